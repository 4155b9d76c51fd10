import { Island, tag } from 'docs-engine/tags'
import { TradeIsland } from './trade-island.tsx'

/** One trade over three venues, which the reader can make larger and smaller. */
export const FrontTrade = tag({}, function FrontTrade() {
  const words = (
    <p>
      A sketch with three made-up pools. Each further X sold to a pool pays less, so a larger trade
      is worth splitting. <a href="/aggregator/introduction">How a swap is routed</a>
    </p>
  )
  return <Island name="front-trade" component={TradeIsland} props={{}} slots={{ words }} />
})
