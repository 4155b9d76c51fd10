import type { Components } from 'docs-engine/config'

/** The tags that present this site's data, by name. */
export const tags = {
  Address: async () => (await import('./address/address.tsx')).Address,
  AddressTable: async () => (await import('./contracts/address-table.tsx')).AddressTable,
  ApiEndpoint: async () => (await import('./api/api-endpoint.tsx')).ApiEndpoint,
  ApiParameters: async () => (await import('./api/api-parameters.tsx')).ApiParameters,
  AuditReports: async () => (await import('./security/audit-reports.tsx')).AuditReports,
  BountyRewards: async () => (await import('./security/bounty-rewards.tsx')).BountyRewards,
  CallErrors: async () => (await import('./errors/call-errors.tsx')).CallErrors,
  ClassMembers: async () => (await import('./sdk/class-members.tsx')).ClassMembers,
  ContractFunctions: async () =>
    (await import('./contracts/contract-functions.tsx')).ContractFunctions,
  ContractGetters: async () => (await import('./contracts/contract-getters.tsx')).ContractGetters,
  EndpointTable: async () => (await import('./subgraphs/endpoint-table.tsx')).EndpointTable,
  ErrorBody: async () => (await import('./errors/error-body.tsx')).ErrorBody,
  ErrorIndex: async () => (await import('./errors/error-index.tsx')).ErrorIndex,
  ErrorSummary: async () => (await import('./errors/error-summary.tsx')).ErrorSummary,
  ExampleResponse: async () => (await import('./api/example-response.tsx')).ExampleResponse,
  IncidentTable: async () => (await import('./security/incident-table.tsx')).IncidentTable,
  InitCodeHashes: async () => (await import('./contracts/init-code-hashes.tsx')).InitCodeHashes,
  Landing: async () => (await import('./landing/landing.tsx')).Landing,
  LinkTable: async () => (await import('./links/link-table.tsx')).LinkTable,
  NetworkColumns: async () => (await import('./matrix/network-columns.tsx')).NetworkColumns,
  NetworkMatrix: async () => (await import('./matrix/network-matrix.tsx')).NetworkMatrix,
  OfficialLink: async () => (await import('./links/official-link.tsx')).OfficialLink,
  RequestFields: async () => (await import('./sdk/request-fields.tsx')).RequestFields,
  RiskTable: async () => (await import('./matrix/risk-table.tsx')).RiskTable,
  RoadmapTable: async () => (await import('./roadmap/roadmap-table.tsx')).RoadmapTable,
  RouteProcessorTable: async () =>
    (await import('./roadmap/route-processor-table.tsx')).RouteProcessorTable,
  SecurityContact: async () => (await import('./security/security-contact.tsx')).SecurityContact,
  SubgraphKey: async () => (await import('./subgraphs/subgraph-key.tsx')).SubgraphKey,
  SubgraphLimits: async () => (await import('./subgraphs/subgraph-limits.tsx')).SubgraphLimits,
  SubgraphSchema: async () => (await import('./subgraphs/subgraph-schema.tsx')).SubgraphSchema,
} satisfies Components
