import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildRequest, exampleValues } from '#engine/api-viewer/request/build-request.ts'
import { cleanValue, wellFormed } from '#engine/api-viewer/request/clean-text.ts'
import type { BuiltRequest } from '#engine/model/api/request.ts'
import { formOperation } from '#support/apis.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { saidBy } from '#support/samples/expected.ts'
import {
  type Interpreter,
  isThere,
  node,
  python,
  runSamples,
  shell,
} from '#support/samples/interpreters.ts'
import { writerIn } from '#support/samples/languages.ts'
import { type Stub, startStub } from '#support/samples/stub.ts'
import { seeded } from '#support/seeded.ts'

const { folder, remove } = await temporaryFolder()
/** A file that is there once something of an input has run. */
const TRACE = path.join(folder, 'trace')

let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(async () => {
  stub.stop()
  await remove()
})
beforeEach(() => void stub.take())

/** What would end the text that it stands in, and run something, in one of the languages. */
const WRITTEN: readonly string[] = [
  `'; touch ${TRACE}; '`,
  `"; touch ${TRACE}; "`,
  `$(touch ${TRACE})`,
  `\`touch ${TRACE}\``,
  `' | touch ${TRACE} #`,
  `a\n touch ${TRACE}\n`,
  `a' \\\n; touch ${TRACE}`,
  `\\'; touch ${TRACE} #`,
  `$'\\'; touch ${TRACE} #'`,
  `!!; touch ${TRACE}`,
  `!"touch`,
  `-o ${TRACE}`,
  `--output=${TRACE}`,
  `@${import.meta.filename}`,
  `a@${import.meta.filename}`,
  `-d @${import.meta.filename}`,
  `<${import.meta.filename}`,
  `';require('fs').writeFileSync('${TRACE}','')//`,
  `\${require('fs').writeFileSync('${TRACE}','')}`,
  `\\\${require('fs').writeFileSync('${TRACE}','')}`,
  `\`;await import('node:fs').then(f=>f.writeFileSync('${TRACE}',''));\``,
  `*/;require('fs').writeFileSync('${TRACE}','')/*`,
  `"""; open("${TRACE}", "w") #`,
  `'''; open("${TRACE}", "w") #`,
  `"\nopen("${TRACE}", "w")\n#`,
  `\\"""; open("${TRACE}", "w") #`,
  `{open("${TRACE}", "w")}`,
  `a\u2028touch ${TRACE}\u2029b\u0085c`,
  'a\0b',
  'a\ud800b',
  '\u202eabc',
  '%00%0a%27%22$HOME%PATH%',
  `$HOME \${SUSHI_API_KEY} $SUSHI_API_KEY`,
  '&apiKey=other#x?y=z',
  '../../etc/passwd',
  '\\u0027\\x27\\47\\n\\',
  '\\',
  '\\\\',
  '🍣 寿司 é ﬁ',
  '\t\r\n\v\f.',
  '}],"a":[{"b":"',
]

const PIECES = [
  ...["'", '"', '`', '$', '(', ')', '{', '}', '\\', '\n', '\r', ' ', '-', '@', '#', '!', '&', ';'],
  ...[
    '|',
    '<',
    '>',
    '*',
    '?',
    '~',
    '=',
    '%',
    '/',
    'a',
    '0',
    'n',
    'u0027',
    '\u2028',
    '\u0000',
    '🍣',
  ],
  ...['"""', "'''", '${', '$(', `touch ${TRACE}`],
] as const
/** Inputs that are put together of pieces, besides those above. */
const GENERATED = 40

const random = seeded()
const [first, ...others] = PIECES
const generated = Array.from({ length: GENERATED }, () =>
  Array.from({ length: 1 + random.below(12) }, () => random.pick([first, ...others])).join(''),
)
const inputs = [...WRITTEN, ...generated].filter(input => cleanValue(wellFormed(input)) !== '')

/** The calls and fields that inputs go into: a query, a path, and a body. */
const places = [
  ['swap', 'referrer'],
  ['price', 'address'],
  ['signQuote', 'aux_data'],
] as const

// The form refuses dots alone in a path: no address can hold them.
const cases = places
  .flatMap(([id, name]) => inputs.map(input => ({ id, name, input })))
  .filter(({ name, input }) => name !== 'address' || !/^\.\.?$/.test(cleanValue(input)))

const requests = (): BuiltRequest[] =>
  cases.map(({ id, name, input }) => {
    const { form, operation } = formOperation(id)
    return buildRequest({ ...form, host: stub.url }, operation, {
      ...exampleValues(operation),
      [name]: input,
    })
  })

it.for<[string, Interpreter]>([
  ['curl', { ...shell, program: 'bash' }],
  ['fetch', node],
  ['python', python],
])(
  'what is entered arrives by %s as it is, and nothing of it runs',
  async ([language, interpreter], { skip }) => {
    const programs = language === 'curl' ? ['curl', interpreter.program] : [interpreter.program]
    skip(!programs.every(isThere), 'its interpreter is missing')
    const built = requests()
    await runSamples(interpreter, built.map(writerIn(language)), stub.url)
    const arrived = stub.take().map(saidBy)
    expect(arrived.length).toBe(cases.length)
    for (const [index, { name, input }] of cases.entries()) {
      const { path: parts, query, body } = arrived[index] ?? { path: [], query: [] }
      const sent = { ...Object.fromEntries(query), address: parts.at(-1), ...Object(body) }
      const about = `${JSON.stringify(input)} as ${name}, SEED=${random.seed}`
      expect(sent[name], about).toBe(cleanValue(wellFormed(input)))
      // Nothing was added to what the form says.
      expect(
        query.map(([key]) => key),
        about,
      ).toEqual(built[index]?.query.map(([key]) => key))
    }
    expect(existsSync(TRACE), `SEED=${random.seed}`).toBe(false)
  },
)
