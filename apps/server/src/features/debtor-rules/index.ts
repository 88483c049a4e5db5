/** The rules by which files and programs change what is stored of people, as parts of statements. */

export { givenAt, tookBack } from '../../ledger/index.ts';
export { becomesLandline, madeCallable, reachable, reopens } from './queries/callable.ts';
export { given } from './queries/consents.ts';
export {
  debtFactsAfter,
  debtFactsDiffer,
  firstContactOf,
  keepsStricterDebt,
  stateAfter,
  toldState,
} from './queries/debts.ts';
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
export {
  anyUnsure,
  isUnsure,
  joinSure,
  linkedPeople,
  toldFacts,
} from './queries/told-facts.ts';
