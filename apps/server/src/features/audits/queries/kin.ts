import { defineStatement } from '../../../platform/database/statement.ts';

/** The links of a contact, whichever of the two it is. */
const linksOf = (contact: string): string => `
  (select link.other_id, link.linked_at from person_links link
   where link.organization_id = $1 and link.contact_id = ${contact}
   union all
   select link.contact_id, link.linked_at from person_links link
   where link.organization_id = $1 and link.other_id = ${contact})`;

/**
 * Which other contacts are the same human as some people, also through others, and since when that is known.
 * Two that were parted are not.
 */
export const readKin = defineStatement({
  name: 'audits.read_kin',
  text: `
    with recursive walk (contact_id, other_id, since) as (
      select called.id, near.other_id, near.linked_at
      from unnest($2::uuid[]) as called (id) cross join lateral ${linksOf('called.id')} near
      union
      select walk.contact_id, next.other_id, greatest(walk.since, next.linked_at)
      from walk cross join lateral ${linksOf('walk.other_id')} next
      where next.other_id <> walk.contact_id
    )
    select walk.contact_id, walk.other_id, min(walk.since) as since
    from walk
    where not exists (select from person_partings parted
      where parted.organization_id = $1
        and parted.contact_id = least(walk.contact_id, walk.other_id)
        and parted.other_id = greatest(walk.contact_id, walk.other_id))
    group by walk.contact_id, walk.other_id`,
  row: { contact_id: 'uuid', other_id: 'uuid', since: 'timestamptz' },
});

/** By account and creditor it is known that a debt of one contact is that of another. */
export const readDebts = defineStatement({
  name: 'audits.read_debts',
  text: `
    select debt.id, debt.contact_id, debt.reference, debt.creditor
    from debts debt where debt.organization_id = $1 and debt.contact_id = any($2)`,
  row: { id: 'uuid', contact_id: 'uuid', reference: 'text', creditor: 'text?' },
});

/** Bankruptcies of others who owe a debt together with the person (11 USC 1301). */
export const readStays = defineStatement({
  name: 'audits.read_stays',
  text: `
    select own.contact_id, own.id as debt_id, stay.started_at as received_at, stay.recorded_at,
      stay.lifted_at
    from debts own
    join debts other on other.organization_id = $1 and other.reference = own.reference
      and lower(trim(other.creditor)) is not distinct from lower(trim(own.creditor))
      and other.contact_id <> own.contact_id
    join suppressions stay on stay.organization_id = $1 and stay.contact_id = other.contact_id
      and stay.kind = 'bankruptcy' and coalesce(stay.debt_id, other.id) = other.id
    where own.organization_id = $1 and own.contact_id = any($2) and own.person_role = 'co_debtor'`,
  row: {
    contact_id: 'uuid',
    debt_id: 'uuid',
    received_at: 'timestamptz',
    recorded_at: 'timestamptz',
    lifted_at: 'timestamptz?',
  },
});
