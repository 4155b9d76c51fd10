import { expect, it } from 'vitest'
import { withoutFunctionNames } from './function-names.ts'

const HELPER =
  'var __name = (target, value) => Object.defineProperty(target, "name", { value, configurable: true });'

it.each([
  ['a statement', 'function open() {}\n__name(open, "open");', 'function open() {}\n(open);'],
  [
    'an expression, with the mark before it',
    'var Dialog = /* @__PURE__ */ __name((props) => props, "Dialog");',
    'var Dialog = ((props) => props);',
  ],
  [
    'one inside another',
    'var a = __name(() => { const b = __name(() => 1, "b"); return b }, "a");',
    'var a = (() => { const b = (() => 1); return b });',
  ],
  ['nothing else', 'var a = name(() => 1, "a"); a.__name(a, "a");', undefined],
])('takes out %s', (_, written, left = written) => {
  expect(withoutFunctionNames(written)).toBe(left)
  expect(withoutFunctionNames(`${HELPER}\n${written}`)).toBe(`${HELPER}\n${left}`)
})
