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
  ['birth_year', 'email', 'language', 'confirmed_zone'],
  ofContact,
)} or (told.custom is not null and not contact.custom @> told.custom))`;

const ofPhone = { file: 'told', stored: 'phone' };
/** Numbers are ported: what may be a mobile is held for one, because it needs more consent. */
export const lineTypeDiffers = `(phone.line_type <> told.line_type and told.line_type <> 'unknown'
        and (phone.line_type in ('landline', 'unknown') or told.line_type = 'mobile'))`;
export const phoneDiffers = `(${lineTypeDiffers} or ${any(['label', 'place'], ofPhone)})`;

/**
 * What becomes of a debt that the file names. What it says outright holds, but that a debt is open says
 * nothing of a promise or a dispute. Where it says nothing, another amount opens a debt that was paid or
 * recalled; and one that was recalled for being left out of a file is open when a file has it again.
 */
export const stateAfter = `(case
        when told.state = 'open' then
          case when debt.state in ('promised', 'disputed') then debt.state else 'open' end
        when told.state is not null then told.state
        when debt.state in ('paid', 'recalled')
          and (debt.balance_minor, debt.currency) <> (told.balance_minor, told.currency) then 'open'
        when debt.state = 'recalled' and exists (
          select from import_changes change
          join imports earlier on earlier.organization_id = change.organization_id
            and earlier.id = change.import_id
          where change.organization_id = $1 and change.row_id = debt.id
            and change.table_name = 'debts' and change.before->>'state' <> 'recalled'
            and earlier.state = 'stored' and earlier.mapping->>'missingRule' = 'recall') then 'open'
        else debt.state end)`;

export const balanceDiffers =
  '((debt.balance_minor, debt.currency) <> (told.balance_minor, told.currency))';
export const debtDiffers = `(${balanceDiffers} or debt.state <> ${stateAfter} or ${any(
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
