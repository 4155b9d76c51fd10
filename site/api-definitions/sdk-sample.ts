import { type BuiltRequest, type SampleLanguage, scriptString } from 'docs-engine/api'
import { type SdkArgument, sdkFunctions } from '#facts/api/sdk-functions.ts'

function literal(kind: SdkArgument, text: string): string {
  if (kind === 'bigint' && /^\d+$/.test(text)) return `${BigInt(text)}n`
  if (kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text)))
    return String(Number(text))
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text
  return scriptString(text)
}

/** The request by way of the SDK, or a remark that the SDK has no function for it. */
export function toSdk({ operation, query, url, keyVariable }: BuiltRequest): string {
  const sdk = sdkFunctions[operation.id]
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
