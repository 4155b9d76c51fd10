import type { Source } from 'docs-engine/config'
import { DOCUMENTED_VERSION } from '../docs-version.ts'
import { networkOf } from '../networks.ts'
import { typedAddress } from './address.ts'
import { byNetworkName, type DeploymentTable, rowPrefix, STATUS_UNKNOWN } from './deployment.ts'

/**
 * The version of the package that names BNB Smart Chain a Blade network first.
 * Source: https://www.npmjs.com/package/sushi
 */
export const BLADE_ON_BNB_SINCE = '6.2.11'

/** Chain ids of Blade that came after the published package. Source: https://www.npmjs.com/package/sushi, version 6.2.11. */
export const addedBladeChainIds = [56] as const

/** Where the addresses of Blade were read: the package holds none. */
export const bladeSource: Source = {
  title: 'Addresses of Blade, as documented at 6.2.12',
  url: 'https://github.com/sushi-labs/sushi/blob/69155180ca0583bb844afc1458437a8833182231/site/constants/blade.ts',
  checked: '2026-11-21',
}

/** Chain ids, address in checksummed case, and what it is if the table holds several kinds. */
type Row = readonly [chainIds: readonly number[], address: string, role?: string]

function bladeTable(contract: string, rows: readonly Row[]): DeploymentTable {
  return {
    contract: `Blade ${contract}`,
    version: DOCUMENTED_VERSION,
    origin: `From the protocol's published documentation, version ${DOCUMENTED_VERSION}.`,
    source: bladeSource,
    rows: rows
      .flatMap(([chainIds, value, role], index) => {
        const place = `facts/contracts/blade.ts, ${contract}, row ${index + 1}`
        const address = typedAddress(value, place)
        // A network may have several: the end of the address tells them apart.
        const end = address.slice(-4).toLowerCase()
        return chainIds.map(chainId => ({
          id: `${rowPrefix(`Blade ${contract}`)}-${chainId}-${end}`,
          network: networkOf(chainId),
          address,
          ...(role !== undefined && { role }),
          notes: [STATUS_UNKNOWN],
          source: bladeSource,
        }))
      })
      .sort(byNetworkName),
  }
}

// Contracts that are listed under more than one name or implementation.
const VERIFIED_POOL = '0xE7b0CE0526fbE3969035a145C9e9691d4d9D216c'
const DEPOSIT_FEES = '0x84f4625C3E92b368E403cB002A9bF9bc7a9ae1b9'
const FARM_FEES = '0xD0454428ecd868A9AC615125FCbDB5Da9027436e'
const FEES = '0x51b0EFA27fF4f29f8315496F01952377d581Ce73'

/** The register of pools; Katana has this one and no pool address is listed there. */
export const poolRegister = bladeTable('pool register', [
  [[747474], '0xe56a524F7F35d39E5d5C34428De497da29D4B88b'],
])

/** Pools, with the name of the implementation. */
export const pool = bladeTable('pool', [
  [[1], '0x655eDCE464CC797526600a462A8154650EEe4B77', 'ClipperApproximateCaravelExchange'],
  [[1], VERIFIED_POOL, 'ClipperVerifiedCaravelExchange'],
  [[1], '0xCC12532e95C2A6A4C53aF153b9B739A3CC9218A7', 'ClipperCaravelExchange'],
  [[137], '0x6Bfce69d1Df30FD2B2C8e478EDEC9dAa643Ae3B8', 'ClipperVerifiedExchange'],
  [[137], '0xD01e3549160c62Acabc4D0EB89F67aAFA3de8EEd', 'ClipperDirectExchangeV0'],
  [
    [1101, 42161, 5000],
    '0x769728b5298445BA2828c0f3F5384227fbF590C5',
    'ClipperPackedVerifiedExchange',
  ],
  [[42161, 5000], VERIFIED_POOL, 'ClipperPackedVerifiedExchange'],
  [[10], '0x5130f6cE257B8F9bF7fac0A0b519Bd588120ed40', 'ClipperPackedVerifiedExchange'],
  [[10], '0xDBD4ffC32b34f630DD8aC18D37162eC8462db7dB', 'ClipperPackedExchange'],
  [[8453], '0xb32D856cAd3D2EF07C94867A800035E37241247C', 'ClipperPackedVerifiedExchange'],
])

/** Coves. */
export const cove = bladeTable('cove', [
  [[1], '0x44d097113DBEad613fde74b387081FB3b547C54f', 'ClipperCove'],
  [[42161], '0xB873921b1ADd94ea47Bf983B060CE812e97873df', 'ClipperCove'],
  [[42161], '0x9E233DD6a90678BaaCd89c05ce5C48f43fCc106E', 'ClipperCove'],
])

/** Permit routers. */
export const permitRouter = bladeTable('permit router', [
  [[137, 10], '0xF33141BC4E9D1d92a2Adba2fa27A09c2DA2AF3eB'],
  [[1101, 42161], '0x93a5943e3091e94aA16f0813BB6901C3E9D4eB98'],
  [[8453], '0x41c5362ADf3a2Cf6815454F7633172e7F6C1f834'],
])

/** Contracts that move pool tokens. */
export const lpTransfer = bladeTable('LP transfer', [
  [[1], '0x53954A6191aD795E331CfFDb1b035D389f2aC516'],
  [[137], '0x4715CCd2e0284CEDf7D5cC6b40420432EBc9E561'],
  [[42161], '0x4c16dD6e9b402Ea4FB5bE647Be2F49e3d59BB08A'],
])

/** Fee split contracts. */
export const feeSplit = bladeTable('fee split', [
  [[1], DEPOSIT_FEES, 'protocol deposit fee split'],
  [[1], FEES, 'fee split'],
])

/** The fee split contract of the farm. */
export const farmFeeSplit = bladeTable('farm fee split', [[[1], FARM_FEES]])

/** Vaults. Those on Ethereum are the same contracts as the fee splits. */
export const vault = bladeTable('vault', [
  [[1], DEPOSIT_FEES, 'protocol deposit vault'],
  [[1], FARM_FEES, 'farm vault'],
  [[1], FEES, 'fee split vault'],
  [[10], '0xAc2B3f9a13E7273639bcDCa55742391CDACC74cB', 'farm vault'],
])

/** Farming helpers. */
export const farmingHelper = bladeTable('farming helper', [
  [[1], '0x6e3FB8a019E78785E80cea1d413Bc3Ab650c2449'],
  [[10], '0x55f7c152b0C3cc1cD7479e4858Ac07f50D7fcFAD'],
])

/** Transfer helpers. */
export const transferHelper = bladeTable('transfer helper', [
  [[1], '0x12bb166F997146D3d33645146eEdBC4a923195D7'],
])
