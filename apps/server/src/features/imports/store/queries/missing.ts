import { defineStatement } from '../../../../platform/database/statement.ts';
import { givenDebt, person } from './given.ts';
import { notePeople } from './noted-people.ts';

const isOwed = `debt.state in ('open', 'promised', 'disputed')`;

/**
 * Debts that uploads of this list ($3) brought, that are still to be paid and that this file does not
 * have, as `missing`; the people it has, as `person`.
 */
const missing = `
    ${person('person.is_known')}, ${givenDebt}, missing as materialized (
      select debt.id, debt.contact_id
      from debts debt
      join imports earlier on earlier.organization_id = debt.organization_id
        and earlier.id = debt.import_id and earlier.list_id = $3 and earlier.kind = 'debtors'
      where debt.organization_id = $1 and earlier.id <> $2
        and ${isOwed}
        and not exists (select from given_debt given
          where given.contact_id = debt.contact_id and given.reference = debt.reference)
    )`;

/** People of whom nothing is in the file, and people of whom a debt is not. */
export const countMissing = defineStatement({
  name: 'imports.count_missing',
  text: `
    with ${missing}, whose as (select distinct contact_id from missing)
    select (count(*) filter (where contact_id not in (select contact_id from person)))::integer as people,
      count(*)::integer as of_debts,
      (select coalesce(sum(hashtextextended(id::text, 0)::numeric), 0) from missing)::text as compared_with
    from whose`,
  row: { people: 'int4', of_debts: 'int4', compared_with: 'text' },
});

/**
 * The creditor has taken them back: they are not called about any more. Whose they are is noted behind the
 * people of the file, from a position ($4) on.
 */
export const recallMissing = defineStatement({
  name: 'imports.recall_missing',
  text: `
    with ${missing}, chosen as materialized (
      select debt.* from debts debt join missing on missing.id = debt.id
      -- Checked again after waiting for a lock: somebody may have said meanwhile that it is paid.
      where debt.organization_id = $1 and ${isOwed} order by debt.id for no key update of debt
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'debts', chosen.id, to_jsonb(chosen) from chosen
    ), recalled as (
      update debts debt set state = 'recalled', updated_at = now()
      from chosen where debt.organization_id = $1 and debt.id = chosen.id
    )
    ${notePeople('(select distinct contact_id from chosen)', '$4')}`,
  row: {},
});
