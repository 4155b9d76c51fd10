import { Amount } from 'sushi'
import { type EvmToken, erc20Abi_balanceOf } from 'sushi/evm'
import type { Address, PublicClient } from 'viem'

/** What an account holds of a token. The client has to be on the token's network. */
export async function balanceOf(client: PublicClient, token: EvmToken, account: Address) {
  const balance = await client.readContract({
    address: token.address,
    abi: erc20Abi_balanceOf,
    functionName: 'balanceOf',
    args: [account],
  })
  return new Amount(token, balance)
}
