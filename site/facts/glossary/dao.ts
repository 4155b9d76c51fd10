import type { GlossaryTerm } from 'docs-engine/config'

/** Words about SUSHI, staking and votes. Definitions are in our own words; the page of each term has its sources. */
export const daoTerms = [
  {
    id: 'buy-back',
    term: 'Buy-back',
    aliases: ['buyback'],
    definition:
      'Buying SUSHI on the market with protocol fees. What is bought goes to the staking bar.',
    page: '/dao/tokenomics#staking-bar',
  },
  {
    id: 'dao',
    term: 'DAO',
    aliases: ['decentralized autonomous organization'],
    definition: 'An organization whose members decide by vote, here the holders of SUSHI.',
    page: '/dao/governance',
  },
  {
    id: 'emission',
    term: 'Emission',
    aliases: ['block reward'],
    definition:
      'SUSHI that is newly issued, at a rate for each block. Governance can change the rate.',
    page: '/dao/tokenomics#emission',
  },
  {
    id: 'flash-loan',
    term: 'Flash loan',
    aliases: [],
    definition:
      'A loan that is taken and repaid within one transaction, which therefore needs no collateral.',
    page: '/dao/governance#voting-power',
  },
  {
    id: 'multisig',
    term: 'Multisig',
    aliases: ['multi-signature wallet'],
    definition:
      'A wallet that acts only when several of those who hold its keys sign. Sushi’s treasury and its operations each have one.',
    page: '/dao/governance#signatures',
  },
  {
    id: 'onsen',
    term: 'Onsen',
    aliases: ['farm', 'liquidity mining'],
    definition: 'The pools whose liquidity providers receive rewards in SUSHI on top of fees.',
    page: '/dao/tokenomics#the-tokens',
  },
  {
    id: 'quorum',
    term: 'Quorum',
    aliases: [],
    definition:
      'The least voting power that has to take part for a vote to bind, however clear its result.',
    page: '/dao/governance#quorum',
  },
  {
    id: 'snapshot',
    term: 'Snapshot',
    aliases: ['sushigov.eth'],
    definition:
      'The service that collects the signed votes of the DAO off chain. Voting there costs no gas and moves no funds by itself.',
    page: '/dao/governance#from-a-forum-post-to-a-binding-vote',
  },
  {
    id: 'staking-bar',
    term: 'Staking bar',
    aliases: ['SushiBar', 'xSUSHI contract'],
    definition:
      'The contract that holds the SUSHI of all stakers and issues xSUSHI for it. Each xSUSHI stands for a share of what it holds.',
    page: '/dao/tokenomics#staking-bar',
  },
  {
    id: 'treasury',
    term: 'Treasury',
    aliases: ['development fund'],
    definition: 'The funds of the DAO, which pay for grants, audits and growth.',
    page: '/dao/governance#who-decides-what',
  },
  {
    id: 'voting-power',
    term: 'Voting power',
    aliases: ['SUSHIPOWAH'],
    definition:
      'The weight of a vote. It comes from SUSHI in the SUSHI-ETH pool and from xSUSHI, counted when the vote starts.',
    page: '/dao/governance#voting-power',
  },
] as const satisfies readonly GlossaryTerm[]
