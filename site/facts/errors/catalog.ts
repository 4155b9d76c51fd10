import type { ApiError, ProblemMember } from './api-error.ts'

const token: ProblemMember = { name: 'token', meaning: 'Contract of the token to sell.' }
const sender: ProblemMember = { name: 'sender', meaning: 'Account that would send the swap.' }
const amount: ProblemMember = {
  name: 'amount',
  meaning: 'What the swap needs, in base units of the token.',
}

/**
 * Every error of the HTTP API, once. Message texts are verbatim, spelling included.
 * `{chainId}` in a text stands for the number of the network.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const apiErrors = [
  {
    slug: 'validation',
    status: 422,
    code: '422-01',
    listTitle: 'Validation',
    bodyTitle: 'Validation Error',
    message: { member: 'detail', text: 'The request is invalid.' },
    extraMembers: [
      {
        name: 'errors',
        meaning:
          'One entry for each failing parameter: its name in `parameter`, the reason in `detail`.',
      },
    ],
    meaning: 'One or more parameters are missing or malformed; each is listed.',
    retry: 'no',
    calls: 'any',
  },
  {
    slug: 'estimate-gas',
    status: 422,
    code: '422-02',
    listTitle: 'Estimate gas',
    bodyTitle: 'Estimate Gas Error',
    message: { member: 'details', text: null },
    extraMembers: [],
    meaning: 'The gas for the swap could not be estimated.',
    retry: 'maybe',
    calls: 'transaction',
  },
  {
    slug: 'insufficient-balance',
    status: 422,
    code: '422-03',
    listTitle: 'Insufficient balance',
    bodyTitle: 'Insufficient Balance Error',
    message: { member: 'details', text: 'Spender has insufficent balance' },
    extraMembers: [
      token,
      sender,
      { name: 'balance', meaning: 'What the account holds, in base units of the token.' },
      amount,
    ],
    meaning: 'The account holds less of the input token than the swap needs.',
    retry: 'no',
    calls: 'transaction',
  },
  {
    slug: 'insufficient-allowance',
    status: 422,
    code: '422-04',
    listTitle: 'Insufficient allowance',
    bodyTitle: 'Insufficient Allowance Error',
    message: { member: 'details', text: 'Spender has insufficent allowance' },
    extraMembers: [
      token,
      { name: 'spender', meaning: 'Contract that would move the tokens.' },
      sender,
      {
        name: 'allowance',
        meaning: 'What the spender may move at present, in base units of the token.',
      },
      amount,
    ],
    meaning: 'The spender may not move as much of the input token as the swap needs.',
    retry: 'no',
    calls: 'transaction',
  },
  {
    slug: 'invalid-api-key',
    status: 401,
    code: '401-01',
    listTitle: 'Invalid API key',
    bodyTitle: 'Invalid or Missing API Key',
    message: { member: 'details', text: 'Invalid API key' },
    extraMembers: [],
    meaning: 'The API key is missing, or it is not a key the API knows.',
    retry: 'no',
    calls: 'any',
  },
  {
    slug: 'unauthorized',
    status: 403,
    code: '403-01',
    listTitle: 'Unauthorized',
    bodyTitle: 'Unauthorized',
    message: { member: 'details', text: 'IP not whitelisted' },
    extraMembers: [],
    meaning: 'The key does not allow requests from this IP address or origin.',
    retry: 'no',
    calls: 'any',
  },
  {
    slug: 'not-found',
    status: 404,
    code: '404-01',
    listTitle: 'Not found',
    bodyTitle: 'Not Found',
    message: { member: 'detail', text: 'The requested resource was not found' },
    extraMembers: [],
    meaning: 'There is nothing at the requested address.',
    retry: 'no',
    calls: 'any',
  },
  {
    slug: 'ratelimit-exceeded',
    status: 429,
    code: '429-01',
    listTitle: 'Rate limit exceeded',
    bodyTitle: 'Rate Limit Exceeded',
    message: { member: 'details', text: 'API key rate limit exceeded' },
    extraMembers: [],
    meaning: 'The key has sent more requests than its limit allows.',
    retry: 'yes',
    calls: 'any',
  },
  {
    slug: 'server',
    status: 500,
    code: '500-01',
    listTitle: 'Server',
    bodyTitle: 'Server',
    message: { member: 'detail', text: 'The server encountered an unexpected error' },
    extraMembers: [],
    meaning: 'The server failed in a way it did not expect.',
    retry: 'yes',
    calls: 'any',
  },
  {
    slug: 'no-fresh-data',
    status: 500,
    code: '500-02',
    listTitle: 'No fresh data',
    bodyTitle: 'No Fresh Data Error',
    message: { member: 'details', text: 'Network {chainId} data timeout' },
    extraMembers: [],
    meaning: 'The API has no fresh data for one network: waiting for it timed out.',
    retry: 'yes',
    calls: 'any',
  },
  {
    slug: 'service-unavailable',
    status: 503,
    code: '503-01',
    listTitle: 'Service unavailable',
    bodyTitle: 'Service Unavailable',
    message: { member: 'detail', text: 'The service is currently unavailable' },
    extraMembers: [],
    meaning: 'The API is not serving requests at the moment.',
    retry: 'yes',
    calls: 'any',
  },
] as const satisfies readonly ApiError[]

/** Slug of a documented error. */
export type ErrorSlug = (typeof apiErrors)[number]['slug']
