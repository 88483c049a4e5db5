/** The rules by which files and programs change what is stored of people, as parts of statements. */
export { given } from './queries/consents.ts';
export { stateAfter, toldState } from './queries/debts.ts';
export { hasOtherName, isNewNote, whoSharesPhone } from './queries/people.ts';
export {
  heldForMobile,
  lineTypeAfter,
  missingPhones,
  positionOfMissing,
} from './queries/phones.ts';
export { givenAt, tookBack } from './queries/refusals.ts';
export { isDead, restricted } from './queries/restrictions.ts';
