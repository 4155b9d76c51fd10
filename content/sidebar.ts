import { apiErrors } from '../src/domain/errors/catalogue.ts'
import type { SidebarItem } from '../src/model/config/sidebar.ts'

/** The areas of the site in reading order, each with the pages it has. */
export const sidebar: SidebarItem[] = [
  {
    text: 'Introduction',
    items: [
      { text: 'What is Sushi', link: '/what-is-sushi' },
      { text: 'Why Sushi', link: '/why-sushi' },
      { text: 'Developer portal', link: '/developer-portal' },
      { text: 'Resources', link: '/resources' },
      { text: 'Community', link: '/community' },
      { text: 'Ecosystem', link: '/ecosystem' },
      { text: 'Partnership', link: '/partnership' },
      { text: 'Roadmap', link: '/roadmap' },
      { text: 'Security', link: '/security' },
    ],
  },
  {
    text: 'Aggregator',
    items: [{ text: 'Introduction', link: '/aggregator/introduction' }],
  },
  {
    text: 'API',
    items: [
      {
        text: 'Examples',
        items: [
          { text: 'Pricing', link: '/api/examples/pricing' },
          { text: 'Quote', link: '/api/examples/quote' },
          { text: 'Swap', link: '/api/examples/swap' },
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
    text: 'DAO',
    items: [
      { text: 'Governance', link: '/dao/governance' },
      { text: 'Tokenomics', link: '/dao/tokenomics' },
    ],
  },
  {
    text: 'SDK',
    items: [{ text: 'Migrating', link: '/sdk/migrating' }],
  },
]
