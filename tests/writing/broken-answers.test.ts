import { expect, it } from 'vitest'
import { messageOf } from '#support/fixture.ts'

it('names the answers of the search that say nothing or lead nowhere, those of one kind once', async () => {
  expect(await messageOf('broken-answers')).toMatchInlineSnapshot(`
    "extensions.ts:9  the answer "Gate, upper" leads to "/#gate-upper", but / has no row or heading "gate-upper" (and 1 more like it)
        fix: correct its href, or give the row the id "gate-upper"
    extensions.ts:9  the answer "Gate, lost" leads nowhere: the link "/docks/index" leads to no page
        fix: correct the path, or add the page
    extensions.ts:9  the answer "Gate, relative" leads nowhere: the link "locks" is relative
        fix: write it from the root, such as "/guide/install"
    extensions.ts:9  the answer "Gate, mute" has an empty "value"
        fix: say its value
    extensions.ts:9  the answer "Gate, nameless" has no "subjects"
        fix: add the phrases that readers call it by"
  `)
})
