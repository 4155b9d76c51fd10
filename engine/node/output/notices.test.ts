import { expect, it } from 'vitest'
import { BuildError } from '../diagnostics/build-error.ts'
import { noticesOf } from './notices.ts'

const one = { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Do as you like.\r\nReally.' }
const two = { name: 'two', version: '2.1.0', identifier: 'ISC', text: 'Do as you like, too.' }

it('names each package with its license, in full', () => {
  const text = noticesOf([one, two])
  expect(text).toMatch(/^one 1\.0\.0 \(MIT\)\n-+\n\nDo as you like\.\nReally\.\n$/m)
  expect(text).toMatch(/^two 2\.1\.0 \(ISC\)\n-+\n\nDo as you like, too\.\n$/m)
})

it.each([
  ['no text', { ...two, text: undefined }],
  ['an empty text', { ...two, text: '' }],
  ['no name of its license', { ...two, identifier: undefined }],
])('stops the build for a package with %s', (_, silent) => {
  const notices = () => noticesOf([one, silent])
  expect(notices).toThrow(BuildError)
  expect(notices).toThrow(/^node_modules\/two {2}version 2\.1\.0 is shipped .*\n {4}fix: /)
})
