import { Island } from 'docs-engine/tags'
import type { ReactElement } from 'react'
import { DewPointIsland } from '../islands/dew-point-island.tsx'

interface DewPointProps {
  /** Temperature of the air to begin with, °C, -20 to 45. */
  readonly temperature: number
  /** Relative humidity to begin with, %, 5 to 100. */
  readonly humidity: number
}

/** The dew point of air that the reader chooses. */
export function DewPoint({ temperature, humidity }: DewPointProps): ReactElement {
  return <Island name="dew-point" component={DewPointIsland} props={{ temperature, humidity }} />
}
