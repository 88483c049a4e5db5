import {
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

const ofContact = { file: 'told', stored: 'contact' };
export const nameDiffers = differs('full_name', ofContact);
export const addressDiffers = any(
  ['address', 'city', 'region', 'postal_code', 'country'],
  ofContact,
);
export const contactDiffers = `(${nameDiffers} or ${addressDiffers} or ${any(
  ['birth_year', 'born_on', 'email', 'language', 'confirmed_zone'],
  ofContact,
)} or contact.is_service_member <> ${serviceAfter}
  or (told.custom is not null and not contact.custom @> told.custom))`;

const ofPhone = { file: 'told', stored: 'phone' };
export const phoneDiffers = `(phone.line_type <> ${lineTypeAfter} or ${any(['label', 'place'], ofPhone)})`;

export const balanceDiffers =
  '((debt.balance_minor, debt.currency) <> (told.balance_minor, told.currency))';
export const debtDiffers = `(${balanceDiffers} or debt.state <> ${stateAfter('$1')} or ${debtFactsDiffer} or ${any(
  [
    'creditor',
    'original_minor',
    'opened_on',
    'due_on',
    'charged_off_on',
    'notice_sent_on',
    'account_group',
  ],
  { file: 'told', stored: 'debt' },
)})`;
