export {
  type AnsweredCall,
  type ChosenWords,
  chooseReadWords,
  chooseWords,
} from './choose-words.ts';
export { findFreed } from './find-freed.ts';
export { type GivenFact, givenFact, reasonOfFact, type Supposed } from './given-facts.ts';
export type { KnownFacts } from './known-facts.ts';
export {
  type FactsContext,
  type FactsQuestion,
  type KnownPerson,
  loadFacts,
  loadPeople,
  type PersonAtHand,
} from './load-facts.ts';
export { loadPolicy, type PolicyInForce } from './load-policy.ts';
export { type CallPlan, orderPhones, presentFacts } from './present-facts.ts';
export { renewPolicy } from './renew-policy.ts';
export { createComplianceRoutes } from './routes.ts';
