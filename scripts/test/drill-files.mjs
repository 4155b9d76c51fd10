/**
 * What is tried, by kind: the files whose tests do it. Each title says what was tried.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const DRILLS = {
  'faults of the disk, kills and second builds': [
    'engine/node/output/replace-folder.test.ts',
    'scripts/deploy/interrupted.drill.ts',
    'tests/reusing-the-engine/damaged-cache.drill.ts',
    'tests/reusing-the-engine/interrupted-build.drill.ts',
    'tests/reusing-the-engine/npm-ended.drill.ts',
  ],
  'faults of the network and of deploys': [
    'tests/navigating/deploys.spec.ts',
    'tests/navigating/failures.spec.ts',
    'tests/navigating/faults.spec.ts',
    'tests/navigating/file-faults.spec.ts',
    'tests/navigating/lacking.spec.ts',
    'tests/reading/offline.spec.ts',
  ],
  'bad input: queries, addresses, pages, settings, data': [
    'engine/node/config/load-limits.test.ts',
    'engine/node/diagnostics/explained.test.ts',
    'tests/calling-the-api/hostile-definitions.drill.ts',
    'tests/calling-the-api/hostile-inputs.drill.ts',
    'tests/calling-the-api/hostile-texts.drill.ts',
    'tests/navigating/generated-addresses.spec.ts',
    'tests/publishing/assistants-limits.test.ts',
    'tests/publishing/odd-requests.test.ts',
    'tests/searching/generated-queries.drill.ts',
    'tests/searching/odd-queries.test.ts',
    'tests/using-figures/generated-links.drill.ts',
    'tests/writing/endless-pages.drill.ts',
    'tests/writing/growth.drill.ts',
    'tests/writing/hostile-data.test.ts',
    'tests/writing/hostile-sources.drill.ts',
  ],
  'load and odd requests on hosts': ['tests/publishing/hosts.drill.ts'],
  'scripts that got into a page or were changed': [
    'tests/navigating/integrity.spec.ts',
    'tests/reading/policy-on-phones.spec.ts',
    'tests/reading/policy.spec.ts',
  ],
}
