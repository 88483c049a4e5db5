import { defineStatement } from '../../platform/database/statement.ts';

const listFields = `
  list.id, list.name, list.created_at,
  (select count(*) from list_contacts member
   where member.organization_id = list.organization_id and member.list_id = list.id) as contacts,
  (select coalesce(jsonb_agg(to_jsonb(owed) order by owed.currency), '[]')
   from (select debt.currency, sum(debt.balance_minor)::bigint as "amountMinor"
         from list_contacts member
         join debts debt on debt.organization_id = member.organization_id
           and debt.contact_id = member.contact_id and debt.state = 'open'
         where member.organization_id = list.organization_id and member.list_id = list.id
         group by debt.currency) owed) as balances,
  (select max(import.created_at) from imports import
   where import.organization_id = list.organization_id and import.list_id = list.id) as last_import_at`;

export const findList = defineStatement({
  name: 'lists.find_list',
  text: `
    select ${listFields} from lists list
    where list.organization_id = current_organization_id() and list.id = $1`,
  row: {
    id: 'uuid',
    name: 'text',
    created_at: 'timestamptz',
    contacts: 'int8',
    balances: 'jsonb',
    last_import_at: 'timestamptz?',
  },
});

export const listLists = defineStatement({
  name: 'lists.list_lists',
  text: `
    select ${listFields} from lists list
    where list.organization_id = current_organization_id() and ($1::uuid is null or list.id < $1)
    order by list.id desc
    limit $2`,
  row: findList.row,
});
