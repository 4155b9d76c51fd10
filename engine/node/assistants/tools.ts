import type { FoundAnswer, Reply } from '#model/search/answer.ts'
import { type BuiltDocs, type BuiltPage, pageNamed } from './built-docs.ts'
import { nameInput, queryInput } from './limits.ts'
import type { ApiOperation } from './operations.ts'
import { sectionOf } from './sections.ts'
import { RequestError, type Tool, tool } from './tool.ts'

/** Most characters of a section that a result shows. */
const EXCERPT_CHARACTERS = 240

const lineOf = ({ title, url, description }: BuiltPage) => `- [${title}](${url}): ${description}`

function pageOrError(docs: BuiltDocs, named: string): BuiltPage {
  const page = pageNamed(docs, named)
  if (page) return page
  throw new RequestError(`There is no page "${named}". list_pages has all of them.`)
}

/** A page, or the section of it that has this heading or fragment. */
function readPart(docs: BuiltDocs, page: BuiltPage, section: string | undefined): string {
  const markdown = docs.markdownOf(page)
  if (section === undefined) return markdown
  const wanted = section.replace(/^#/, '').trim().toLowerCase()
  const place = page.headings.findIndex(
    ({ id, text }) => id.toLowerCase() === wanted || text.toLowerCase() === wanted,
  )
  const found = place < 0 ? undefined : sectionOf(markdown, place)
  if (found !== undefined) return `${found}\n\nPage: ${page.url}#${page.headings[place]?.id}`
  const headings = page.headings.map(({ text }) => text).join(', ')
  throw new RequestError(`"${page.title}" has no section "${section}". It has: ${headings}`)
}

function answerText(docs: BuiltDocs, { answer, match }: FoundAnswer): string {
  const { name, where, kind, value, text, href } = answer
  return [
    `${name}, ${where}: ${kind} ${value}`,
    ...(text ? [text] : []),
    ...(match === 'part' ? ['Only a part of it was given: compare all characters.'] : []),
    ...(match === 'other-case' ? ['It was written in other upper and lower case letters.'] : []),
    `Page: ${docs.urlOf(href)}`,
  ].join('\n')
}

function unlistedText({ unlisted }: Reply): string[] {
  if (!unlisted) return []
  const { like } = unlisted
  return [
    like
      ? `This value is not listed here. It looks like ${like.name}, ${like.where} (${like.value}), and is another one: do not use it.`
      : 'This value is not listed in this documentation.',
  ]
}

/** What the site says by itself of a value, a name or a code. */
function lookUp(docs: BuiltDocs, query: string): string[] {
  const found = docs.search.answer(query)
  return [...unlistedText(found), ...found.answers.map(each => answerText(docs, each))]
}

function searchText(docs: BuiltDocs, query: string): string {
  const results = docs.search.search(query).map(({ id, href, title, titles }) => {
    const text = docs.search.text(id)?.replace(/\s+/g, ' ').slice(0, EXCERPT_CHARACTERS) ?? ''
    return `- [${[...titles, title].join(' > ')}](${docs.urlOf(href)})${text && `: ${text}`}`
  })
  const found = [...lookUp(docs, query), ...(results.length > 0 ? [results.join('\n')] : [])]
  return found.length > 0
    ? found.join('\n\n')
    : `Nothing was found for "${query}". Try fewer or other words, or list_pages.`
}

/** What an error code means: what the site says by itself, and the section that it leads to. */
function explainError(docs: BuiltDocs, code: string): string {
  const said = docs.search.answer(code)
  const [first] = said.answers
  if (!first)
    throw new RequestError(
      `No error "${code}" is known. Codes look like those that search finds for "errors".`,
    )
  const [path = '', fragment] = first.answer.href.split('#')
  const page = pageOrError(docs, path)
  const isHeading = page.headings.some(({ id }) => id === fragment)
  return [
    ...said.answers.map(each => answerText(docs, each)),
    readPart(docs, page, isHeading ? fragment : undefined),
  ].join('\n\n')
}

const callOf = ({ id, method, path, summary, server }: ApiOperation) =>
  `- ${id}: ${method} ${server}${path} (${summary})`

/** What an assistant can ask, in the order in which it is told. */
export const tools: readonly Tool[] = [
  tool(
    'list_pages',
    'All pages, or those below a path such as /api.',
    { below: nameInput.optional() },
    (docs, { below = '/' }) => {
      const start = below.replace(/\/*$/, '/')
      const pages = docs.pages.filter(({ path }) => `${path}/`.startsWith(start))
      if (pages.length === 0) throw new RequestError(`No page is below "${below}".`)
      return pages.map(lineOf).join('\n')
    },
  ),
  tool(
    'search',
    'Sections that fit words, and at once what is known of an address, a code or a name.',
    { query: queryInput },
    (docs, { query }) => searchText(docs, query),
  ),
  tool(
    'read_page',
    'A page as Markdown, or one section of it.',
    {
      page: nameInput.describe('path, address or title'),
      section: nameInput.optional().describe('heading or fragment'),
    },
    (docs, { page, section }) => readPart(docs, pageOrError(docs, page), section),
  ),
  tool(
    'look_up',
    'What an address is, or the address of a contract or token on a network ("router arbitrum", "WETH base").',
    { query: queryInput },
    (docs, { query }) => {
      const found = lookUp(docs, query)
      if (found.length > 0) return found.join('\n\n')
      throw new RequestError(
        `Nothing is listed for "${query}". Name a contract or token and a network, or search.`,
      )
    },
  ),
  tool(
    'explain_error',
    'What an error code of an API means, and what to do, such as "422-03".',
    { code: nameInput.min(1) },
    (docs, { code }) => explainError(docs, code),
  ),
  tool(
    'list_operations',
    'All calls of the APIs.',
    {},
    docs => docs.operations.map(callOf).join('\n') || 'No API is described.',
  ),
  tool(
    'describe_operation',
    'A call with its parameters, request and answers, as its OpenAPI definition has them.',
    { id: nameInput.describe('from list_operations') },
    (docs, { id }) => {
      const operation = docs.operations.find(each => each.id === id)
      if (!operation)
        throw new RequestError(`There is no call "${id}". list_operations has all of them.`)
      return `${callOf(operation)}\n\n${JSON.stringify(operation.details, undefined, 1)}`
    },
  ),
]
