import { joinPhoneToCall } from '../../../ledger/index.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { givenAt, tookBack } from '../../debtor-rules/index.ts';

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

/** Each with an evidence ($5) and a moment ($7) of its own. */
export const insertRestrictions = defineStatement({
  name: 'records.insert_restrictions',
  text: `
    insert into suppressions (organization_id, contact_id, kind, e164, source, evidence, note,
      recorded_by, started_at)
    select current_organization_id(), subject.contact_id, $3, subject.e164, $4, subject.evidence, $6,
      current_user_id(), subject.started_at
    from unnest($1::uuid[], $2::text[], $5::text[], $7::timestamptz[])
      as subject (contact_id, e164, evidence, started_at)
    order by subject.contact_id, subject.e164
    returning id, contact_id`,
  row: { id: 'uuid', contact_id: 'uuid' },
});

/**
 * What these refusals ($1) take back, as each alone would: of the person where $2, and for everybody with the
 * number else; for that number alone where $3.
 */
export const revokeConsentsOfMany = defineStatement({
  name: 'records.revoke_consents_of_many',
  text: `
    with chosen as materialized (
      select distinct on (consent.id) consent.id, refusal.id as refusal_id, refusal.started_at
      from suppressions refusal
      join consents consent on consent.organization_id = current_organization_id()
        and (not $2 or consent.contact_id = refusal.contact_id)
        and (not $3 or consent.e164 = refusal.e164)
      where refusal.organization_id = current_organization_id() and refusal.id = any($1::uuid[])
        and consent.revoked_at is null and ${givenAt('consent')} <= refusal.started_at
      order by consent.id, refusal.started_at, refusal.id
    )
    update consents consent
    set revoked_at = chosen.started_at, revoked_by = current_user_id(),
      revoked_for = chosen.refusal_id
    from chosen
    where consent.organization_id = current_organization_id() and consent.id = chosen.id
      and consent.revoked_at is null`,
  row: {},
});

/** Of these reasons ($1), those in force, with whom they are about, who are not erased from here on. */
export const chooseInForce = defineStatement({
  name: 'records.choose_in_force',
  text: `
    select restriction.id, restriction.contact_id from suppressions restriction
    join contacts contact on contact.organization_id = restriction.organization_id
      and contact.id = restriction.contact_id
    where restriction.organization_id = current_organization_id()
      and restriction.id = any($1::uuid[]) and restriction.lifted_at is null
    order by restriction.contact_id, restriction.id
    for key share of contact`,
  row: { id: 'uuid', contact_id: 'uuid' },
});

/**
 * The numbers that these reasons ($1) are about, in one order, as when marked. A statement of its own: what is left
 * to say of a number is read after waiting for others who mark it at the same time, so that their reason is seen.
 */
export const lockMarkedPhones = defineStatement({
  name: 'records.lock_marked_phones',
  text: `
    select phone.id from phones phone
    where phone.organization_id = current_organization_id()
      and exists (
        select from suppressions lifted
        where lifted.organization_id = phone.organization_id and lifted.id = any($1::uuid[])
          and lifted.kind in ('number_stop', 'wrong_number', 'reassigned')
          and lifted.contact_id = phone.contact_id and lifted.e164 = phone.e164)
    order by phone.contact_id, phone.id
    for no key update of phone`,
  row: { id: 'uuid' },
});

/** What is left to say of each number, held before, once these reasons ($1) are lifted. */
export const restorePhones = defineStatement({
  name: 'records.restore_phones',
  text: `
    with chosen as materialized (
      select phone.id, phone.contact_id, phone.e164 from phones phone
      where phone.organization_id = current_organization_id() and phone.state in ('stopped', 'wrong')
        and exists (
          select from suppressions lifted
          where lifted.organization_id = phone.organization_id and lifted.id = any($1::uuid[])
            and lifted.kind in ('number_stop', 'wrong_number', 'reassigned')
            and lifted.contact_id = phone.contact_id and lifted.e164 = phone.e164)
    )
    update phones phone set state = coalesce((
      select case other.kind when 'number_stop' then 'stopped' else 'wrong' end
      from suppressions other
      where other.organization_id = current_organization_id() and other.contact_id = chosen.contact_id
        and other.e164 = chosen.e164 and other.lifted_at is null and other.id <> all($1::uuid[])
        and other.kind in ('number_stop', 'wrong_number', 'reassigned')
      order by other.kind = 'number_stop' limit 1), 'active')
    from chosen
    where phone.organization_id = current_organization_id() and phone.id = chosen.id`,
  row: {},
});

/** As recorded by mistake, at a moment ($2). Answers nothing of those lifted in the meantime. */
export const liftRestrictions = defineStatement({
  name: 'records.lift_restrictions',
  text: `
    update suppressions
    set lifted_at = greatest($2, started_at), lifted_by = current_user_id(), lifted_because = '', is_mistake = true
    where organization_id = current_organization_id() and id = any($1::uuid[]) and lifted_at is null
    returning id, contact_id`,
  row: { id: 'uuid', contact_id: 'uuid' },
});

/**
 * What these refusals ($1) took back holds again, where no other took it back as well, be it lifted since.
 * They were lifted as mistakes before, and so are not asked themselves.
 */
export const restoreConsentsOfMany = defineStatement({
  name: 'records.restore_consents_of_many',
  text: `
    update consents consent set revoked_at = null, revoked_by = null, revoked_for = null
    where consent.organization_id = current_organization_id() and consent.revoked_for = any($1::uuid[])
      and not exists (
        select from suppressions other
        where other.organization_id = consent.organization_id
          and other.started_at >= ${givenAt('consent')}
          and ${tookBack('other', 'consent')})`,
  row: {},
});
