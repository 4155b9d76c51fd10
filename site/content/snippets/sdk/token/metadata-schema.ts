import { SUSHI, serializedEvmTokenSchema } from 'sushi/evm'
import { z } from 'zod'

const schema = serializedEvmTokenSchema({
  metadata: z.looseObject({
    logoURI: z.url().optional(),
    tags: z.array(z.string()).optional(),
    coingeckoId: z.string().optional(),
    origin: z.enum(['native', 'bridge', 'celer', 'stargate', 'wormhole']).optional(),
  }),
})

for (const metadata of [{ tags: ['governance'], note: 'yours' }, { origin: 'unknown' }]) {
  const result = schema.safeParse({ ...SUSHI[1].toJSON(), metadata })
  console.log(result.success, result.data?.metadata ?? result.error?.issues[0]?.path)
}
