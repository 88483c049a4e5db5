import {
  birthAfter,
  debtFactsDiffer,
  lineTypeAfter,
  serviceAfter,
  stateAfter,
} from '../../../debtor-rules/index.ts';

/** What the file leaves empty stays as it is, and is no change. */
const differs = (column: string, of: { file: string; stored: string }): string =>
  `(${of.file}.${column} is not null and ${of.stored}.${column} is distinct from ${of.file}.${column})`;

const any = (columns: readonly string[], of: { file: string; stored: string }): string =>
  columns.map((column) => differs(column, of)).join(' or ');

const ofContact = { file: 'given', stored: 'contact' };
export const nameDiffers = differs('full_name', ofContact);
export const addressDiffers = any(
  ['address', 'city', 'region', 'postal_code', 'country'],
  ofContact,
);
const isBirthGiven = '(given.born_on is not null or given.birth_year is not null)';
const birth = birthAfter({
  bornOn: 'coalesce(given.born_on, contact.born_on)',
  birthYear: 'coalesce(given.birth_year, contact.birth_year)',
});
/** What becomes of the day and the year of birth where the file gives one. */
export const bornOnAfter = `(case when ${isBirthGiven} then ${birth.bornOn} else contact.born_on end)`;
export const birthYearAfter = `(case when ${isBirthGiven} then ${birth.birthYear}
        else contact.birth_year end)`;
/** Whether a file says that a minor is older than is known. */
export const keepsBirth = `(${isBirthGiven} and ${birth.keeps})`;
const birthDiffers = `(${isBirthGiven} and (contact.born_on, contact.birth_year)
    is distinct from (${birth.bornOn}, ${birth.birthYear}))`;
/** What tells where somebody is. */
export const whereaboutsDiffer = `(${addressDiffers} or ${differs('confirmed_zone', ofContact)})`;
/** With whether the whereabouts change. */
export const contactDiffersBy = (whereabouts: string): string =>
  `(${nameDiffers} or ${whereabouts} or ${birthDiffers} or ${any(['email', 'language'], ofContact)}
  or contact.is_service_member <> ${serviceAfter}
  or (given.custom is not null and not contact.custom @> given.custom))`;
export const contactDiffers = contactDiffersBy(whereaboutsDiffer);

const ofPhone = { file: 'given', stored: 'phone' };
/** With what becomes of the kind of line and of the place. */
export const phoneDiffersBy = (lineType: string, place: string): string =>
  `(phone.line_type <> ${lineType} or phone.place is distinct from ${place}
    or ${differs('label', ofPhone)})`;
export const phoneDiffers = phoneDiffersBy(lineTypeAfter, 'coalesce(given.place, phone.place)');

export const balanceDiffers =
  '((debt.balance_minor, debt.currency) <> (given.balance_minor, given.currency))';
/** With what becomes of the day of the notice and of the creditor. */
export const debtDiffersBy = (noticeOn: string, creditor: string): string =>
  `(${balanceDiffers} or debt.state <> ${stateAfter('$1')} or ${debtFactsDiffer}
    or debt.notice_sent_on is distinct from ${noticeOn} or debt.creditor is distinct from ${creditor}
    or ${any(['original_minor', 'opened_on', 'due_on', 'charged_off_on', 'account_group'], {
      file: 'given',
      stored: 'debt',
    })})`;
export const debtDiffers = debtDiffersBy(
  'coalesce(given.notice_sent_on, debt.notice_sent_on)',
  'coalesce(given.creditor, debt.creditor)',
);
