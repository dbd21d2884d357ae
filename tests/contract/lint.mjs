// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judges an OpenAPI description by Redocly's recommended rules: node lint.mjs FILE. It must have no error and no
// warning, and copies of it that are broken on purpose must be found broken. Uses the linter's engine alone: its command
// line would ask the network for news.
import { readFile } from 'node:fs/promises';
import openapi from '@redocly/openapi-core';

// The artifact call answers with a redirect alone (DESIGN 7), which the rule does not foresee.
const exceptions = ['operation-2xx-response #/paths/~1wf2des~1{id}~1artifact/get/responses'];

const breakages = [
    { rule: 'operation-operationId', text: '      operationId: cancelRun\n', by: '' },
    { rule: 'no-unresolved-refs', text: '#/components/schemas/RunPage"', by: '#/components/schemas/Pages"' },
    { rule: 'security-defined', text: 'security:\n  - bearerAuth: []\n', by: '' },
    { rule: 'struct', text: '  version: 1.0.0\n', by: '' },
    { rule: 'path-parameters-defined', text: '      name: id\n      in: path', by: '      name: run\n      in: path' },
    { rule: 'no-invalid-media-type-examples', text: 'example: { status: ok }', by: 'example: { status: bad }' },
];

const config = await openapi.createConfig({ extends: ['recommended'] });

async function problemsOf(source) {
    const problems = await openapi.lintFromString({ source, absoluteRef: 'wf2des-api.yaml', config });
    return problems
        .map(({ severity, ruleId, message, location }) => ({
            rule: ruleId,
            place: `${ruleId} ${location[0]?.pointer ?? ''}`,
            text: `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
        }))
        .filter(({ place }) => !exceptions.includes(place));
}

const description = await readFile(process.argv[2], 'utf8');
const problems = await problemsOf(description);
problems.forEach(({ text }) => console.log(text));
console.log(`${problems.length} problems`);

let missed = 0;
for (const { rule, text, by } of breakages) {
    const broken = description.replace(text, by);
    const found = broken !== description && (await problemsOf(broken)).some((problem) => problem.rule === rule);
    console.log(`${found ? 'found' : 'MISSED'}: a copy that breaks ${rule}`);
    missed += found ? 0 : 1;
}
process.exit(problems.length === 0 && missed === 0 ? 0 : 1);
