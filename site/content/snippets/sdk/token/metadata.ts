import { EvmToken, SUSHI } from 'sushi/evm'

const sushi = new EvmToken({
  ...SUSHI[1].toJSON(),
  metadata: { tags: ['governance'], coingeckoId: 'sushi' },
})

const tags: string[] = sushi.metadata.tags
console.log(tags, sushi.metadata.coingeckoId)
console.log(SUSHI[1].metadata)
