import { defineStatement } from '../../platform/database/statement.ts';

/**
 * A consent to be called again within the days of rest, with the words that asked for it (12 CFR 1006.14(b)(3)(i)). Who
 * agreed to a reminder of a promise permitted nothing else.
 */
export const insertCallConsents = defineStatement({
  name: 'dialer.insert_call_consents',
  text: `
    insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on, received_at,
      evidence, call_id)
    select given."organizationId", given."contactId",
      case given.about when 'promise' then 'reminder' else 'frequency' end, 'given_to_us', organization.name,
      ($2::timestamptz at time zone 'UTC')::date, $2, given.words, given."callId"
    from jsonb_to_recordset($1) as given ("organizationId" uuid, "contactId" uuid, "callId" uuid, words text,
      about text)
    join organizations organization on organization.id = given."organizationId"
    returning id, call_id`,
  row: { id: 'uuid', call_id: 'uuid?' },
});

/** In one order, so that two batches never wait for each other. */
export const setLanguages = defineStatement({
  name: 'dialer.set_languages',
  text: `
    with chosen as materialized (
      select contact.organization_id, contact.id, given.language
      from jsonb_to_recordset($1) as given ("organizationId" uuid, "contactId" uuid, language text)
      join contacts contact on contact.organization_id = given."organizationId"
        and contact.id = given."contactId" and contact.language <> given.language
      order by contact.organization_id, contact.id
      for no key update of contact)
    update contacts contact set language = chosen.language, revision = contact.revision + 1, changed_at = $2
    from chosen
    where contact.organization_id = chosen.organization_id and contact.id = chosen.id`,
  row: {},
});
