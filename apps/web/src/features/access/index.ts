export { AccessGate } from './access-gate.tsx';
export {
  type CurrentOrganization,
  useCurrentOrganization,
  useMayDo,
  useOrganization,
} from './organization-context.ts';
