import { describe, expect, it } from 'vitest'
import { links } from './links.ts'

/** Hosts that the documentation of Sushi names. A new host needs a source before it is added here. */
const knownHosts = [
  'www.sushi.com',
  'forum.sushi.com',
  'github.com',
  'snapshot.org',
  'defillama.com',
  'tokenterminal.com',
  'immunefi.com',
  'gopluslabs.io',
]

const all = Object.values(links)

describe('official links', () => {
  it('lead to known hosts alone', () => {
    const hosts = new Set(all.map(({ href }) => new URL(href).host))
    expect([...hosts].filter(host => !knownHosts.includes(host))).toEqual([])
  })

  it('stay in the organization of Sushi on GitHub', () => {
    const onGitHub = all
      .map(({ href }) => new URL(href))
      .filter(({ host }) => host === 'github.com')
    expect(onGitHub.length).toBeGreaterThan(0)
    expect(onGitHub.filter(({ pathname }) => !pathname.startsWith('/sushi-labs/'))).toEqual([])
  })

  it('hold each address once', () => {
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
  })

  it('name no channel whose address could not be verified', () => {
    const text = JSON.stringify(links)
    expect(text).not.toMatch(/t\.me|telegram|warpcast|farcaster/i)
  })

  it('describe each link in one sentence', () => {
    const sentence = /^[A-Z][^.]*(?:\.eth)?\.$/
    expect(all.filter(({ description }) => !sentence.test(description))).toEqual([])
  })
})
