import { callingOrder, debtOrder } from '../../../ledger/index.ts';
import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

export const findContact = defineSpanning({
  name: 'compliance.find_contact',
  text: (covers) => `
    select organization_id from contacts where id = $1 and ${covers('organization_id')}`,
  row: { organization_id: 'uuid' },
});

/** What somebody may be called about comes first. */
export const listDebts = defineStatement({
  name: 'compliance.list_debts',
  text: `
    select id, creditor, state, account_group from debts
    where organization_id = $1 and contact_id = $2
    order by ${debtOrder('debts')}`,
  row: { id: 'uuid', creditor: 'text?', state: 'text', account_group: 'text?' },
});

/** In the order in which they would be called. */
export const listPhones = defineStatement({
  name: 'compliance.list_phones',
  text: `
    select id, e164, line_type, place from phones
    where organization_id = $1 and contact_id = $2
    order by ${callingOrder('phones')}`,
  row: { id: 'uuid', e164: 'text', line_type: 'text', place: 'text?' },
});

/** Until the moment `$3`, ours and those that were not made by Ringfence, the latest first. */
export const listPastCalls = defineStatement({
  name: 'compliance.list_past_calls',
  text: `
    select past.call_id, past.at, past.e164, past.direction, past.outcome, past.debt_ids
    from (
      (select call.id as call_id, call.reserved_at as at, call.e164, call.direction,
         coalesce(call.corrected_outcome, call.outcome, call.choice) as outcome, to_jsonb(call.debt_ids) as debt_ids
       from calls_now call
       where call.organization_id = $1 and call.contact_id = $2 and call.reserved_at <= $3
         and coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn'
       order by call.reserved_at desc limit $4)
      union all
      (select null, call.occurred_at, call.e164, call.direction, call.outcome,
         to_jsonb(call.debt_ids)
       from outside_calls call
       where call.organization_id = $1 and call.contact_id = $2 and call.occurred_at <= $3
       order by call.occurred_at desc limit $4)) past
    order by past.at desc, past.call_id
    limit $4`,
  row: {
    call_id: 'uuid?',
    at: 'timestamptz',
    e164: 'text',
    direction: 'text',
    outcome: 'text?',
    debt_ids: 'jsonb',
  },
});
