export {
  type FactsContext,
  type FactsQuestion,
  type KnownPerson,
  loadFacts,
} from './load-facts.ts';
export { loadPolicy, type PolicyInForce } from './load-policy.ts';
export { ledgerVersion } from './queries/ledger-version.ts';
export { isWorthCalling, joinDebtToCallAbout, joinPhoneToCall } from './queries/whom-to-call.ts';
export { renewPolicy } from './renew-policy.ts';
export { createComplianceRoutes } from './routes.ts';
