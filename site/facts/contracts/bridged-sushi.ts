import type { Source } from 'docs-engine/config'

/** Where the project says which bridged forms of SUSHI it counts as insolvent. */
export const bridgedSushiSource: Source = {
  title: "The project's documentation of the SUSHI contracts",
  url: 'https://github.com/sushi-labs/sushi/blob/1cf0bac84811ec09af2348a53114b8cab8eb63bf/site/pages/contracts/sushi.mdx',
  checked: '2026-11',
}
