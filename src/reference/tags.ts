import { Address } from './address/address.tsx'
import { ApiEndpoint } from './api/api-endpoint.tsx'
import { ApiParameters } from './api/api-parameters.tsx'
import { ExampleResponse } from './api/example-response.tsx'
import { AddressTable } from './contracts/address-table.tsx'
import { ContractFunctions } from './contracts/contract-functions.tsx'
import { ContractGetters } from './contracts/contract-getters.tsx'
import { InitCodeHashes } from './contracts/init-code-hashes.tsx'
import { ErrorBody } from './errors/error-body.tsx'
import { ErrorIndex } from './errors/error-index.tsx'
import { ErrorSummary } from './errors/error-summary.tsx'
import { InlineCode } from './facts/inline-code.tsx'
import { LongDate } from './facts/long-date.tsx'
import { SourceLink } from './facts/source-link.tsx'
import { ValueTable } from './facts/value-table.tsx'
import { Glossary } from './glossary/glossary.tsx'
import { Term } from './glossary/term.tsx'
import { LinkTable } from './links/link-table.tsx'
import { OfficialLink } from './links/official-link.tsx'
import { ApiReference } from './openapi/api-reference.tsx'
import { RoadmapTable } from './roadmap/roadmap-table.tsx'
import { RouteProcessorTable } from './roadmap/route-processor-table.tsx'
import { ClassMembers } from './sdk/class-members.tsx'
import { RequestFields } from './sdk/request-fields.tsx'
import { AuditReports } from './security/audit-reports.tsx'
import { BountyRewards } from './security/bounty-rewards.tsx'
import { SecurityContact } from './security/security-contact.tsx'
import { EndpointTable } from './subgraphs/endpoint-table.tsx'
import { SubgraphKey } from './subgraphs/subgraph-key.tsx'
import { SubgraphLimits } from './subgraphs/subgraph-limits.tsx'
import { SubgraphSchema } from './subgraphs/subgraph-schema.tsx'

/** The tags that present data. */
export const tags = {
  Address,
  AddressTable,
  ApiEndpoint,
  ApiParameters,
  ApiReference,
  AuditReports,
  BountyRewards,
  ClassMembers,
  ContractFunctions,
  ContractGetters,
  EndpointTable,
  ErrorBody,
  ErrorIndex,
  ErrorSummary,
  ExampleResponse,
  Glossary,
  InitCodeHashes,
  InlineCode,
  LinkTable,
  LongDate,
  OfficialLink,
  RequestFields,
  RoadmapTable,
  RouteProcessorTable,
  SecurityContact,
  SourceLink,
  SubgraphKey,
  SubgraphLimits,
  SubgraphSchema,
  Term,
  ValueTable,
}
