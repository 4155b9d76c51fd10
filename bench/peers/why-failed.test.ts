import { expect, it } from 'vitest'
import { whyFailed } from './why-failed.ts'

it.each([
  [
    'a version that is not there',
    'npm error code ETARGET\nnpm error notarget No matching version found for vocs@9.9.9.\nnpm error A complete log of this run can be found in: /logs/x.log',
    'ETARGET: No matching version found for vocs@9.9.9.',
  ],
  [
    'a package that is not there, without the address that was asked',
    'npm warn old\nnpm error code E404\nnpm error 404 Not Found - GET https://registry.example.org/nothing - Not found',
    'E404: 404 Not Found - GET - Not found',
  ],
  [
    'a build, by its first error, without the paths of the machine',
    '\u001b[34mBuilding …\u001b[0m\n\u001b[31mError: no page | at /tmp/one/two.md\u001b[0m\n    at file:///tmp/one/x.js:3',
    'Error: no page / at',
  ],
  ['a program that says little', 'Killed\n', 'Killed'],
  ['a program that says nothing', '', 'it says nothing'],
])('says of %s why it failed', (_, printed, why) => {
  expect(whyFailed(printed)).toBe(why)
})
