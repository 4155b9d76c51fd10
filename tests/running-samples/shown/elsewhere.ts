import { isNetworkSample, isRecorded } from '#engine/node/samples/files.ts'
import { readRecord } from '#engine/node/samples/record.ts'
import { SITE_ROOT } from '#support/folders.ts'
import type { ShownSample } from '#support/samples/shown.ts'

/** Samples that a test of their own runs. */
interface Elsewhere {
  readonly samples: RegExp
  /** The test. */
  readonly test: string
  /** By what the test names them. */
  readonly naming: string
}

const FOLDER = 'tests/running-samples'

/** Tests that run samples besides those of this folder. */
export const testsOfSamples: readonly Elsewhere[] = [
  // Pages that are followed from their first command to their last.
  {
    samples: /^(?:tsconfig\.json$|quickstart#)/,
    test: `${FOLDER}/quickstart.drill.ts`,
    naming: "'/quickstart'",
  },
  {
    samples: /^api\/generate-a-client#/,
    test: `${FOLDER}/clients/page.drill.ts`,
    naming: "'/api/generate-a-client'",
  },
  {
    samples: /^sdk\/installation#(?:npm|Terminal.*)$/,
    test: `${FOLDER}/installation.drill.ts`,
    naming: "'/sdk/installation'",
  },
  {
    samples: /^verify#/,
    test: `${FOLDER}/check-address.drill.ts`,
    naming: "'/verify'",
  },
  // They are loaded together, and every decision in them is broken once.
  {
    samples: /^swap\/(?!stake-sushi|swap-tokens)[\w-]+\.ts$/,
    test: `${FOLDER}/swap/swap.test.ts`,
    naming: 'swapSources()',
  },
  ...[
    ['swap/swap-tokens.ts', 'swap-tokens'],
    ['contracts/read-bar.ts', 'read-bar'],
    ['contracts/(?:close-position|collect-fees).ts', 'close-position'],
    ['subgraphs/subgraph-endpoint.ts', 'subgraph-endpoint'],
    ['sdk/swap/problem-of.ts', 'api-run', 'problem-of'],
    ['api/errors#(?:read-problem|fetch-with-retry).ts', 'api-run', 'read-problem'],
    ['api/examples/quote#format-units.ts', 'api-run', 'format-units'],
  ].map(([samples = '', test = '', naming = test]) => ({
    samples: new RegExp(`^${samples}$`),
    test: `${FOLDER}/${test}.test.ts`,
    naming,
  })),
]

/** Commands that nothing runs, each with the reason. */
export const notRun: Readonly<Record<string, string>> = {
  'sdk/installation#pnpm': 'its program is not there everywhere',
  'sdk/installation#yarn': 'its program is not there everywhere',
  'sdk/installation#bun': 'its program is not there everywhere',
  'resources#sh': 'builds the site, as whoever runs the tests has done',
  'resources#json': 'are settings of a program that readers have',
  'sdk/migrating#Terminal': 'lists what a project has installed',
  'sdk/migrating#Terminal 2': 'installs the newest of a range from the registry',
  'sdk/migrating#Terminal 3': 'asks the registry',
}

/** Whether a sample is run by its record, which tests make again, or by a test of its own, or has a reason not to. */
export function ranElsewhere({ id, language }: ShownSample): boolean {
  const isFile = language === 'ts' && !id.includes('#') && isRecorded(id)
  if (isFile && (isNetworkSample(id) || readRecord(SITE_ROOT, id).output !== undefined)) return true
  return Object.hasOwn(notRun, id) || testsOfSamples.some(({ samples }) => samples.test(id))
}
