import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Those of these calls ($1, $2) that were the first conversation about a debt, on a number that is not
 * known to be wrong. Answers whom they were with.
 */
export const insertFirstConversations = defineStatement({
  name: 'dialer.insert_first_conversations',
  text: `
    insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
    select call.organization_id, about.debt_id, call.contact_id, min(call.reserved_at)
    from unnest($1::uuid[], $2::uuid[]) as named (organization_id, id)
    join calls_now call on call.organization_id = named.organization_id and call.id = named.id
    cross join unnest(call.debt_ids) as about (debt_id)
    where not exists (select from suppressions learned
      where learned.organization_id = call.organization_id and learned.contact_id = call.contact_id
        and learned.e164 = call.e164 and learned.kind = 'wrong_number' and learned.lifted_at is null)
    group by call.organization_id, about.debt_id, call.contact_id
    order by call.organization_id, about.debt_id
    on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
    where excluded.occurred_at < known.occurred_at
    returning organization_id, contact_id`,
  row: { organization_id: 'uuid', contact_id: 'uuid' },
});
