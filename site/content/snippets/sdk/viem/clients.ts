import { EvmChainId, getEvmChainById } from 'sushi/evm'
import { createPublicClient, http } from 'viem'

const chain = getEvmChainById(EvmChainId.ETHEREUM)

export const client = createPublicClient({ chain: chain.viemChain, transport: http() })

console.log(client.chain.id, client.chain.name)
