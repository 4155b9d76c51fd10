import { defineSite } from '#engine/model/config/define.ts'

const berths = Array.from({ length: 45 }, (_, berth) => ({
  text: `Berth ${berth + 1}`,
  items: [{ text: `Berth ${berth + 1}`, link: '/berths' }],
}))

/** A site with a banner, and with more areas than every page lists: the real one has no use for either at the moment. */
export default defineSite({
  title: 'Harbor',
  description: 'A tiny site that the tests of the banner and of many areas visit.',
  baseUrl: 'https://harbor.example',
  iconUrl: '/icon.svg',
  banner: { content: 'Version 2 is out: [read the guide](/guide).' },
  sidebar: [
    {
      text: 'Harbor',
      items: [
        { text: 'Start', link: '/start' },
        { text: 'Guide', link: '/guide' },
      ],
    },
    ...berths,
  ],
})
