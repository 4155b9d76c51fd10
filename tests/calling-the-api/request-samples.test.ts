import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { buildRequest, exampleValues } from '#engine/api-viewer/request/build-request.ts'
import { sampleLanguages } from '#engine/api-viewer/request/samples.ts'
import { sdkSample } from '#site/api-definitions/sdk-sample.ts'
import { bladeBodies } from '#site/facts/api/blade-examples.ts'
import { exampleTrade } from '#site/facts/api/examples.ts'
import { blade, formOperation, sushi } from '#support/apis.ts'
import { diagnosticsOf, SAMPLES_FOLDER } from '#support/samples/compile.ts'
import { writerIn } from '#support/samples/languages.ts'

const toCurl = writerIn('curl')
const toFetch = writerIn('fetch')
const toPython = writerIn('python')
const toSdk = writerIn('sdk')

const ids = [sushi, blade].flatMap(({ form }) => form.operations.map(({ id }) => id))

function requestOf(id: string, values: Record<string, string> = {}) {
  const { form, operation } = formOperation(id)
  return buildRequest(form, operation, { ...exampleValues(operation), ...values })
}

/** Any of these would end a quoted text somewhere. */
const HOSTILE = `a'b"c\`d$(touch x)\\e!f\u2028g`

describe('a request', () => {
  it('has the values of the documented example, and a placeholder for the account', () => {
    const { url, query } = requestOf('swap')
    expect(url).toBe(`https://api.sushi.com/swap/v7/${exampleTrade.chainId}`)
    expect(Object.fromEntries(query)).toEqual({
      tokenIn: exampleTrade.tokenIn,
      tokenOut: exampleTrade.tokenOut,
      amount: exampleTrade.amount,
      sender: 'YOUR_ADDRESS',
      maxSlippage: '0.005',
      simulate: 'true',
    })
  })

  it('leaves out what is empty, and keeps a path a path', () => {
    const { url, query } = requestOf('price', { address: '../x?y' })
    expect(url).toBe('https://api.sushi.com/price/v1/1/..%2Fx%3Fy')
    expect(query).toEqual([])
    expect(requestOf('quote', { maxSlippage: ' ' }).query).toContainEqual([
      'maxSlippage',
      'YOUR_MAXSLIPPAGE',
    ])
    expect(requestOf('swap', { maxSlippage: ' ' }).query.map(([name]) => name)).not.toContain(
      'maxSlippage',
    )
  })

  it('has the members of a body as JSON values', () => {
    const { body } = requestOf('depositAssets', { days_to_lock: '1', single_asset: 'false' })
    expect(JSON.parse(body ?? '')).toEqual({
      sender: 'YOUR_ADDRESS',
      pool_address: '0x5130f6cE257B8F9bF7fac0A0b519Bd588120ed40',
      chain_id: 10,
      days_to_lock: 1,
      deposit: { '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1': '2500000000000000000' },
      single_asset: false,
    })
  })

  it('of a deposit says what is deposited and for how long, as its own example does', () => {
    const { body } = requestOf('depositAssets')
    const { sender, ...rest } = JSON.parse(body ?? '')
    expect(sender).toBe('YOUR_ADDRESS')
    expect(bladeBodies.depositRequest).toMatchObject(rest)
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(['days_to_lock', 'deposit']))
  })
})

describe('no sample holds a key, each names the variable of its own API', () => {
  const all = [
    { form: sushi.form, own: 'SUSHI_API_KEY', other: 'BLADE_API_KEY' },
    { form: blade.form, own: 'BLADE_API_KEY', other: 'SUSHI_API_KEY' },
  ].flatMap(({ form, own, other }) =>
    form.operations.flatMap(({ id }) =>
      sampleLanguages([sdkSample]).map(language => ({ id, language, own, other })),
    ),
  )
  it.each(all)('$id in $language.id', ({ id, language, own, other }) => {
    const code = language.write(requestOf(id))
    const isWithoutKey = language.id === 'sdk' && id !== 'swap'
    expect(code.includes(own)).toBe(!isWithoutKey)
    expect(code).not.toContain(other)
  })
})

describe('curl', () => {
  /** The words that a shell makes of a command. */
  const words = (command: string) =>
    execFileSync('sh', ['-c', command.replace(/^curl/, "printf '%s\\0'")], {
      env: { PATH: process.env.PATH ?? '', SUSHI_API_KEY: 'k', BLADE_API_KEY: 'k' },
      encoding: 'utf8',
    })
      .split('\0')
      .slice(0, -1)

  it('sends what was entered, whatever it is', () => {
    const given = words(toCurl(requestOf('swap', { referrer: HOSTILE })))
    expect(given).toContain(`referrer=${HOSTILE}`)
    expect(given).toContain('apiKey=k')
    expect(given.slice(0, 2)).toEqual(['--get', 'https://api.sushi.com/swap/v7/1'])
  })

  it('sends the key of Blade as its header, and a body as JSON', () => {
    const given = words(toCurl(requestOf('signQuote', { aux_data: HOSTILE })))
    expect(given).toContain('x-api-key: k')
    expect(JSON.parse(given.at(-1) ?? '')).toMatchObject({
      destination_address: 'YOUR_ADDRESS',
      aux_data: HOSTILE,
    })
  })
})

describe('TypeScript', () => {
  it('compiles under strict rules, for every call', () => {
    const files = new Map<string, string>(
      ids.flatMap(id =>
        [toFetch, toSdk].map((write, index) => {
          const sender = `0x${'ab'.repeat(20)}`
          const code = `${write(requestOf(id, { sender, referrer: HOSTILE }))}\nexport {}\n`
          return [`${SAMPLES_FOLDER}${id}-${index}.ts`, code] as const
        }),
      ),
    )
    expect(diagnosticsOf(files)).toEqual([])
  })

  it('names what the SDK has no parameter for', () => {
    const code = toSdk(requestOf('quote', { onlyDEX: 'SushiSwapV3' }))
    expect(code).toContain('// Not in the SDK: onlyDEX.')
    expect(code).toContain('amount: 500000000000000000n,')
  })

  it('says so when the SDK has no function for a call', () => {
    expect(toSdk(requestOf('getPoolInfo'))).toBe(
      '// The SDK has no function for this call. Use fetch.',
    )
  })
})

it('Python has the same query, and a body as text', () => {
  expect(toPython(requestOf('price'))).toContain(
    'requests.get(\n    "https://api.sushi.com/price/v1/1/0x',
  )
  expect(toPython(requestOf('signQuote'))).toMatch(/data="""\{\n +"quote_id": "/)
})
