import { getSushiSwapV2SubgraphUrl } from 'sushi/evm'

const key = process.env.GRAPH_KEY
if (!key) throw new Error('Set GRAPH_KEY to your API key')

// The helper leaves the scheme out.
export const endpoint = `https://${getSushiSwapV2SubgraphUrl(1, { decentralizedKey: key })}`
