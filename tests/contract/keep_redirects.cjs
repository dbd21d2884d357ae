// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before Prism (node --require). Prism's proxy follows redirects by itself, so that the 302 of the artifact call
// would never be judged nor reach the client. Here its HTTP client hands redirects on instead.
'use strict';
const fetch = require('node-fetch');
fetch.default = (url, options) => fetch(url, { redirect: 'manual', ...options });
