import { Island, tag } from 'docs-engine/tags'
import { z } from 'zod'
import { DewPointIsland } from '../islands/dew-point-island.tsx'

/** The dew point of air that the reader chooses. */
export const DewPoint = tag(
  {
    /** Temperature of the air to begin with, °C. */
    temperature: z.number().min(-20).max(45),
    /** Relative humidity to begin with, %. */
    humidity: z.number().min(5).max(100),
  },
  function DewPoint(start) {
    return <Island name="dew-point" component={DewPointIsland} props={start} />
  },
)
