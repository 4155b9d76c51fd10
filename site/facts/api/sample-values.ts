import { formatUnits } from 'viem'
import { DOCS_URL } from '../docs-version.ts'
import { EXACT_PACKAGES, sampleTools } from '../sdk/sample-tools.ts'
import { tokens } from '../tokens.ts'
import { bladeBodies } from './blade-examples.ts'
import { RED_SNWAPPER, SNWAP_SELECTOR } from './example-contracts.ts'
import { exampleTokens } from './example-tokens.ts'
import { exampleQuote, exampleTrade } from './examples.ts'

const { ether } = exampleTokens

/**
 * What code in pages writes as `{{NAME}}`, so that an address or an amount stands once. Computed from the tables of
 * contracts and the example trade.
 */
export const sampleValues: Readonly<Record<string, string>> = {
  NATIVE: ether.address,
  SUSHI: tokens.sushiEthereum.address,
  RED_SNWAPPER,
  SNWAP_SELECTOR,
  AMOUNT: exampleTrade.amount,
  AMOUNT_IN_WORDS: `${formatUnits(BigInt(exampleTrade.amount), ether.decimals)} ${ether.symbol}`,
  MAX_SLIPPAGE: String(exampleTrade.maxSlippage),
  TYPESCRIPT: sampleTools.typescript,
  NODE_TYPES: sampleTools.nodeTypes,
  EXACT_PACKAGES,
  MAX_SLIPPAGE_PERCENT: `${exampleTrade.maxSlippage * 100}%`,
  QUOTED: exampleQuote.assumedAmountOut,
  BLADE_QUOTED: bladeBodies.quote.output_amount,
  DEFINITIONS: DOCS_URL,
  CLIENT_PACKAGES: `openapi-fetch@${sampleTools.openapiFetch}`,
  CLIENT_TOOLS: `openapi-typescript@${sampleTools.openapiTypescript} typescript@${sampleTools.typescript} @types/node@${sampleTools.nodeTypes}`,
}
