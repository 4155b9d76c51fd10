import { defineSite } from 'docs-engine/config'

/** The documentation of Skylark, a weather station that was made up for this example. */
export default defineSite({
  title: 'Skylark',
  titleTemplate: '%s · Skylark',
  description: 'Documentation of Skylark, a weather station kit for schools and gardens.',
  baseUrl: 'https://skylark.example',
  logoUrl: { light: '/images/logo-light.svg', dark: '/images/logo-dark.svg' },
  iconUrl: '/images/icon.svg',
  editLink: { pattern: 'https://code.example/skylark/edit/:path' },
  topNav: [
    { text: 'Guide', link: '/assemble' },
    { text: 'Interface', link: '/fetch-readings' },
  ],
  socials: [
    { icon: 'mastodon', link: 'https://social.example/@skylark' },
    { icon: 'git', link: 'https://code.example/skylark', label: 'Source code' },
  ],
  sidebar: [
    {
      text: 'Weather station',
      items: [
        { text: 'Assemble the kit', link: '/assemble' },
        { text: 'What is measured', link: '/readings' },
        { text: 'Fetch readings', link: '/fetch-readings' },
        {
          text: 'Background',
          items: [
            { text: 'Dew point', link: '/dew-point' },
            { text: 'Glossary', link: '/glossary' },
          ],
        },
      ],
    },
  ],
})
