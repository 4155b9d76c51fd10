import { Island, tag } from 'docs-engine/tags'
import { TradeIsland } from './trade-island.tsx'

/** One trade over three venues, which the reader can make larger and smaller. */
export const FrontTrade = tag({}, function FrontTrade() {
  const words = (
    <p>
      Three made-up pools: the larger a trade, the more it gains by being split.{' '}
      <a href="/aggregator/introduction">How a swap is routed</a>
    </p>
  )
  return <Island name="front-trade" component={TradeIsland} props={{}} slots={{ words }} />
})
