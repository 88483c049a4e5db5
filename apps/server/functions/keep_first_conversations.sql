-- Works it out from every call that is known of these people. A talk was about every debt of its call. A conversation on
-- a number that turned out to be wrong was with somebody else. One of which nobody said what it was about may have been about
-- any debt that there was when it was entered.
create or replace function keep_first_conversations(organization uuid, people uuid[])
 returns void
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
as $$
begin
  with talk as (
    select call.contact_id, about.debt_id, call.e164, call.reserved_at as occurred_at
    from calls call
    cross join lateral (
      select call.debt_id
      union all
      select further.debt_id from call_debts further
      where further.organization_id = organization and further.call_id = call.id) about
    where call.organization_id = organization and call.contact_id = any(people)
      and coalesce(call.corrected_outcome, call.outcome) in ('right_party', 'transferred', 'promise', 'dispute', 'stop')
    union all
    select call.contact_id, debt.id, call.e164, call.occurred_at
    from outside_calls call
    join debts debt on debt.organization_id = organization and debt.contact_id = call.contact_id
      and (debt.id = any(call.debt_ids) or call.debt_ids = '{}'
        and debt.created_at <= call.recorded_at + interval '1 minute')
    where call.organization_id = organization and call.contact_id = any(people)
      and call.outcome = 'conversation'
  ), earliest as materialized (
    select talk.contact_id, talk.debt_id, min(talk.occurred_at) as occurred_at
    from talk
    where not exists (select from suppressions learned
      where learned.organization_id = organization and learned.contact_id = talk.contact_id
        and learned.e164 = talk.e164 and learned.kind = 'wrong_number' and learned.lifted_at is null)
    group by talk.contact_id, talk.debt_id
  ), gone as (
    delete from first_conversations known
    where known.organization_id = organization and known.contact_id = any(people)
      and not exists (select from earliest where earliest.debt_id = known.debt_id)
  )
  insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
  select organization, earliest.debt_id, earliest.contact_id, earliest.occurred_at
  from earliest order by earliest.debt_id
  on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
  where known.occurred_at <> excluded.occurred_at;
end
$$;

revoke execute on function keep_first_conversations from public;
grant execute on function keep_first_conversations to ringfence_system;
