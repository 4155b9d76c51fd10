import { expect, it } from 'vitest'
import { policyForPages, withPolicy } from './policy-in-pages.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; report-uri /a; sandbox; trusted-types default"
const OWN =
  '<meta http-equiv="content-security-policy" content="default-src \'none\'; script-src \'self\'; trusted-types default"><meta name="referrer" content="strict-origin-when-cross-origin">'

it('leaves out what browsers take from a header alone', () => {
  expect(policyForPages(POLICY)).toBe(
    "default-src 'none'; script-src 'self'; trusted-types default",
  )
})

it('stands behind the encoding, and before all that loads', () => {
  expect(
    withPolicy('<!doctype html><html lang="en"><head><meta charset="utf-8"><script>', POLICY),
  ).toBe(`<!doctype html><html lang="en"><head><meta charset="utf-8">${OWN}<script>`)
  expect(withPolicy('<!doctype html>\n<title>x</title>', POLICY)).toBe(
    `<!doctype html>${OWN}\n<title>x</title>`,
  )
  expect(withPolicy('<script>run()</script>', POLICY)).toBe(`${OWN}<script>run()</script>`)
})
