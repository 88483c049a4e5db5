import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';

const listFields = `
  list.id, ${organizationFields}, list.name, list.created_at,
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

export const findList = defineSpanning({
  name: 'lists.find_list',
  text: (covers) => `
    select ${listFields} from lists list
    ${joinOrganization('list.organization_id')}
    where list.id = $1 and ${covers('list.organization_id')}`,
  row: {
    id: 'uuid',
    ...organizationRow,
    name: 'text',
    created_at: 'timestamptz',
    contacts: 'int8',
    balances: 'jsonb',
    last_import_at: 'timestamptz?',
  },
});

export const listLists = defineSpanning({
  name: 'lists.list_lists',
  text: (covers) => `
    select ${listFields}
    from (select * from lists
          where ${covers('organization_id')} and id < $1
          order by id desc limit $2) list
    ${joinOrganization('list.organization_id')}
    order by list.id desc`,
  row: findList.row,
});
