import { defineStatement } from '../../../platform/database/statement.ts';

/** From when on states have dates. */
export const findDatingStart = defineStatement({
  name: 'evidence.find_dating_start',
  text: `select since from states_dated`,
  row: { since: 'timestamptz' },
});

/**
 * The state of a row at a moment ($2): that of the last change until then, or what the first change after it found,
 * or else what it is. Null where it was before states had dates.
 */
const stateThen = (dated: string, key: string) => `
  case when $2 < (select since from states_dated) or $2 < thing.created_at then null
  else coalesce(
    (select change.state from ${dated} change
     where change.organization_id = thing.organization_id and change.${key} = thing.id
       and change.since <= $2
     order by change.since desc, change.id desc limit 1),
    (select change.before from ${dated} change
     where change.organization_id = thing.organization_id and change.${key} = thing.id
       and change.since > $2
     order by change.since, change.id limit 1),
    thing.state) end`;

const changes = (dated: string, key: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('from', change.before, 'to', change.state,
      'since', change.since, 'importId', change.import_id) order by change.since, change.id), '[]')
   from ${dated} change
   where change.organization_id = thing.organization_id and change.${key} = thing.id)`;

const row = { document: 'jsonb' } as const;

/** The numbers of a person ($1), with their states at a moment and now. */
export const listPhoneStates = defineStatement({
  name: 'evidence.list_phone_states',
  text: `
    select jsonb_build_object('id', thing.id, 'number', thing.e164, 'addedAt', thing.created_at,
      'state', ${stateThen('phone_states', 'phone_id')}, 'stateNow', thing.state,
      'changes', ${changes('phone_states', 'phone_id')}) as document
    from phones thing
    where thing.organization_id = current_organization_id() and thing.contact_id = $1
    order by thing.position, thing.id`,
  row,
});

/** The debts of a person ($1), with their states at a moment and now. */
export const listDebtStates = defineStatement({
  name: 'evidence.list_debt_states',
  text: `
    select jsonb_build_object('id', thing.id, 'reference', thing.reference,
      'creditor', thing.creditor, 'addedAt', thing.created_at,
      'state', ${stateThen('debt_states', 'debt_id')}, 'stateNow', thing.state,
      'changes', ${changes('debt_states', 'debt_id')}) as document
    from debts thing
    where thing.organization_id = current_organization_id() and thing.contact_id = $1
    order by thing.id`,
  row,
});
