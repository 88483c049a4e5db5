/** The rules by which files and programs change what is stored of people, as parts of statements. */

export { givenAt, tookBack } from '../../ledger/index.ts';
export { becomesLandline, madeCallable, reachable, reopens } from './queries/callable.ts';
export { permitted } from './queries/consents.ts';
export {
  agreedOn,
  debtFactsAfter,
  debtFactsDiffer,
  firstContactOf,
  givenState,
  keepsStricterDebt,
  promisedOn,
  stateAfter,
  stateOf,
} from './queries/debts.ts';
export {
  anyUnsure,
  givenFacts,
  isUnsure,
  joinSure,
  linkedPeople,
} from './queries/given-facts.ts';
export {
  birthAfter,
  hasOtherName,
  isNewNote,
  keepsService,
  serviceAfter,
  whoSharesPhone,
} from './queries/people.ts';
export {
  heldForMobile,
  lineTypeAfter,
  missingPhones,
  positionOfMissing,
} from './queries/phones.ts';
export { isDeadUnrepresented, restricted } from './queries/restrictions.ts';
