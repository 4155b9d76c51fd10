import type { BuiltRequest, SampleLanguage } from '#model/api/request.ts'
import { pythonString, scriptString, shellWord } from './quote.ts'

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

/** The request as a shell command. */
export function toCurl({ method, url, query, key, keyVariable, body }: BuiltRequest): string {
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
          `curl ${shellWord(url)}`,
          ...keyHeader,
          '-H "content-type: application/json"',
          `--data ${shellWord(JSON.stringify(body, null, 2))}`,
        ]
  return parts.join(' \\\n  ')
}

/** The request in TypeScript, with nothing but the platform. */
export function toFetch({ method, url, query, key, keyVariable, body }: BuiltRequest): string {
  const pairs = query.map(([name, value]) => `  ${name}: ${scriptString(value)},\n`).join('')
  const keyPair = key?.in === 'query' ? `  ${key.name}: apiKey,\n` : ''
  const headers = [
    ...(key?.in === 'header' ? [`${scriptString(key.name)}: apiKey`] : []),
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'POST' ? ["method: 'POST'"] : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')})`]),
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
export function toPython({ method, url, query, key, keyVariable, body }: BuiltRequest): string {
  const keyText = `os.environ["${keyVariable}"]`
  const pairs = [
    ...query.map(([name, value]) => `${pythonString(name)}: ${pythonString(value)}`),
    ...(key?.in === 'query' ? [`${pythonString(key.name)}: ${keyText}`] : []),
  ]
  const lines = [
    pythonString(url),
    ...(pairs.length > 0
      ? [`params={\n${pairs.map(pair => `        ${pair},\n`).join('')}    }`]
      : []),
    ...(key?.in === 'header' ? [`headers={${pythonString(key.name)}: ${keyText}}`] : []),
    // As text: JSON writes true and null, which Python does not read.
    ...(body === undefined ? [] : [`json=json.loads(${pythonString(JSON.stringify(body))})`]),
    'timeout=30',
  ]
  return `${body === undefined ? '' : 'import json\n'}import os

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
