import type { SearchAnswer } from 'docs-engine/config'
import * as blade from '#facts/contracts/blade.ts'
import type { Deployment, DeploymentTable } from '#facts/contracts/deployment.ts'
import * as tables from '#facts/contracts/deployments.ts'
import { placesOf } from './places.ts'
import { sentence } from './sentence.ts'

/** A table of addresses, the page it stands on, and what readers call the contract. */
interface ListedTable {
  readonly table: DeploymentTable
  readonly page: `/${string}`
  readonly subjects: readonly string[]
  /** Chain id of the network that is meant where a query names none. */
  readonly home?: number
}

const CPAMM = '/contracts/cpamm'
const CLAMM = '/contracts/clamm'

/** A table of Blade, found by the name of the contract with and without the word Blade. */
function ofBlade(table: DeploymentTable, ...subjects: readonly string[]): ListedTable {
  const { contract } = table
  return { table, page: '/contracts/blade', subjects: [contract, ...subjects] }
}

/** Every table of addresses, those that readers need most first. */
const listed: readonly ListedTable[] = [
  {
    table: tables.redSnwapper,
    page: '/contracts/red-snwapper',
    subjects: ['redsnwapper', 'red snwapper', 'router', 'swap router', 'swap contract', 'approve'],
  },
  {
    table: tables.sushi,
    page: '/contracts/sushi',
    subjects: ['sushi', 'sushi token', 'governance token'],
    home: tables.ETHEREUM,
  },
  {
    table: tables.xsushi,
    page: '/contracts/xsushi',
    subjects: ['xsushi', 'xsushi token', 'staked sushi', 'staking bar', 'sushi bar', 'sushibar'],
    home: tables.ETHEREUM,
  },
  { table: tables.v2Router, page: CPAMM, subjects: ['cpAMM router', 'v2 router', 'router'] },
  { table: tables.v2Factory, page: CPAMM, subjects: ['cpAMM factory', 'v2 factory', 'factory'] },
  {
    table: tables.v3PositionManager,
    page: CLAMM,
    subjects: ['position manager', 'clAMM position manager', 'NonfungiblePositionManager'],
  },
  { table: tables.v3Factory, page: CLAMM, subjects: ['clAMM factory', 'v3 factory', 'factory'] },
  { table: tables.v3Quoter, page: CLAMM, subjects: ['quoter', 'clAMM quoter', 'v3 quoter'] },
  { table: tables.v3TickLens, page: CLAMM, subjects: ['tick lens', 'ticklens'] },
  { table: tables.v3PositionHelper, page: CLAMM, subjects: ['position helper'] },
  ofBlade(blade.pool, 'blade exchange', 'blade contract'),
  ofBlade(blade.poolRegister, 'pool register'),
  ofBlade(blade.cove, 'cove'),
  ofBlade(blade.permitRouter, 'permit router'),
  ofBlade(blade.lpTransfer, 'lp transfer'),
  ofBlade(blade.feeSplit),
  ofBlade(blade.farmFeeSplit),
  ofBlade(blade.vault),
  ofBlade(blade.farmingHelper),
  ofBlade(blade.transferHelper),
]

const isOnEthereum = ({ network }: Deployment) => network.chainId === tables.ETHEREUM

function answerOf({ table, page, subjects, home }: ListedTable, row: Deployment): SearchAnswer {
  const { id, network, address, role, notes } = row
  return {
    name: table.contract,
    where: network.name,
    kind: 'address',
    value: address,
    text: sentence(role, ...notes),
    subjects,
    places: placesOf(network),
    asks: ['address', 'addresses', 'contract', 'contracts'],
    also: ['sushi', 'sushiswap', 'token', 'network', 'chain', 'mainnet'],
    isMain: network.chainId === home,
    href: `${page}#${id}`,
  }
}

/** The address of every contract on every network, for each contract that on Ethereum first. */
export const contractAnswers: readonly SearchAnswer[] = listed.flatMap(each =>
  each.table.rows
    .toSorted((a, b) => Number(isOnEthereum(b)) - Number(isOnEthereum(a)))
    .map(row => answerOf(each, row)),
)
