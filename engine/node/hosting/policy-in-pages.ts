import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { REFERRER_POLICY } from './response-headers.ts'

/** Directives that browsers take from a header alone: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/

/** Where the elements go: behind the encoding, which a browser looks for in the first 1,024 bytes, and before all that loads. */
const BEGINNING =
  /^(?:\s*<!doctype[^>]*>)?(?:\s*<html\b[^>]*>)?(?:\s*<head>)?(?:\s*<meta charset=[^>]*>)?/i

/** What a page of a content security policy can say itself. @param policy as the header has it. */
export function policyForPages(policy: string): string {
  return policy
    .split('; ')
    .filter(directive => !HEADER_ONLY.test(directive))
    .join('; ')
}

/** A page that brings a policy along. @param policy as the header has it. */
export function withPolicy(html: string, policy: string): string {
  const elements =
    `<meta http-equiv="content-security-policy" content="${policyForPages(policy)}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">`
  return html.replace(BEGINNING, found => found + elements)
}

/** Puts the policy into every page of a site's folder, for hosts that send no headers. @param policy as the header has it. */
export async function writePolicyIntoPages(folder: string, policy: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name)
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), policy))
  }
}
