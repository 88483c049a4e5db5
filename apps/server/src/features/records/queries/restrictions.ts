import { defineStatement } from '../../../platform/database/statement.ts';
import { givenAt, tookBack } from '../../debtor-rules/index.ts';

export const insertRestriction = defineStatement({
  name: 'records.insert_restriction',
  text: `
    insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, evidence, note,
      recorded_by, started_at, place)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, current_user_id(), $8, $9)
    returning id`,
  row: { id: 'uuid' },
});

export const markPhone = defineStatement({
  name: 'records.mark_phone',
  text: `
    update phones set state = $3
    where organization_id = current_organization_id() and contact_id = $1 and e164 = $2
      -- Whose it is not outweighs that they do not want it called.
      and not (state = 'wrong' and $3 = 'stopped')`,
  row: {},
});

/**
 * Refusing calls takes permission back (47 CFR 64.1200(a)(10)): of the person ($1), for one number ($2)
 * or all, or of everybody for that number. What was permitted later than the refusal ($3) stays. It is
 * kept for which restriction ($4).
 */
export const revokeConsents = defineStatement({
  name: 'records.revoke_consents',
  text: `
    update consents set revoked_at = $3, revoked_by = current_user_id(), revoked_for = $4
    where organization_id = current_organization_id()
      and ($1::uuid is null or contact_id = $1) and ($2::text is null or e164 = $2)
      and revoked_at is null
      and ${givenAt('consents')} <= $3`,
  row: {},
});

export const findRestriction = defineStatement({
  name: 'records.find_restriction',
  text: `
    select contact_id, kind, lifted_at from suppressions
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', kind: 'text', lifted_at: 'timestamptz?' },
});

/** What is left to say of the number, held before, once this reason ($1) is lifted. */
export const restorePhone = defineStatement({
  name: 'records.restore_phone',
  text: `
    update phones phone set state = coalesce((
      select case other.kind when 'number_stop' then 'stopped' else 'wrong' end
      from suppressions other
      where other.organization_id = phone.organization_id and other.contact_id = phone.contact_id
        and other.e164 = phone.e164 and other.lifted_at is null and other.id <> $1
        and other.kind in ('number_stop', 'wrong_number', 'reassigned')
      order by other.kind = 'number_stop' limit 1), 'active')
    from suppressions lifted
    where lifted.organization_id = current_organization_id() and lifted.id = $1
      and lifted.kind in ('number_stop', 'wrong_number', 'reassigned')
      and phone.organization_id = lifted.organization_id and phone.contact_id = lifted.contact_id
      and phone.e164 = lifted.e164 and phone.state in ('stopped', 'wrong')`,
  row: {},
});

/**
 * What a restriction ($1) took back holds again, where no other refusal took it back as well, be it
 * lifted since.
 */
export const restoreConsents = defineStatement({
  name: 'records.restore_consents',
  text: `
    update consents consent set revoked_at = null, revoked_by = null, revoked_for = null
    where consent.organization_id = current_organization_id() and consent.revoked_for = $1
      and not exists (
        select from suppressions other
        where other.organization_id = consent.organization_id and other.id <> $1
          and other.started_at >= ${givenAt('consent')}
          and ${tookBack('other', 'consent')})`,
  row: {},
});

/**
 * Answers nothing where somebody has lifted it in the meantime. Clocks differ by seconds, and what ends before
 * it began nobody can read: it ends at its beginning then.
 */
export const liftRestriction = defineStatement({
  name: 'records.lift_restriction',
  text: `
    update suppressions
    set lifted_at = greatest($2, started_at), lifted_by = current_user_id(), lifted_because = $3,
      is_mistake = $4, lifted_ground = $5
    where organization_id = current_organization_id() and id = $1 and lifted_at is null
    returning id`,
  row: { id: 'uuid' },
});
