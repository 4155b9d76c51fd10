import type { Source } from 'docs-engine/config'

/** An address that belongs to the project or that its documentation points to. */
export interface OfficialLink {
  /** What the reader presses. */
  readonly label: string
  /** Where it leads. */
  readonly href: `https://${string}`
  /** What it is for: one sentence. */
  readonly description: string
  /** Where the address was read. */
  readonly source: Source
}

// Addresses as documented at version 6.2.12. The addresses of the sources name a commit, so that
// they keep showing what was read.
const documented = (title: string, commit: string, file: string): Source => ({
  title: `${title} of the documentation, as documented at 6.2.12`,
  url: `https://github.com/sushi-labs/sushi/blob/${commit}/site/${file}`,
  checked: '2026-08',
})

const siteSettings = documented(
  'Settings',
  '787cecafed90a0bee84ae411545e67d83c328869',
  'vocs.config.ts',
)
const communityPage = documented(
  'Community page',
  '6a984c40a2926a55ef46c33bb001aff68cd3bdc7',
  'pages/community.mdx',
)
const resourcesPage = documented(
  'Resources page',
  '45d26436ce8cdf844fc2616a40f241d9948c4f5c',
  'pages/resources.mdx',
)
const securityPage = documented(
  'Security page',
  '6a984c40a2926a55ef46c33bb001aff68cd3bdc7',
  'pages/security.mdx',
)
const governancePage = documented(
  'Governance page',
  'c3471834e8411b8928283b8190672d21c66b4ad1',
  'pages/dao/governance.mdx',
)

/**
 * Every address outside this site that the general pages and the site's settings point to, once.
 * There is no Telegram and no Warpcast entry: no official address of either could be verified.
 */
export const links = {
  webApp: {
    label: 'Web app',
    href: 'https://www.sushi.com',
    description: 'Swap, provide liquidity and stake in the browser.',
    source: resourcesPage,
  },
  repository: {
    label: 'GitHub repository',
    href: 'https://github.com/sushi-labs/sushi',
    description: 'Source code of the SDK; bugs are reported here.',
    source: siteSettings,
  },
  changelog: {
    label: 'Changelog',
    href: 'https://github.com/sushi-labs/sushi/blob/master/src/CHANGELOG.md',
    description: 'What each release of the SDK changed, newest first.',
    source: siteSettings,
  },
  contributing: {
    label: 'Contributing guide',
    href: 'https://github.com/sushi-labs/sushi/blob/master/.github/CONTRIBUTING.md',
    description: 'How to propose a change to the SDK.',
    source: siteSettings,
  },
  examples: {
    label: 'Examples',
    href: 'https://github.com/sushi-labs/sushi/tree/master/examples',
    description: 'Example projects that use the SDK.',
    source: siteSettings,
  },
  discord: {
    label: 'Discord',
    href: 'https://www.sushi.com/discord',
    description: 'Chat with the community; governance is discussed in #governance.',
    source: communityPage,
  },
  x: {
    label: 'X',
    href: 'https://www.sushi.com/twitter',
    description: 'Announcements.',
    source: communityPage,
  },
  forum: {
    label: 'Forum',
    href: 'https://forum.sushi.com',
    description: 'Where a proposal starts: post one, or discuss those of others.',
    source: communityPage,
  },
  proposals: {
    label: 'Proposals on Snapshot',
    href: 'https://snapshot.org/#/sushigov.eth',
    description: 'Votes, open and past, in the space sushigov.eth.',
    source: communityPage,
  },
  governanceMandate: {
    label: 'Governance reorganization proposal',
    href: 'https://forum.sushi.com/t/governance-reorg-pre-proposal/28',
    description:
      'The forum proposal that divides decisions between the community and the core team.',
    source: governancePage,
  },
  academy: {
    label: 'Academy',
    href: 'https://www.sushi.com/academy',
    description: 'Articles that explain decentralized finance and the products.',
    source: resourcesPage,
  },
  blog: {
    label: 'Blog',
    href: 'https://www.sushi.com/blog',
    description: 'News about products and partners.',
    source: resourcesPage,
  },
  partner: {
    label: 'Partner portal',
    href: 'https://www.sushi.com/partner',
    description: 'For projects that want to work with Sushi.',
    source: resourcesPage,
  },
  tokenList: {
    label: 'Token list request',
    href: 'https://www.sushi.com/tokenlist-request',
    description: 'Ask for a token to be added to the default list.',
    source: resourcesPage,
  },
  defiLlama: {
    label: 'DefiLlama',
    href: 'https://defillama.com/protocol/sushiswap#information',
    description: 'Value locked and trading volume, measured by a third party.',
    source: resourcesPage,
  },
  tokenTerminal: {
    label: 'Token Terminal',
    href: 'https://tokenterminal.com/explorer/projects/sushiswap',
    description: 'Trading volume and value locked, measured by a third party.',
    source: resourcesPage,
  },
  bugBounty: {
    label: 'Bug bounty on Immunefi',
    href: 'https://immunefi.com/bug-bounty/sushiswap/information',
    description: 'Scope, rewards and rules; reports are submitted there.',
    source: securityPage,
  },
  goPlus: {
    label: 'Go+ Security',
    href: 'https://gopluslabs.io',
    description: 'The service behind the asset risk assessment.',
    source: securityPage,
  },
} as const satisfies Record<string, OfficialLink>
