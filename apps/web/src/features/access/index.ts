export { AccessGate } from './access-gate.tsx';
export {
  type CurrentOrganization,
  useCurrentOrganization,
  useOrganization,
} from './organization-context.ts';
