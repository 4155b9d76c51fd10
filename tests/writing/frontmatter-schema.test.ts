import { expect, it } from 'vitest'
import { frontmatterJsonSchema } from '#engine/model/config/frontmatter.ts'

// To write the file anew: node_modules/.bin/node node_modules/vitest/vitest.mjs run tests/writing/frontmatter-schema.test.ts --update
it('is what editors are told of the frontmatter', async () => {
  await expect(`${JSON.stringify(frontmatterJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../.vscode/frontmatter.schema.json',
  )
})
