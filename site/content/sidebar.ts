import type { SidebarItem } from 'docs-engine/config'
import { apiErrors } from '#facts/errors/catalog.ts'

/** The areas of the site in reading order, each with the pages it has. */
export const sidebar: SidebarItem[] = [
  {
    text: 'Introduction',
    items: [
      { text: 'What is Sushi', link: '/what-is-sushi' },
      { text: 'Why Sushi', link: '/why-sushi' },
      { text: 'Quickstart', link: '/quickstart' },
      { text: 'Developer portal', link: '/developer-portal' },
      { text: 'Networks', link: '/networks' },
      { text: 'Resources', link: '/resources' },
      { text: 'Glossary', link: '/glossary' },
      { text: 'Community', link: '/community' },
      { text: 'Ecosystem', link: '/ecosystem' },
      { text: 'Partnership', link: '/partnership' },
      { text: 'Roadmap', link: '/roadmap' },
      { text: 'Security', link: '/security' },
      { text: 'Verify', link: '/verify' },
      { text: 'Risks', link: '/risks' },
      { text: 'Not documented', link: '/not-documented' },
      { text: 'What changed', link: '/changelog' },
    ],
  },
  {
    text: 'Aggregator',
    items: [{ text: 'How a swap is routed', link: '/aggregator/introduction' }],
  },
  {
    text: 'AMM',
    items: [
      { text: 'The kinds of pool', link: '/amm/introduction' },
      { text: 'Choose a pool', link: '/amm/choose' },
      { text: 'cpAMM', link: '/amm/cpamm' },
      { text: 'clAMM', link: '/amm/clamm' },
      { text: 'lbAMM', link: '/amm/lbamm' },
    ],
  },
  {
    text: 'API',
    items: [
      { text: 'Authentication', link: '/api/authentication' },
      {
        text: 'Examples',
        items: [
          { text: 'Pricing', link: '/api/examples/pricing' },
          { text: 'Quote', link: '/api/examples/quote' },
          { text: 'Swap', link: '/api/examples/swap' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Sushi API', link: '/api/swagger' },
          { text: 'Blade API', link: '/api/blade/swagger' },
          { text: 'Generate a client', link: '/api/generate-a-client' },
        ],
      },
      {
        text: 'Errors',
        link: '/api/errors',
        items: apiErrors.map(({ listTitle, slug }) => ({
          text: listTitle,
          link: `/api/errors/${slug}`,
        })),
      },
    ],
  },
  {
    text: 'Blade',
    items: [
      {
        text: 'How Blade works',
        link: '/blade/introduction',
        items: [
          {
            text: 'How Blade makes money for LPs',
            link: '/blade/introduction/how-blade-makes-money-for-lps',
          },
          {
            text: 'How LPs earn from arbitrage',
            link: '/blade/introduction/how-lps-earn-from-arbitrage',
          },
          {
            text: 'Benchmark',
            link: '/blade/introduction/blades-benchmark-no-impermanent-loss',
            items: [
              {
                text: 'Appendix: formulas',
                link: '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math',
              },
              {
                text: 'Blade, pools and holding',
                link: '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
              },
            ],
          },
          {
            text: 'Trading prices',
            link: '/blade/introduction/why-blade-has-better-trading-prices',
          },
        ],
      },
      {
        text: 'How to use Blade',
        items: [
          {
            text: 'Liquidity pools',
            link: '/blade/how-to-use-blade/liquidity-pools',
            items: [
              {
                text: 'Depositing and withdrawing',
                link: '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
              },
            ],
          },
          { text: 'FAQs', link: '/blade/how-to-use-blade/faqs' },
        ],
      },
    ],
  },
  {
    text: 'Contracts',
    items: [
      { text: 'RedSnwapper', link: '/contracts/red-snwapper' },
      { text: 'cpAMM', link: '/contracts/cpamm' },
      { text: 'clAMM', link: '/contracts/clamm' },
      { text: 'lbAMM', link: '/contracts/lbamm' },
      { text: 'Blade', link: '/contracts/blade' },
      { text: 'SUSHI', link: '/contracts/sushi' },
      { text: 'xSUSHI', link: '/contracts/xsushi' },
    ],
  },
  {
    text: 'DAO',
    items: [
      { text: 'Governance', link: '/dao/governance' },
      { text: 'Tokenomics', link: '/dao/tokenomics' },
    ],
  },
  {
    text: 'SDK',
    items: [
      { text: 'Installation', link: '/sdk/installation' },
      { text: 'Prices', link: '/sdk/price' },
      { text: 'Quotes', link: '/sdk/quote' },
      { text: 'Swaps', link: '/sdk/swap' },
      { text: 'viem', link: '/sdk/viem' },
      {
        text: 'Primitives',
        link: '/sdk/primitives',
        items: [
          { text: 'Amount', link: '/sdk/primitives/amount' },
          { text: 'Fraction', link: '/sdk/primitives/fraction' },
          { text: 'Token', link: '/sdk/primitives/token' },
          { text: 'Native', link: '/sdk/primitives/native' },
        ],
      },
      { text: 'Migrating', link: '/sdk/migrating' },
    ],
  },
  {
    text: 'Subgraphs',
    items: [
      { text: 'Blade', link: '/subgraphs/blade' },
      { text: 'Blocks', link: '/subgraphs/blocks' },
      { text: 'clAMM', link: '/subgraphs/clamm' },
      { text: 'cpAMM', link: '/subgraphs/cpamm' },
      { text: 'xSUSHI', link: '/subgraphs/xsushi' },
    ],
  },
]
