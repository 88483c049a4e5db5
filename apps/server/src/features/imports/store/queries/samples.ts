import { defineStatement } from '../../../../platform/database/statement.ts';
import { stateAfter } from '../../../debtor-rules/index.ts';
import { balanceDiffers } from './differences.ts';
import { fileDebt, filePerson, filePhone, personInBatch, toldDebt, toldPhone } from './told.ts';

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
const values = shown.map((field, nth) => `(${nth}, '${field}', contact.${field}, told.${field})`);

/** The first people of a batch ($3 to $4) who change, at most so many ($5), with each field before and after. */
export const sampleChanges = defineStatement({
  name: 'imports.sample_changes',
  text: `
    with ${personInBatch}, ${toldPhone}, ${filePhone}, ${toldDebt}, ${fileDebt}, ${filePerson}, change as (
      select told.contact_id, field.nth, field.name, field.before, field.after, null::bigint as minor_before,
        null as currency_before, null::bigint as minor_after, null as currency_after
      from file_person told
      join contacts contact on contact.organization_id = $1 and contact.id = told.contact_id
      cross join lateral (values ${values.join(', ')}) as field (nth, name, before, after)
      where told.is_known and field.after is not null and field.before is distinct from field.after
      union all
      select told.contact_id, 20, 'balance', null, null, debt.balance_minor, debt.currency, told.balance_minor,
        told.currency
      from file_debt told
      left join debts debt on debt.organization_id = $1 and debt.contact_id = told.contact_id
        and debt.reference = told.reference
      where told.is_known and (debt.id is null or ${balanceDiffers})
      union all
      select told.contact_id, 21, 'debt_state', debt.state, after.state, null, null, null, null
      from file_debt told
      join debts debt on debt.organization_id = $1 and debt.contact_id = told.contact_id
        and debt.reference = told.reference
      cross join lateral (select ${stateAfter('$1')} as state) after
      where told.is_known and debt.state <> after.state
      union all
      select told.contact_id, 22, 'phone', null, told.e164, null, null, null, null
      from file_phone told
      where told.is_known and not exists (select from phones phone where phone.organization_id = $1
        and phone.contact_id = told.contact_id and phone.e164 = told.e164)
    ), chosen as (
      select told.contact_id, told.line from file_person told
      where told.contact_id in (select contact_id from change)
      order by told.position limit $5
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
