import { defineStatement } from '../../../platform/database/statement.ts';

export const findZone = defineStatement({
  name: 'compliance.find_zone',
  text: `select zone from organizations where id = current_organization_id()`,
  row: { zone: 'text?' },
});

/**
 * People with an open debt. Where there are more than `$1`, every second, third or so of them in the order
 * of their ids, which is that of their coming: no list is left out.
 */
export const sampleDebtors = defineStatement({
  name: 'compliance.sample_debtors',
  text: `
    with debtor as (
      select contact_id, row_number() over (order by contact_id) - 1 as place, count(*) over () as total
      from (select distinct contact_id from debts
            where organization_id = current_organization_id() and state = 'open') owing
    )
    select contact_id, total from debtor
    where place % ceil(total / $1::numeric)::bigint = 0
    order by contact_id`,
  row: { contact_id: 'uuid', total: 'int8' },
});
