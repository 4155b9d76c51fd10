import { defineSite } from 'docs-engine/config'
import { DOCUMENTED_VERSION } from '#facts/docs-version.ts'
import { links } from '#facts/links.ts'
import { SECURITY_CONTACT } from '#facts/security.ts'
import { sidebar } from './content/sidebar.ts'
import { redirects } from './redirects.ts'

export default defineSite({
  title: 'Sushi',
  titleTemplate: '%s · Sushi',
  description:
    'Documentation of Sushi: swap aggregator, AMMs, Blade, SUSHI and xSUSHI, API, SDK, contracts and subgraphs.',
  baseUrl: 'https://docs.sushi.com',
  logoUrl: { light: '/images/logo-light.svg', dark: '/images/logo-dark.svg' },
  iconUrl: { light: '/images/icon-light.svg', dark: '/images/icon-dark.svg' },
  // The tree that this documentation is published from; whoever publishes from another repository changes it.
  editLink: { pattern: 'https://github.com/sushi-labs/sushi/edit/master/site/pages/:path' },
  // That of the edit link.
  repository: links.repository.href,
  security: { contact: SECURITY_CONTACT, policy: '/security' },
  aiCta: true,
  // Each takes a question in its address; as seen on 2026-11-25 in what other documentation links to.
  assistants: {
    links: [
      { name: 'ChatGPT', pattern: 'https://chatgpt.com/?q=:question' },
      { name: 'Claude', pattern: 'https://claude.ai/new?q=:question' },
      { name: 'Perplexity', pattern: 'https://www.perplexity.ai/search?q=:question' },
    ],
    server: '/resources#for-assistants',
  },
  offline: true,
  topNav: [
    { text: 'Docs', link: '/what-is-sushi' },
    { text: 'Examples', link: links.examples.href },
    {
      id: 'version',
      text: DOCUMENTED_VERSION,
      items: [
        { text: 'Migrating', link: '/sdk/migrating' },
        { text: 'Changelog', link: links.changelog.href },
        { text: 'Contributing', link: links.contributing.href },
      ],
    },
  ],
  socials: [
    { icon: 'discord', link: links.discord.href },
    { icon: 'github', link: links.repository.href },
    {
      icon: 'telegram',
      link: '/community#telegram-and-warpcast',
      label: 'Telegram: no verified channel',
    },
    {
      icon: 'farcaster',
      link: '/community#telegram-and-warpcast',
      label: 'Warpcast: no verified channel',
    },
    { icon: 'x', link: links.x.href },
  ],
  sidebar,
  redirects,
})
