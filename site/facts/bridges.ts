import type { Source } from 'docs-engine/config'

/** Where bridged SUSHI is called insolvent. */
export const insolvencySource = {
  title: 'SUSHI page of the published documentation',
  url: 'https://github.com/sushi-labs/sushi/blob/1cf0bac84811ec09af2348a53114b8cab8eb63bf/site/pages/contracts/sushi.mdx',
  checked: '2026-11-22',
} as const satisfies Source

/** Forms of SUSHI that this source considers insolvent, as their bridges were hacked or became defunct. */
export const insolventForms = [
  { token: 'anySushi', bridge: 'Multichain, formerly AnySwap' },
  { token: '1Sushi', bridge: 'the first Harmony bridge' },
] as const
