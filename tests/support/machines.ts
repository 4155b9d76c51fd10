/** A machine as far as a build may notice which one it is. */
export interface Machine {
  /** Folder that it builds in, below one that is given. */
  folder: string
  environment: Readonly<Record<string, string>>
}

/** Two machines: each has its folder, its time zone and its language. */
export const MACHINES: readonly [Machine, Machine] = [
  {
    folder: 'one',
    environment: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
  {
    folder: 'another/with a longer name',
    environment: { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
  },
]
