/** One status, described for readers in whole sentences. */
interface SwapStatusMeaning {
  readonly meaning: string
  /** What the answer to a swap request holds with this status. */
  readonly swapAnswer: string
  /** What a client does next. */
  readonly clientAction: string
}

/**
 * What the status of a quote or swap answer means.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const swapStatuses = {
  Success: {
    meaning: 'A route takes the whole amount.',
    swapAnswer: 'The prepared transaction and the details of the route.',
    clientAction: 'Check the transaction, then send it.',
  },
  Partial: {
    meaning: 'A route exists, but cannot take the whole amount within the limits of the request.',
    swapAnswer: 'The same fields as with Success.',
    clientAction: 'Send nothing. Request a smaller amount.',
  },
  NoWay: {
    meaning: 'No route was found.',
    swapAnswer: 'The status and no other field.',
    clientAction: 'Send nothing. Try another amount or token.',
  },
} as const satisfies Record<string, SwapStatusMeaning>
