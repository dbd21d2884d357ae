<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ApiWords</name>
    <message numerus="yes">
        <source>The server gets too many requests at the moment. Try again in %n second(s).</source>
        <translation>
            <numerusform>The server gets too many requests at the moment. Try again in %n second.</numerusform>
            <numerusform>The server gets too many requests at the moment. Try again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message numerus="yes">
        <source>%n certificate authorities are trusted.</source>
        <translation>
            <numerusform>%n certificate authority is trusted.</numerusform>
            <numerusform>%n certificate authorities are trusted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecretStore</name>
    <message numerus="yes">
        <source>The secret is longer than the system&apos;s secret store can hold (%n byte(s)).</source>
        <translation>
            <numerusform>The secret is longer than the system&apos;s secret store can hold (%n byte).</numerusform>
            <numerusform>The secret is longer than the system&apos;s secret store can hold (%n bytes).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::DoctorDialog</name>
    <message numerus="yes">
        <source>%n check(s) failed.</source>
        <translation>
            <numerusform>%n check failed.</numerusform>
            <numerusform>%n checks failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All checks passed, with %n warning(s).</source>
        <translation>
            <numerusform>All checks passed, with %n warning.</numerusform>
            <numerusform>All checks passed, with %n warnings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::FacetChip</name>
    <message numerus="yes">
        <source>%n more: write %1: in the search box</source>
        <translation>
            <numerusform>%n more: write %1: in the search box</numerusform>
            <numerusform>%n more: write %1: in the search box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::PostgresWorker</name>
    <message numerus="yes">
        <source>The table %1 lacks %n column(s) that the program needs: %2.</source>
        <translation>
            <numerusform>The table %1 lacks %n column that the program needs: %2.</numerusform>
            <numerusform>The table %1 lacks %n columns that the program needs: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::ProfileDialog</name>
    <message numerus="yes">
        <source>%n profile(s) were imported.</source>
        <translation>
            <numerusform>%n profile was imported.</numerusform>
            <numerusform>%n profiles were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them replaced a profile with the same id.</source>
        <translation>
            <numerusform>%n of them replaced a profile with the same id.</numerusform>
            <numerusform>%n of them replaced a profile with the same id.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::RunPage</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::RunStatusBar</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) running</source>
        <translation>
            <numerusform>%n action running</numerusform>
            <numerusform>%n actions running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::TimeHistogramView</name>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
