import { defineSite } from '#engine/model/config/define.ts'

/** A site with a banner, which the real one has no use for at the moment. */
export default defineSite({
  title: 'Harbor',
  description: 'A tiny site that the tests of the banner visit.',
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
  ],
})
