import { defineStatement } from '../../../platform/database/statement.ts';

const givenChecks = `jsonb_to_recordset($1) as given ("contactId" uuid, e164 text, "checkedOn" date, answer text)`;

/** The latest answer counts. */
export const updateReassigned = defineStatement({
  name: 'records.update_reassigned',
  text: `
    with chosen as materialized (
      select phone.id, given."checkedOn" as checked_on, given.answer
      from ${givenChecks}
      join phones phone on phone.organization_id = current_organization_id()
        and phone.contact_id = given."contactId" and phone.e164 = given.e164
      where phone.reassigned_checked_on is null or phone.reassigned_checked_on <= given."checkedOn"
      order by phone.contact_id, phone.id
      for no key update of phone
    )
    update phones phone
    set reassigned_checked_on = chosen.checked_on, reassigned_answer = chosen.answer
    from chosen
    where phone.organization_id = current_organization_id() and phone.id = chosen.id
    returning phone.id`,
  row: { id: 'uuid' },
});

/** Numbers that are somebody else's by this, and are not known as such. */
export const findReassigned = defineStatement({
  name: 'records.find_reassigned',
  text: `
    select phone.contact_id, phone.e164, given."checkedOn"::text as checked_on
    from ${givenChecks}
    join phones phone on phone.organization_id = current_organization_id()
      and phone.contact_id = given."contactId" and phone.e164 = given.e164
    where not exists (
      select from suppressions known
      where known.organization_id = phone.organization_id and known.contact_id = phone.contact_id
        and known.e164 = phone.e164 and known.kind = 'reassigned'
        and (known.lifted_at is null
          -- Lifted since: the same answer once more says nothing new.
          or known.started_at >= given."checkedOn"::timestamp at time zone 'UTC'))
    order by phone.contact_id, phone.id`,
  row: { contact_id: 'uuid', e164: 'text', checked_on: 'text' },
});

/** Numbers with the day of the consent for each, the ones checked longest ago first ($2: at most so many). */
export const listToCheck = defineStatement({
  name: 'records.list_to_check',
  text: `
    select phone.contact_id, phone.e164, (max(coalesce(consent.received_at at time zone 'UTC',
      consent.obtained_on::timestamp))::date)::text as consent_on
    from phones phone
    join consents consent on consent.organization_id = phone.organization_id
      and consent.contact_id = phone.contact_id and consent.e164 = phone.e164
      and consent.kind = 'tcpa' and consent.revoked_at is null
    where phone.organization_id = current_organization_id() and phone.state = 'active'
      and (phone.reassigned_checked_on is null or phone.reassigned_checked_on < $1::date)
    group by phone.contact_id, phone.e164, phone.reassigned_checked_on
    order by phone.reassigned_checked_on nulls first, phone.contact_id, phone.e164
    limit $2`,
  row: { contact_id: 'uuid', e164: 'text', consent_on: 'text' },
});
