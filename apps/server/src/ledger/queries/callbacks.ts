import { consentDays } from '@ringfence/domain/compliance/find-consent-end';
import { defineStatement } from '../../platform/database/statement.ts';

const asked = `jsonb_to_recordset($1) as asked ("organizationId" uuid, "contactId" uuid, "debtId" uuid,
      "callId" uuid, suits text, "wantedAt" timestamptz, "wantsSomeone" boolean,
      "askedHow" text, "recordedBy" uuid, at timestamptz)`;

/** Whether somebody asked for a person on the call, at any question of it. */
const wantedSomeone = `exists (select from carrier_events event
      where event.organization_id = asked."organizationId" and event.call_id = asked."callId"
        and event.content->'facts' @> '[{"kind": "wants_someone"}]')`;

/**
 * One for each person: who asks again has changed what they asked for, and their earlier time no longer counts. In one
 * order, as everywhere.
 */
export const writeCallbacks = defineStatement({
  name: 'ledger.write_callbacks',
  text: `
    insert into callbacks as callback (organization_id, contact_id, debt_id, call_id, asked_how, asked_at, suits,
      wanted_at, wants_someone, consent_id, recorded_by)
    select asked."organizationId", asked."contactId", asked."debtId", asked."callId", asked."askedHow", asked.at,
      asked.suits, asked."wantedAt", asked."wantsSomeone" or ${wantedSomeone},
      (select consent.id from consents consent
       where consent.organization_id = asked."organizationId" and consent.contact_id = asked."contactId"
         and consent.kind = 'frequency' and consent.revoked_at is null
         and (consent.expires_at is null or consent.expires_at > asked.at)
         and consent.received_at > asked.at - interval '${consentDays} days'
       order by consent.received_at desc limit 1),
      asked."recordedBy"
    from ${asked}
    order by asked."organizationId", asked."contactId"
    on conflict (organization_id, contact_id) where state = 'open' do update
      set debt_id = excluded.debt_id, call_id = excluded.call_id, asked_how = excluded.asked_how,
        asked_at = excluded.asked_at, suits = excluded.suits,
        wanted_at = excluded.wanted_at,
        wants_someone = callback.wants_someone or excluded.wants_someone,
        consent_id = excluded.consent_id, recorded_by = excluded.recorded_by, campaign_id = null,
        not_before = case when callback.not_before is not null
          then least(callback.not_before, excluded.asked_at) end
    returning id, organization_id, contact_id`,
  row: { id: 'uuid', organization_id: 'uuid', contact_id: 'uuid' },
});

/** What an earlier callback said of when calls do not suit these people. */
export const endCallbackTimes = defineStatement({
  name: 'ledger.end_callback_times',
  text: `
    update inconvenient_times slot
    set lifted_at = greatest(asked.at, slot.started_at), lifted_by = asked."recordedBy"
    from ${asked}
    where slot.organization_id = asked."organizationId" and slot.contact_id = asked."contactId"
      and slot.callback_id is not null and slot.lifted_at is null`,
  row: {},
});

export const insertCallbackTimes = defineStatement({
  name: 'ledger.insert_callback_times',
  text: `
    insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source, started_at,
      call_id, callback_id, recorded_by)
    select "organizationId", "contactId", array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], "from", "to",
      'call', at, "callId", "callbackId", "recordedBy"
    from jsonb_to_recordset($1) as given ("organizationId" uuid, "contactId" uuid, "callId" uuid,
      "callbackId" uuid, "recordedBy" uuid, "from" integer, "to" integer, at timestamptz)`,
  row: {},
});

/** A consent that was given on the call on which a callback was asked for is for it. */
export const attachConsents = defineStatement({
  name: 'ledger.attach_consents',
  text: `
    update callbacks callback set consent_id = given."consentId"
    from jsonb_to_recordset($1) as given ("organizationId" uuid, "contactId" uuid, "callId" uuid,
      "consentId" uuid)
    where callback.organization_id = given."organizationId" and callback.contact_id = given."contactId"
      and callback.call_id = given."callId" and callback.state = 'open'`,
  row: {},
});
