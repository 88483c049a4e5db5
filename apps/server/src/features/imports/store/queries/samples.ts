import { defineStatement } from '../../../../platform/database/statement.ts';
import { stateAfter } from '../../../debtor-rules/index.ts';
import { balanceDiffers } from './differences.ts';
import { fileDebt, filePerson, filePhone, givenDebt, givenPhone, personInBatch } from './given.ts';

/** What people see of a person, in the order of the screen. */
const shown = [
  'full_name',
  'email',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'language',
] as const;
const values = shown.map((field, nth) => `(${nth}, '${field}', contact.${field}, given.${field})`);

/** The first people of a batch ($3 to $4) who change, at most so many ($5), with each field before and after. */
export const sampleChanges = defineStatement({
  name: 'imports.sample_changes',
  text: `
    with ${personInBatch}, ${givenPhone}, ${filePhone}, ${givenDebt}, ${fileDebt}, ${filePerson}, change as (
      select given.contact_id, field.nth, field.name, field.before, field.after, null::bigint as minor_before,
        null as currency_before, null::bigint as minor_after, null as currency_after
      from file_person given
      join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
      cross join lateral (values ${values.join(', ')}) as field (nth, name, before, after)
      where given.is_known and field.after is not null and field.before is distinct from field.after
      union all
      select given.contact_id, 20, 'balance', null, null, debt.balance_minor, debt.currency, given.balance_minor,
        given.currency
      from file_debt given
      left join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
        and debt.reference = given.reference
      where given.is_known and (debt.id is null or ${balanceDiffers})
      union all
      select given.contact_id, 21, 'debt_state', debt.state, after.state, null, null, null, null
      from file_debt given
      join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
        and debt.reference = given.reference
      cross join lateral (select ${stateAfter('$1')} as state) after
      where given.is_known and debt.state <> after.state
      union all
      select given.contact_id, 22, 'phone', null, given.e164, null, null, null, null
      from file_phone given
      where given.is_known and not exists (select from phones phone where phone.organization_id = $1
        and phone.contact_id = given.contact_id and phone.e164 = given.e164)
    ), chosen as (
      select given.contact_id, given.line from file_person given
      where given.contact_id in (select contact_id from change)
      order by given.position limit $5
    )
    select chosen.contact_id, contact.full_name, chosen.line, jsonb_agg(jsonb_build_object(
        'field', change.name, 'before', change.before, 'after', change.after,
        'money', case when change.minor_after is not null then jsonb_build_object(
          'before', case when change.minor_before is not null then jsonb_build_object(
            'amountMinor', change.minor_before, 'currency', change.currency_before) end,
          'after', jsonb_build_object('amountMinor', change.minor_after, 'currency', change.currency_after))
          end)
      order by change.nth, change.after) as fields
    from chosen
    join change on change.contact_id = chosen.contact_id
    join contacts contact on contact.organization_id = $1 and contact.id = chosen.contact_id
    group by chosen.contact_id, contact.full_name, chosen.line
    order by chosen.line`,
  row: { contact_id: 'uuid', full_name: 'text', line: 'int4', fields: 'jsonb' },
});
