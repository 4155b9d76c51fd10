import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#support/assistants/client.ts'
import { readMarkdown, words } from '#support/twin.ts'
import { readerQuestions } from './reader-questions.ts'

/** How many pages of a reply an assistant reads. */
const PAGES_READ = 3

let assistant: Awaited<ReturnType<typeof connect>>
beforeAll(async () => {
  assistant = await connect('root')
})
afterAll(() => assistant.client.close())

/** A page as an assistant reads it: part by part, to its end. */
async function wholePage(page: string): Promise<string> {
  let text = ''
  for (let cursor: string | undefined = '0'; cursor !== undefined; ) {
    const part = await assistant.call('read_page', { page, cursor })
    const [line = '', next] = /\n\(There is more: .*"(\d+)"\.\)$/.exec(part.text) ?? []
    text += part.text.slice(0, part.text.length - line.length)
    cursor = next
  }
  return text
}

/** The first pages that a reply names. */
function pagesIn(text: string): string[] {
  const addresses = [...text.matchAll(/(?:\]\(|^Page: )(https:[^)#\s]+)/gm)].map(
    ([, url = '']) => url,
  )
  return [...new Set(addresses)].slice(0, PAGES_READ)
}

const single = (text: string) => text.replace(/\s+/g, ' ')

/** What a page says in words, and the same without the signs that Markdown has between names and values, and after links. */
async function saidBy(page: string): Promise<string[]> {
  const text = single(words(readMarkdown(await wholePage(page))))
  return [text, single(text.replace(/[:;](?=\s)/g, '')).replace(/ (?=[.,])/g, '')]
}

const known = new Map<string, Promise<string[]>>()

/** Reads each page once. */
function readOnce(page: string): Promise<string[]> {
  const texts = known.get(page) ?? saidBy(page)
  known.set(page, texts)
  return texts
}

it.each(readerQuestions)('an assistant answers "$question"', async ({ question, pages, says }) => {
  const { text } = await assistant.call('search', { query: question })
  const found = pagesIn(text)
  // The others need not be read: they would only make this slow.
  const read = found.filter(page => pages.includes(new URL(page).pathname))
  const texts = (await Promise.all(read.map(readOnce))).flat()
  const isAnswered = texts.some(said => says.test(said))
  expect(isAnswered, `${found.join(', ')} say ${says}`).toBe(true)
})
