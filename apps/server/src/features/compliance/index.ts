export { findFreed } from './find-freed.ts';
export {
  type FactsContext,
  type FactsQuestion,
  type KnownPerson,
  loadFacts,
  loadPeople,
  type PersonAtHand,
} from './load-facts.ts';
export { loadPolicy, type PolicyInForce } from './load-policy.ts';
export { ledgerVersion } from './queries/ledger-version.ts';
export { joinDebtToCallAbout, joinPhoneToCall } from './queries/whom-to-call.ts';
export { renewPolicy } from './renew-policy.ts';
export { createComplianceRoutes } from './routes.ts';
export { reasonOfFact, type Supposed, type ToldFact, toldFact } from './told-facts.ts';
