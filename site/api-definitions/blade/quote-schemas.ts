import { object, ref, type Schema } from 'docs-engine/api'
import { AUX_DATA } from '#facts/api/blade-api.ts'
import { bladeMembers } from '#facts/api/blade-examples.ts'
import { address, flag, number, text, time, units, usd, uuid } from './members.ts'

const auxData: Schema = {
  description: "Tag for the event log; the default spells the pool's former name.",
  type: 'string',
  default: AUX_DATA,
}

const tradeShape = {
  chain_id: ref('ChainId'),
  input_asset_address: address('Token that is sold.'),
  output_asset_address: address('Token that is bought.'),
  input_amount: units('Input.'),
  output_amount: units('Output.'),
}

const signedShape = {
  ...tradeShape,
  destination_address: address('Account that receives the output.'),
  good_until: text(
    'Pass it on as it is: it may be a packed number rather than a time, so it comes as text.',
  ),
  signature: ref('Signature'),
  clipper_exchange_address: address(
    "Contract to call. The member's name is the pool's former one.",
  ),
  calldata: ref('Hex', { description: 'Call data, present only when `calldata` is true.' }),
}

/** The schemas of quotes and their signatures. */
export const quoteSchemas: Readonly<Record<string, Schema>> = {
  Quote: object('Quote', 'A price that the pool will sign.', {
    id: uuid('Names the quote when it is signed.'),
    must_accept_by: text('Time (UTC) after which the server does not sign.'),
    good_until: time('When the quote ends.'),
    ...tradeShape,
    input_value_in_usd: usd('Value of the input.'),
    output_value_in_usd: usd('Value of the output.'),
    created_at: time('When the quote was made.'),
    rate: number('Price of the trade.', 'output tokens for one input token'),
  }),
  SignRequest: object(
    'SignRequest',
    'Which quote to sign, and for whom.',
    {
      quote_id: { ...uuid('`id` of the quote.'), examples: bladeMembers.quote_id },
      destination_address: address('Account that receives the output.'),
      sender_address: address(
        'Account that tokens are pulled from, for contracts in the middle; `destination_address` when left out.',
      ),
      aux_data: auxData,
      calldata: flag('Add ready call data to the answer.', false),
      native_input: flag(
        'Sell the native coin (`sellEthForToken`). Not together with `native_output`.',
        false,
      ),
      native_output: flag(
        'Buy the native coin (`sellTokenForEth`). Not together with `native_input`.',
        false,
      ),
    },
    ['sender_address', 'aux_data', 'calldata', 'native_input', 'native_output'],
  ),
  SignedQuote: object('SignedQuote', 'A signed quote, ready to be sent to the pool.', signedShape, [
    'calldata',
  ]),
  QuoteAndSignature: object(
    'QuoteAndSignature',
    'A quote that is signed already, ready to be sent to the pool.',
    {
      id: uuid('Names the quote.'),
      ...signedShape,
      input_value_in_usd: usd('Value of the input.'),
      output_value_in_usd: usd('Value of the output.'),
      created_at: time('When the quote was made.'),
      rate: number('Price of the trade.', 'output tokens for one input token'),
    },
    ['calldata'],
  ),
}
