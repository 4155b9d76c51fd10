import {
  type Account,
  type Chain,
  getAddress,
  type PublicClient,
  parseAbi,
  type Transport,
  type WalletClient,
} from 'viem'

// The pool's tokens are its own ERC-20.
const abi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function burnToWithdraw(uint256 amount)',
])

/** Burns all pool tokens of the wallet for its share of every asset. */
export async function withdrawFromPool(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, Chain, Account>,
) {
  // Put the pool's address here, from the app: this throws until you do.
  const address = getAddress('POOL_ADDRESS')
  const amount = await client.readContract({
    address,
    abi,
    functionName: 'balanceOf',
    args: [wallet.account.address],
  })
  if (amount === 0n) throw new Error('The wallet holds no pool tokens')
  const { request } = await client.simulateContract({
    account: wallet.account,
    address,
    abi,
    functionName: 'burnToWithdraw',
    args: [amount],
  })
  return wallet.writeContract(request)
}
