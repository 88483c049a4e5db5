import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What a person said on a call holds from this transaction on. A person who entered it afterwards is named; a
 * pressed key was entered by nobody.
 */
export const insertRequests = defineStatement({
  name: 'ledger.insert_requests',
  text: `
    insert into suppressions
      (organization_id, contact_id, kind, e164, debt_id, source, call_id, started_at, recorded_by)
    select asked."organizationId", asked."contactId", asked.kind, asked.e164, about.debt_id, 'call', asked."callId",
      $2, $3
    from jsonb_to_recordset($1) as asked ("organizationId" uuid, "contactId" uuid, kind text,
      e164 text, "isOfDebts" boolean, "callId" uuid)
    -- What is about debts is about each that the call was about.
    left join lateral (select unnest(call.debt_ids) as debt_id from calls_now call
      where asked."isOfDebts" and call.organization_id = asked."organizationId" and call.id = asked."callId"
      offset 0) about on true
    on conflict do nothing`,
  row: {},
});

export const markPhones = defineStatement({
  name: 'ledger.mark_phones',
  text: `
    update phones phone set state = learned.state
    from jsonb_to_recordset($1) as learned ("organizationId" uuid, "phoneId" uuid, state text)
    where phone.organization_id = learned."organizationId" and phone.id = learned."phoneId"`,
  row: {},
});
