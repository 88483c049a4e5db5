/**
 * Whether somebody is known to have died, under this contact or a linked one: nothing that they permitted is
 * recorded any more. The dead are gathered once a statement, because an upload asks of very many.
 */
export const isDead = (organizationId: string, contactId: string): string => `(${contactId} in (
          select death.contact_id from suppressions death
          where death.organization_id = ${organizationId} and death.kind = 'deceased'
            and death.lifted_at is null
          union all
          select linked.linked_id from linked_contacts(${organizationId}, array(
            select death.contact_id from suppressions death
            where death.organization_id = ${organizationId} and death.kind = 'deceased'
              and death.lifted_at is null)) linked))`;

/** The same where nobody speaks for the estate: a personal representative may permit (12 CFR 1006.6(a)(4)). */
export const isDeadUnrepresented = (organizationId: string, contactId: string): string =>
  `(${isDead(organizationId, contactId)} and not exists (
          select from debts estate
          where estate.organization_id = ${organizationId} and estate.contact_id = ${contactId}
            and estate.person_role = 'representative'))`;

/**
 * Of the standing reasons that are given for people (`given_restriction`: contact_id, is_known, kind, debt by its
 * reference, line), those that are not in force yet, as `restricted`. What is in force stays as it was entered,
 * and nothing that is given takes it back: only a person lifts it.
 */
export const restricted = (organizationId: string): string => `
    restricted as materialized (
      select distinct on (given.contact_id, given.kind, debt.id) given.contact_id, given.is_known, given.kind,
        debt.id as debt_id, given.line
      from given_restriction given
      left join debts debt on debt.organization_id = ${organizationId}
        and debt.contact_id = given.contact_id and debt.reference = given.debt
      where not (given.is_known and exists (
        select from suppressions own
        where own.organization_id = ${organizationId} and own.contact_id = given.contact_id
          and own.kind = given.kind and own.lifted_at is null and own.e164 is null
          and (own.debt_id is null or own.debt_id = debt.id)))
      order by given.contact_id, given.kind, debt.id, given.line
    )`;
