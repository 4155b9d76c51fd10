import type { GlossaryTerm } from 'docs-engine/config'

/**
 * Words about contracts, tokens and transactions.
 * Definitions are in our own words; the page of each term has its sources.
 */
export const contractTerms = [
  {
    id: 'allowance',
    term: 'Allowance',
    aliases: ['approved amount'],
    definition:
      'The amount of one token that an account lets one contract move. Swaps use it up unless it is unlimited.',
    page: '/api/errors/insufficient-allowance',
  },
  {
    id: 'approve',
    term: 'Approve',
    aliases: ['approval'],
    definition:
      'To set the allowance of a contract for a token, in a transaction of its own. The native coin needs no approval.',
    page: '/api/errors/insufficient-allowance#in-your-code',
  },
  {
    id: 'bridge',
    term: 'Bridge',
    aliases: ['bridged token'],
    definition:
      'A system that locks a token on one network and issues a token for it on another. The issued token is worth no more than what the bridge can pay out.',
    page: '/contracts/sushi#sushi-addresses',
  },
  {
    id: 'create2',
    term: 'CREATE2',
    aliases: ['computed address', 'deterministic address'],
    definition:
      'A way to deploy a contract at an address that is known in advance, from the deployer, a salt and the init code hash.',
    page: '/contracts/cpamm#init-code-hash',
  },
  {
    id: 'erc-20',
    term: 'ERC-20',
    aliases: ['token standard', 'fungible token'],
    definition:
      'The standard by which most tokens on these networks can be held, sent and approved. Two contracts with the same ticker are still two tokens.',
    page: '/contracts/sushi#sushi-functions',
  },
  {
    id: 'gas',
    term: 'Gas',
    aliases: ['network fee', 'transaction fee'],
    definition:
      'The work of a transaction, paid to the network in its native coin. It is also paid when the transaction reverts.',
    page: '/blade/how-to-use-blade/faqs#is-unused-gas-refunded',
  },
  {
    id: 'init-code-hash',
    term: 'Init code hash',
    aliases: ['pair code hash'],
    definition:
      'The fingerprint of the code that creates a pool. With it, the address of a pool can be computed without asking the chain.',
    page: '/contracts/cpamm#init-code-hash',
  },
  {
    id: 'native-coin',
    term: 'Native coin',
    aliases: ['native token', 'gas token'],
    definition:
      'The coin in which a network counts gas, such as ETH on Ethereum. It is not a contract, so requests name it by a placeholder address.',
    page: '/api/examples/quote#parameters',
  },
  {
    id: 'spender',
    term: 'Spender',
    aliases: [],
    definition:
      'The contract that an allowance is for. For a swap, it is the contract that the prepared transaction calls.',
    page: '/api/errors/insufficient-allowance#in-your-code',
  },
  {
    id: 'stablecoin',
    term: 'Stablecoin',
    aliases: ['peg'],
    definition: 'A token that is meant to keep the value of a currency, its peg. It can lose it.',
    page: '/blade/how-to-use-blade/liquidity-pools#limits-and-risks',
  },
  {
    id: 'subgraph',
    term: 'Subgraph',
    aliases: ['The Graph', 'indexer'],
    definition:
      'An index of a chain’s events that programs query with GraphQL. It runs behind the chain.',
    page: '/subgraphs/cpamm',
  },
  {
    id: 'wrapped-native',
    term: 'Wrapped native coin',
    aliases: ['WETH', 'wrapped ether', 'wrapped native token'],
    definition:
      'A token contract that holds the native coin and issues a token of the same amount for it, so that pools can treat it like any other token.',
    page: '/sdk/primitives/native#wrap',
  },
] as const satisfies readonly GlossaryTerm[]
