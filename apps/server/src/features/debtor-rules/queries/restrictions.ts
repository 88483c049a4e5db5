/** Whether somebody is known to have died: nothing that they permitted is recorded any more. */
export const isDead = (organizationId: string, contactId: string): string => `exists (
          select from suppressions death
          where death.organization_id = ${organizationId} and death.contact_id = ${contactId}
            and death.kind = 'deceased' and death.lifted_at is null)`;

/**
 * Of the standing reasons that are told of people (`told_restriction`: contact_id, is_known, kind, debt by its
 * reference, line), those that are not in force yet, as `restricted`. What is in force stays as it was entered,
 * and nothing that is told takes it back: lifting it is asked of a person.
 */
export const restricted = (organizationId: string): string => `
    restricted as materialized (
      select distinct on (told.contact_id, told.kind, debt.id) told.contact_id, told.is_known, told.kind,
        debt.id as debt_id, told.line
      from told_restriction told
      left join debts debt on debt.organization_id = ${organizationId}
        and debt.contact_id = told.contact_id and debt.reference = told.debt
      where not (told.is_known and exists (
        select from suppressions own
        where own.organization_id = ${organizationId} and own.contact_id = told.contact_id
          and own.kind = told.kind and own.lifted_at is null and own.e164 is null
          and (own.debt_id is null or own.debt_id = debt.id)))
      order by told.contact_id, told.kind, debt.id, told.line
    )`;
