import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pageSources } from './page-sources.ts'
import { securityPolicy } from './security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of a directive. */
function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find(each => each.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

const policyOf = (...pages: string[]) => securityPolicy(pages.map(pageSources), [])

describe('what a page holds', () => {
  it('is its inline scripts and style sheets, not its data and files', () => {
    const page = `<!doctype html><html><head><script>run(1)</script><style data-rules="a">.a{}</style>
      <link rel="stylesheet" href="/assets/site.css"><script type="module" src="/assets/boot.js"></script></head>
      <body><script type="application/json" id="page-data">{"a":1}</script></body></html>`
    expect(pageSources(page)).toEqual({
      scripts: ['run(1)'],
      styles: ['.a{}'],
      styleOrigins: [],
      imageOrigins: [],
    })
  })

  it('is not what attributes and comments say', () => {
    const page = `<meta name="description" content="<script>no()</script>"><!-- <script>no()</script> -->
      <a data-code='<style>no' title="a > b">x</a><script>yes()</script>`
    expect(pageSources(page)).toMatchObject({ scripts: ['yes()'], styles: [] })
  })

  it('names other origins of style sheets and images', () => {
    const page = `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A&amp;b">
      <link rel="icon" href="https://icons.example/a.svg"><link rel="canonical" href="https://self.example/">
      <img src="//images.example/b.png" alt=""><img src="/own.png" srcset="/own.png 1x, https://large.example/c.png 2x" alt="">`
    expect(pageSources(page)).toMatchObject({
      styleOrigins: ['https://fonts.googleapis.com'],
      imageOrigins: ['https://icons.example', 'https://images.example', 'https://large.example'],
    })
  })
})

describe('the policy', () => {
  it('names inline elements of all pages by their hashes, each once, and nothing unsafe', () => {
    const policy = policyOf(
      '<script>one</script><style>a</style>',
      '<script>one</script><style>b</style>',
    )
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('one')])
    expect(directive(policy, 'style-src')).toEqual(["'self'", ...[hash('a'), hash('b')].sort()])
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
  })

  it('allows nothing that it does not name, no frame around the site, and no other base', () => {
    const policy = policyOf('')
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toEqual(['default'])
    expect(directive(policy, 'worker-src')).toEqual(["'none'"])
    expect(directive(securityPolicy([], [], true), 'worker-src')).toEqual(["'self'"])
    expect(directive(policy, 'connect-src')).toEqual(["'self'"])
    expect(directive(policy, 'img-src')).toEqual(["'self'"])
  })

  it('lets forms reach the servers of API definitions, by their origins', () => {
    const server = (url: string) => ({ servers: [{ url, description: '' }] })
    const definitions = [
      server('https://b.example/v1'),
      server('https://a.example'),
      server('/below'),
    ]
    expect(directive(securityPolicy([], definitions), 'connect-src')).toEqual([
      "'self'",
      'https://a.example',
      'https://b.example',
    ])
  })

  it('lets web fonts come from where their style sheets say', () => {
    const policy = policyOf('<link rel="stylesheet" href="https://fonts.googleapis.com/css2?a">')
    expect(directive(policy, 'style-src')).toEqual(["'self'", 'https://fonts.googleapis.com'])
    expect(directive(policy, 'font-src')).toEqual(["'self'", 'https://fonts.gstatic.com'])
  })
})
