import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { getAddress, type Hex, isAddress } from 'viem'
import { z } from 'zod'
import { addressFileText, NOT_READ } from '#site/facts/contracts/address-file.ts'
import { parsedJson } from './parsed-json.ts'
import { UsageError } from './usage-error.ts'

/** A row of the file of addresses. */
export interface Entry {
  readonly network: string
  readonly chainId: number
  readonly contract: string
  /** In checksummed case (EIP-55). */
  readonly address: `0x${string}`
  /** Keccak-256 of the code; undefined where it was not read. */
  readonly codeHash: Hex | undefined
  /** Whose code a proxy runs, or "none"; undefined where it was not read. */
  readonly implementation: string | undefined
}

/** The file of addresses. */
export interface AddressList {
  /** What is compared, for the first lines. */
  readonly name: string
  /** Of the whole file, as `sha256sum` prints it. */
  readonly sha256: string
  readonly entries: readonly Entry[]
}

const checksummed = z.custom<`0x${string}`>(
  value => typeof value === 'string' && isAddress(value) && getAddress(value) === value,
  'expected an address in checksummed case (EIP-55)',
)
const hash = z.custom<Hex>(
  value => typeof value === 'string' && /^0x[\da-f]{64}$/.test(value),
  'expected 32 bytes in hexadecimal',
)
/** Words that a terminal may show: those of a downloaded file could move its cursor. */
const words = z.string().regex(/^[^\p{Cc}\p{Cf}]+$/u)
const unlessRead = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal(NOT_READ).transform(() => undefined), value])

const schema = z.object({
  addresses: z
    .array(
      z.object({
        network: words,
        chainId: z.int().positive(),
        contract: words,
        address: checksummed,
        codeHash: unlessRead(hash),
        implementation: unlessRead(z.union([z.literal('none'), checksummed])),
      }),
    )
    .min(1),
})

/**
 * The list that is to be compared.
 * @param file a downloaded file; without one, the list is made from the facts of this source
 * @throws UsageError for a file that cannot be read, or that holds something else
 */
export async function readAddressList(file?: string): Promise<AddressList> {
  const name = file ?? 'addresses.json of this source'
  const bytes = file === undefined ? Buffer.from(addressFileText()) : await bytesOf(file)
  const result = schema.safeParse(parsedJson(bytes.toString('utf8')))
  if (!result.success) {
    const [issue] = result.error.issues
    throw new UsageError(
      `${name} is no list of addresses: ${issue?.path.join('.') || 'the file'}, ${issue?.message}`,
    )
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, sha256, entries: result.data.addresses }
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${Object(error).code}`)
  }
}
