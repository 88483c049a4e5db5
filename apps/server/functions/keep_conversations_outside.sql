create or replace function keep_conversations_outside() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  talked record;
begin
  -- People who are being erased take theirs along.
  if current_setting('ringfence.erasing', true) = 'on'
    and current_setting('ringfence.importing', true) is distinct from 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
    select call.organization_id, debt.id, call.contact_id, min(call.occurred_at)
    from learned call
    join debts debt on debt.organization_id = call.organization_id
      and debt.contact_id = call.contact_id
      and (debt.id = any(call.debt_ids) or call.debt_ids = '{}')
    where call.outcome = 'conversation' and not exists (select from suppressions wrong
      where wrong.organization_id = call.organization_id and wrong.contact_id = call.contact_id
        and wrong.e164 = call.e164 and wrong.kind = 'wrong_number' and wrong.lifted_at is null)
    group by call.organization_id, debt.id, call.contact_id
    order by call.organization_id, debt.id
    on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
    where excluded.occurred_at < known.occurred_at;
    return null;
  end if;
  for talked in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where outcome = 'conversation' group by 1 order by 1
  loop
    perform keep_first_conversations(talked.organization_id, talked.people);
  end loop;
  return null;
end
$$;
