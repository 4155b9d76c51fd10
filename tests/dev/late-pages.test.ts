import { expect, test } from 'vitest'
import { EDITED, OPENED } from '#engine/client/dev/messages.ts'
import { connect, type Message, page, settings, until } from './dev-site.ts'
import { servedSite } from './served-site.ts'

/* A page that was on its way to the browser during an edit hears of it once it is connected. */

const site = await servedSite({
  'site.config.ts': settings(),
  'content/index.mdx': page('First', 'Words.'),
  'public/note.txt': 'a static file',
})

/** The edits that the first page knows of. */
const revision = async () =>
  Number(/data-revision="(\d+)"/.exec((await site.get('/')).text)?.[1] ?? Number.NaN)

/** What a page that was rendered at a revision is told first when it connects; an edit follows for one that is told nothing. */
async function toldFirst(known: number, then: () => Promise<void>): Promise<Message> {
  const told: Message[] = []
  const socket = await connect(site.url, message => {
    if (message.type !== 'connected') told.push(message)
  })
  socket.send(OPENED, { revision: known })
  if ((await revision()) === known) await then()
  await until(() => told.length > 0)
  socket.close()
  const [first] = told
  if (!first) throw new Error('nothing was told')
  return first
}

test('of an edit of a page, it is told to show the page again', async () => {
  const known = await revision()
  const words = page('First', 'Other words.')
  await site.editFile('content/index.mdx', words, '/', 'Other words.')
  expect(await revision()).toBeGreaterThan(known)
  const message = await toldFirst(known, async () => {})
  expect(message).toMatchObject({ event: EDITED, data: { revision: await revision() } })
})

test('of an edit that only a new document shows, it is told to load the page', async () => {
  const known = await revision()
  await site.editFile('public/note.txt', 'another text', '/note.txt', 'another')
  expect(await toldFirst(known, async () => {})).toMatchObject({ type: 'full-reload' })
})

test('of none, when there was none', async () => {
  const known = await revision()
  const words = page('First', 'Last words.')
  const message = await toldFirst(known, () => site.write('content/index.mdx', words))
  expect(message).toMatchObject({ event: EDITED, data: { revision: known + 1 } })
})
