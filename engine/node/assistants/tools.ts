import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { FoundAnswer, Reply } from '#model/search/answer.ts'
import { LLMS_FILE } from '#model/twin.ts'
import { type BuiltDocs, type BuiltPage, pageNamed } from './built-docs.ts'
import type { ApiOperation } from './operations.ts'
import { partOf } from './paged.ts'
import { sectionOf } from './sections.ts'

/** Most characters of a section that a result shows. */
const EXCERPT_CHARACTERS = 240

const cursor = z.string().optional().describe('from the reply before, for what follows it')

/** Why a request has no answer, in words that say what to ask instead. */
class RequestError extends Error {}

/** Answers with a part of a text, or with what was wrong with the request. */
async function reply(from: string | undefined, text: () => string | Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: partOf(await text(), from) }] }
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof RangeError)) throw error
    return { content: [{ type: 'text' as const, text: error.message }], isError: true }
  }
}

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

/**
 * A documentation server for assistants: it reads the files of a built site, and does nothing else.
 * @param version of what is documented
 */
export function createServer(docs: BuiltDocs, version: string): McpServer {
  const server = new McpServer(
    { name: 'docs', title: `${docs.title} documentation`, version },
    {
      instructions: `Documentation of ${docs.title}, version ${version}. Copy addresses, numbers and code whole from replies, and name the page they come from. Long replies are cut: pass their cursor on. ${docs.urlOf(`/${LLMS_FILE}`)} lists the same pages.`,
    },
  )
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'list_pages',
    {
      description: 'All pages, or those below a path such as /api.',
      inputSchema: z.object({ below: z.string().optional(), cursor }),
      annotations,
    },
    ({ below = '/', cursor: from }) =>
      reply(from, () => {
        const start = below.replace(/\/*$/, '/')
        const pages = docs.pages.filter(({ path }) => `${path}/`.startsWith(start))
        if (pages.length === 0) throw new RequestError(`No page is below "${below}".`)
        return pages.map(lineOf).join('\n')
      }),
  )
  server.registerTool(
    'search',
    {
      description:
        'Sections that fit words, and at once what is known of an address, a code or a name.',
      inputSchema: z.object({ query: z.string().min(1).max(400), cursor }),
      annotations,
    },
    ({ query, cursor: from }) => reply(from, () => searchText(docs, query)),
  )
  server.registerTool(
    'read_page',
    {
      description: 'A page as Markdown, or one section of it.',
      inputSchema: z.object({
        page: z.string().describe('path, address or title'),
        section: z.string().optional().describe('heading or fragment'),
        cursor,
      }),
      annotations,
    },
    ({ page, section, cursor: from }) =>
      reply(from, () => readPart(docs, pageOrError(docs, page), section)),
  )
  server.registerTool(
    'look_up',
    {
      description:
        'What an address is, or the address of a contract or token on a network ("router arbitrum", "WETH base").',
      inputSchema: z.object({ query: z.string().min(1).max(400), cursor }),
      annotations,
    },
    ({ query, cursor: from }) =>
      reply(from, () => {
        const found = lookUp(docs, query)
        if (found.length > 0) return found.join('\n\n')
        throw new RequestError(
          `Nothing is listed for "${query}". Name a contract or token and a network, or search.`,
        )
      }),
  )
  server.registerTool(
    'explain_error',
    {
      description: 'What an error code of an API means, and what to do, such as "422-03".',
      inputSchema: z.object({ code: z.string().min(1).max(100), cursor }),
      annotations,
    },
    ({ code, cursor: from }) => reply(from, () => explainError(docs, code)),
  )
  server.registerTool(
    'list_operations',
    {
      description: 'All calls of the APIs.',
      inputSchema: z.object({ cursor }),
      annotations,
    },
    ({ cursor: from }) =>
      reply(from, () => docs.operations.map(callOf).join('\n') || 'No API is described.'),
  )
  server.registerTool(
    'describe_operation',
    {
      description:
        'A call with its parameters, request and answers, as its OpenAPI definition has them.',
      inputSchema: z.object({ id: z.string().describe('from list_operations'), cursor }),
      annotations,
    },
    ({ id, cursor: from }) =>
      reply(from, () => {
        const operation = docs.operations.find(each => each.id === id)
        if (!operation)
          throw new RequestError(`There is no call "${id}". list_operations has all of them.`)
        return `${callOf(operation)}\n\n${JSON.stringify(operation.details, undefined, 1)}`
      }),
  )
  return server
}
