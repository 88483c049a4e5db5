import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * So many names ($1), those with most debts first. One pass over the organization's debts, which keeps but one
 * line a name in memory: it is asked for where an admin edits the policy and nowhere else, so that no upload of
 * a million rows pays for an index or a table that would answer sooner.
 */
export const listCreditorNames = defineStatement({
  name: 'compliance.list_creditor_names',
  text: `
    select trim(creditor) as name, count(*) as debts
    from debts
    where organization_id = current_organization_id() and trim(creditor) <> ''
    group by trim(creditor)
    order by count(*) desc, trim(creditor)
    limit $1`,
  row: { name: 'text', debts: 'int8' },
});
