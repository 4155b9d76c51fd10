import type { Source } from 'docs-engine/config'

/** The loss of funds from two pools under Blade's former name, Clipper. */
export const poolIncident = {
  /** Day, YYYY-MM-DD. */
  date: '2024-12-01',
  networks: ['Optimism', 'Base'],
  /** Loss, US dollars, approximate. */
  lossUsd: 450_000,
  /** Loss over the value locked in all pools, a fraction, approximate. */
  lossShare: 0.06,
  source: {
    title: 'Coinpaper on the loss',
    url: 'https://coinpaper.com/6334/clipper-dex-investigates-hack-that-drained-6-of-its-tvl',
    checked: '2026-11',
  },
} as const satisfies {
  readonly date: string
  readonly networks: readonly string[]
  readonly lossUsd: number
  readonly lossShare: number
  readonly source: Source
}
