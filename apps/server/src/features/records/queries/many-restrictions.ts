import { defineStatement } from '../../../platform/database/statement.ts';
import { joinPhoneToCall } from '../../compliance/index.ts';

/**
 * Of these people ($1), those of whom this ($2) is not recorded yet, and the number that would be called
 * where it is about one ($3). They are not erased from here on.
 */
export const chooseSubjects = defineStatement({
  name: 'records.choose_subjects',
  text: `
    select contact.id as contact_id, case when $3 then phone.e164 end as e164
    from contacts contact
    ${joinPhoneToCall('contact.organization_id', 'contact.id')}
    where contact.organization_id = current_organization_id() and contact.id = any($1::uuid[])
      and (not $3 or phone.e164 is not null)
      and not exists (
        select from suppressions known
        where known.organization_id = contact.organization_id and known.contact_id = contact.id
          and known.kind = $2 and known.lifted_at is null and known.debt_id is null
          and (not $3 or known.e164 = phone.e164))
    order by contact.id
    for key share of contact`,
  row: { contact_id: 'uuid', e164: 'text?' },
});

/** In one order, so that nobody waits for each other. */
export const markPhones = defineStatement({
  name: 'records.mark_phones',
  text: `
    with chosen as materialized (
      select phone.id from unnest($1::uuid[], $2::text[]) as subject (contact_id, e164)
      join phones phone on phone.organization_id = current_organization_id()
        and phone.contact_id = subject.contact_id and phone.e164 = subject.e164
      -- Whose it is not outweighs that they do not want it called.
      where not (phone.state = 'wrong' and $3 = 'stopped')
      order by phone.contact_id, phone.id
      for no key update of phone
    )
    update phones phone set state = $3 from chosen
    where phone.organization_id = current_organization_id() and phone.id = chosen.id`,
  row: {},
});

export const insertRestrictions = defineStatement({
  name: 'records.insert_restrictions',
  text: `
    insert into suppressions (organization_id, contact_id, kind, e164, source, evidence, note,
      recorded_by, started_at)
    select current_organization_id(), subject.contact_id, $3, subject.e164, $4, $5, $6,
      current_user_id(), $7
    from unnest($1::uuid[], $2::text[]) as subject (contact_id, e164)
    order by subject.contact_id
    returning id, contact_id, e164`,
  row: { id: 'uuid', contact_id: 'uuid', e164: 'text?' },
});

/**
 * What these refusals ($1, of whom $2, of which number $3) take back, as each alone would: of the person
 * where $4, and for everybody with the number else; for that number alone where $5.
 */
export const revokeConsentsOfMany = defineStatement({
  name: 'records.revoke_consents_of_many',
  text: `
    with chosen as materialized (
      select distinct on (consent.id) consent.id, refusal.id as refusal_id
      from unnest($1::uuid[], $2::uuid[], $3::text[]) as refusal (id, contact_id, e164)
      join consents consent on consent.organization_id = current_organization_id()
        and (not $4 or consent.contact_id = refusal.contact_id)
        and (not $5 or consent.e164 = refusal.e164)
      where consent.revoked_at is null
        and coalesce(consent.received_at, consent.obtained_on::timestamp at time zone 'UTC') <= $6
      order by consent.id, refusal.id
    )
    update consents consent
    set revoked_at = $6, revoked_by = current_user_id(), revoked_for = chosen.refusal_id
    from chosen
    where consent.organization_id = current_organization_id() and consent.id = chosen.id
      and consent.revoked_at is null`,
  row: {},
});
