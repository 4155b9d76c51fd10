import type { Api, ApiAnswer, ApiOperation } from '#model/api/api.ts'
import type { ApiForm, ExampleAnswer, ExplainedError, FormOperation } from '#model/api/form.ts'
import { memberOf } from '#model/api/member-of.ts'
import { withBase } from '#model/routes.ts'
import type { Words } from '#words/en.ts'
import { bodyKindsOf } from './body-kinds.ts'
import { fieldsOf } from './fields.ts'

function examplesOf({ status, response }: ApiAnswer): ExampleAnswer[] {
  return Object.entries(response.content['application/json'].examples ?? {}).map(
    ([name, { summary = name, value }]) => ({
      status: Number(status),
      name,
      summary: summary.replaceAll('`', ''),
      value,
    }),
  )
}

/** The documented errors of an answer by their code, in the words of their examples. */
function errorsOf({ response, errors }: ApiAnswer, basePath: string): [string, ExplainedError][] {
  const examples = Object.values(response.content['application/json'].examples ?? {})
  return errors.map(({ code, title, meaning, page }) => {
    const example = examples.find(({ value }) => memberOf(value, 'code') === code)
    return [
      code,
      {
        summary: example?.summary ?? `${code} ${title}`,
        meaning: example?.description ?? meaning,
        page: withBase(page, basePath),
      },
    ]
  })
}

function formOperation(operation: ApiOperation, basePath: string, words: Words): FormOperation {
  const { id, method, path, summary, body, answers, exactlyOneOf } = operation
  return {
    id,
    method,
    path,
    summary,
    fields: fieldsOf(operation, words),
    hasBody: body !== undefined,
    exactlyOneOf,
    bodyKinds: body ? bodyKindsOf(body.content['application/json'].schema) : [],
    examples: answers.flatMap(examplesOf),
    errors: Object.fromEntries(answers.flatMap(answer => errorsOf(answer, basePath))),
  }
}

/**
 * What the forms of an API need of it.
 * @param api as it is presented
 * @param basePath of the site
 * @param words of the site's language
 */
export function formOf(
  { host, keyVariable, keys, isKeyOptional, tags }: Api,
  basePath: string,
  words: Words,
): ApiForm {
  const [key] = keys
  return {
    host,
    keyVariable,
    ...(key && { key: { in: key.in, name: key.name } }),
    isKeyOptional,
    operations: tags.flatMap(({ operations }) =>
      operations.map(operation => formOperation(operation, basePath, words)),
    ),
  }
}
