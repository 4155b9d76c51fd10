import type { BuiltRequest, SampleLanguage } from '#model/api/request.ts'
import {
  memberName,
  pythonLines,
  pythonString,
  scriptString,
  scriptTemplate,
  shellWord,
} from './quote.ts'

/** JSON as a part of code: no text of JSON holds a line end, so that all of them may be indented. */
const indented = (json: string, by: string) => json.replaceAll('\n', `\n${by}`)

/** The address with its query, as a word of a command that has no other place for a query. */
function fullAddress({ url, query, key, keyVariable }: BuiltRequest): string {
  const pairs = query.map(pair => pair.map(encodeURIComponent).join('='))
  const address = [url, ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?')
  const keyPair = `"${pairs.length > 0 ? '&' : '?'}${key?.name}=$${keyVariable}"`
  return shellWord(address) + (key?.in === 'query' ? keyPair : '')
}

/** The request as a shell command. */
function toCurl(request: BuiltRequest): string {
  const { method, url, query, key, keyVariable, body } = request
  const keyHeader = key?.in === 'header' ? [`-H "${key.name}: $${keyVariable}"`] : []
  const keyParameter = key?.in === 'query' ? [`--data-urlencode "${key.name}=$${keyVariable}"`] : []
  const parts =
    method === 'GET'
      ? [
          `curl --get ${shellWord(url)}`,
          ...keyHeader,
          ...query.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`),
          ...keyParameter,
        ]
      : [
          `curl --request ${method} ${fullAddress(request)}`,
          ...keyHeader,
          ...(body === undefined
            ? []
            : ['-H "content-type: application/json"', `--data ${shellWord(body)}`]),
        ]
  return parts.join(' \\\n  ')
}

/** The request in TypeScript, with nothing but the platform. */
function toFetch({ method, url, query, key, keyVariable, body }: BuiltRequest): string {
  const pairs = query
    .map(([name, value]) => `  ${memberName(name)}: ${scriptString(value)},\n`)
    .join('')
  const keyPair = key?.in === 'query' ? `  ${memberName(key.name)}: apiKey,\n` : ''
  const headers = [
    ...(key?.in === 'header' ? [`${scriptString(key.name)}: apiKey`] : []),
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'POST' ? ["method: 'POST'"] : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    // As text: JSON.stringify would write long numbers in other digits.
    ...(body === undefined ? [] : [`body: ${scriptTemplate(indented(body, '  '))}`]),
  ]
  const search =
    pairs + keyPair === ''
      ? ''
      : `url.search = new URLSearchParams({\n${pairs}${keyPair}}).toString()\n`
  const given = options.length > 0 ? `, {\n${options.map(line => `  ${line},\n`).join('')}}` : ''
  return `const apiKey = process.env.${keyVariable} ?? ''

const url = new URL(${scriptString(url)})
${search}
const response = await fetch(url${given})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
console.log(await response.json())`
}

/** The request in Python, with the package `requests`. */
function toPython({ method, url, query, key, keyVariable, body }: BuiltRequest): string {
  const keyText = `os.environ["${keyVariable}"]`
  const pairs = [
    ...query.map(([name, value]) => `${pythonString(name)}: ${pythonString(value)}`),
    ...(key?.in === 'query' ? [`${pythonString(key.name)}: ${keyText}`] : []),
  ]
  const headers = [
    ...(key?.in === 'header' ? [`${pythonString(key.name)}: ${keyText}`] : []),
    ...(body === undefined ? [] : ['"content-type": "application/json"']),
  ]
  const lines = [
    pythonString(url),
    ...(pairs.length > 0
      ? [`params={\n${pairs.map(pair => `        ${pair},\n`).join('')}    }`]
      : []),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    // As text: Python would write fractions in other digits.
    ...(body === undefined ? [] : [`data=${pythonLines(indented(body, '    '))}.encode()`]),
    'timeout=30',
  ]
  return `import os

import requests

response = requests.${method.toLowerCase()}(
${lines.map(line => `    ${line},\n`).join('')})
response.raise_for_status()
print(response.json())`
}

/**
 * The languages, in the order of their tabs.
 * @param added those that a site adds
 */
export function sampleLanguages(added: readonly SampleLanguage[]): readonly SampleLanguage[] {
  return [
    { id: 'curl', label: 'curl', write: toCurl },
    { id: 'fetch', label: 'TypeScript (fetch)', write: toFetch },
    ...added,
    { id: 'python', label: 'Python', write: toPython },
  ]
}
