export { AccessGate } from './access-gate.tsx';
export {
  isPermitted,
  type Mode,
  type Organizations,
  useMayDo,
  useOrganization,
  useWorkplace,
  type Workplace,
} from './organization-context.ts';
export { OrganizationFirst } from './organization-first.tsx';
export { WorkplaceHeader } from './organization-header.tsx';
export { KnownOrganization } from './organization-known.tsx';
export { rememberOrganizationMode } from './organization-memory.ts';
export { useDetailApi } from './use-detail-api.ts';
export { useOrganizationColumn } from './use-organization-column.ts';
export { useOrganizationFact } from './use-organization-fact.ts';
export { useOrganizationLink } from './use-organization-link.ts';
