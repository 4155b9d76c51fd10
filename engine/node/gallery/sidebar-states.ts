import type { SidebarItem } from '#model/config/sidebar.ts'

/** Entries as a sidebar seldom has them, shown in that of the gallery. */
export const sidebarStates: SidebarItem = {
  text: 'Entries of the sidebar',
  collapsed: true,
  items: [
    {
      text: 'A text that is much longer than the sidebar is wide, so that it takes more than one line',
      link: 'https://example.com/long',
    },
    {
      text: 'Averylongwordwithoutanyspacethatcannotbebrokenbetweenwords',
      link: 'https://example.com/word',
    },
    { text: 'Announced, not there yet', disabled: true },
    {
      text: 'Level 1',
      items: [
        {
          text: 'Level 2',
          items: [
            { text: 'Level 3', items: [{ text: 'Level 4', link: 'https://example.com/deep' }] },
          ],
        },
      ],
    },
  ],
}
