import { type BuiltRequest, type SampleLanguage, scriptString } from 'docs-engine/api'
import { type SdkArgument, sdkFunctions } from '#facts/api/sdk-functions.ts'

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

const isNumber = (kind: SdkArgument) => kind === 'number' || kind === 'positive'

/** Whether the SDK would send a number in other digits, but for zeros at the end of a fraction. */
function isInexact(text: string): boolean {
  const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return PLAIN_NUMBER.test(text) && String(Number(text)) !== shortest
}

function literal(kind: SdkArgument, text: string): string {
  if (kind === 'bigint' && /^(?:0|[1-9]\d*)$/.test(text)) return `${text}n`
  if (isNumber(kind) && PLAIN_NUMBER.test(text)) return text
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text
  return scriptString(text)
}

/** The request by way of the SDK, or a remark that the SDK has no function for it. */
function toSdk({ operation, query, url, keyVariable }: BuiltRequest): string {
  const sdk = sdkFunctions[operation.id]
  if (!sdk) return '// The SDK has no function for this call. Use fetch.'
  const inPath = operation.path.split('/').flatMap((part, index) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name
      ? [[name, decodeURIComponent(new URL(url).pathname.split('/')[index] ?? '')] as const]
      : []
  })
  const given = [...inPath, ...query]
  const taken = given.flatMap(([name, text]) => {
    const kind = sdk.takes[name]
    const isDropped = kind === 'positive' && /^-?0(?:\.0+)?$/.test(text)
    return kind && !isDropped ? [{ name, kind, text }] : []
  })
  const inexact = taken.find(({ kind, text }) => isNumber(kind) && isInexact(text))
  if (inexact)
    return `// The SDK takes ${inexact.name} as a number, which does not hold these digits. Use fetch.`
  const known = taken.map(({ name, kind, text }) => [name, literal(kind, text)] as const)
  const unknown = given
    .filter(([name]) => !taken.some(each => each.name === name))
    .map(([name, text]) => (sdk.takes[name] ? `${name} of ${text}` : name))
  const keyRemark = sdk.takesKey ? '' : `// ${sdk.name} has no parameter for an API key.\n`
  const remark =
    keyRemark + (unknown.length > 0 ? `// Not in the SDK: ${unknown.join(', ')}.\n` : '')
  const members = [
    ...known.map(([name, code]) => `${name}: ${code}`),
    ...(sdk.takesKey ? [`apiKey: process.env.${keyVariable} ?? ''`] : []),
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
