import { type BuiltRequest, type SampleLanguage, scriptString } from 'docs-engine/api'

/** How a parameter's text becomes an argument of the SDK. */
type Argument = 'address' | 'bigint' | 'number' | 'boolean' | 'string'

const trade = {
  chainId: 'number',
  tokenIn: 'address',
  tokenOut: 'address',
  amount: 'bigint',
  maxSlippage: 'number',
  maxPriceImpact: 'number',
  referrer: 'string',
} as const satisfies Record<string, Argument>

/** A function of the SDK that makes a call. */
interface SdkFunction {
  readonly name: string
  /** The arguments it takes as an object, by the parameter's name; as a list when `isList` is true. */
  readonly takes: Readonly<Record<string, Argument>>
  readonly isList: boolean
  /** Whether it has an argument for the key. */
  readonly takesKey: boolean
}

/**
 * The functions of the SDK that make documented calls, by the name of the call. `fee` and what goes with it are
 * left out: the SDK takes a whole number where the API wants a fraction.
 * Source: the types of https://www.npmjs.com/package/sushi, version 6.2.9.
 */
const functions: Readonly<Record<string, SdkFunction>> = {
  quote: {
    name: 'getQuote',
    takes: { ...trade, visualize: 'boolean' },
    isList: false,
    takesKey: false,
  },
  swap: {
    name: 'getSwap',
    takes: {
      ...trade,
      sender: 'address',
      recipient: 'address',
      source: 'string',
      simulate: 'boolean',
      validate: 'boolean',
    },
    isList: false,
    takesKey: true,
  },
  price: {
    name: 'getPrice',
    takes: { chainId: 'number', address: 'address' },
    isList: true,
    takesKey: false,
  },
  prices: { name: 'getPrices', takes: { chainId: 'number' }, isList: true, takesKey: false },
}

function literal(kind: Argument, text: string): string {
  if (kind === 'bigint' && /^\d+$/.test(text)) return `${BigInt(text)}n`
  if (kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text)))
    return String(Number(text))
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text
  return scriptString(text)
}

/** The request by way of the SDK, or a remark that the SDK has no function for it. */
export function toSdk({ operation, query, url }: BuiltRequest): string {
  const sdk = functions[operation.id]
  if (!sdk) return '// The SDK has no function for this call. Use fetch.'
  const inPath = operation.path.split('/').flatMap((part, index) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name
      ? [[name, decodeURIComponent(new URL(url).pathname.split('/')[index] ?? '')] as const]
      : []
  })
  const given = [...inPath, ...query]
  const known = given.flatMap(([name, text]) => {
    const kind = sdk.takes[name]
    return kind ? [[name, literal(kind, text)] as const] : []
  })
  const unknown = given.filter(([name]) => !sdk.takes[name]).map(([name]) => name)
  const keyRemark = sdk.takesKey ? '' : `// ${sdk.name} has no parameter for an API key.\n`
  const remark =
    keyRemark + (unknown.length > 0 ? `// Not in the SDK: ${unknown.join(', ')}.\n` : '')
  const members = [
    ...known.map(([name, code]) => `${name}: ${code}`),
    ...(sdk.takesKey ? ["apiKey: process.env.SUSHI_API_KEY ?? ''"] : []),
  ]
  const list = sdk.isList
    ? known.map(([, code]) => code).join(', ')
    : `{\n${members.map(member => `  ${member},\n`).join('')}}`
  return `import { ${sdk.name} } from 'sushi/evm'

${remark}const ${operation.id} = await ${sdk.name}(${list})
console.log(${operation.id})`
}

/** The SDK among the languages of a request. */
export const sdkSample: SampleLanguage = {
  id: 'sdk',
  label: 'TypeScript (SDK)',
  write: toSdk,
}
