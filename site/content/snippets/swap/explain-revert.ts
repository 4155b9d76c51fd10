import { BaseError, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'

const abi = parseAbi([
  // Solidity's own
  'error Error(string reason)',
  'error Panic(uint256 code)',
  // RedSnwapper
  'error MinimalOutputBalanceViolation(address tokenOut, uint256 amountOut)',
  // Token contracts that follow ERC-6093
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
])

/** Says in words why a call of a swap or an approval failed. */
export function explainRevert(error: unknown): string {
  const data = revertData(error)
  if (data === undefined) return error instanceof BaseError ? error.shortMessage : String(error)
  if (data === '0x') return 'reverted without a reason'
  try {
    const revert = decodeErrorResult({ abi, data })
    switch (revert.errorName) {
      case 'MinimalOutputBalanceViolation':
        return `the output, ${revert.args[1]} base units, is below the minimum: the price moved`
      case 'ERC20InsufficientBalance':
        return `the account holds ${revert.args[1]} base units and needs ${revert.args[2]}`
      case 'ERC20InsufficientAllowance':
        return `the allowance is ${revert.args[1]} base units and has to be ${revert.args[2]}`
      case 'Error':
        return revert.args[0]
      case 'Panic':
        return `panic ${revert.args[0]}`
    }
  } catch {
    // An executor or a token can have errors of its own.
    return `an error that is not known here: ${data.slice(0, 10)}`
  }
}

/** What the contract returned with its revert; undefined when the error is no revert. */
function revertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const { data } = error.walk() as { data?: unknown }
  return isHex(data) ? data : undefined
}
