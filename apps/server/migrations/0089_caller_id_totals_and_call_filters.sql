-- What was ever counted of a number, so that a breaker that looks at it each second need not add up its days. Kept
-- where a day is written, be it by a process of an earlier version.
create table caller_id_totals (
  organization_id uuid not null references organizations (id),
  caller_id text not null,
  placed bigint not null,
  answered bigint not null,
  primary key (organization_id, caller_id)
) with (fillfactor = 70);

alter table caller_id_totals enable row level security, force row level security;
create policy everything_for_system on caller_id_totals to ringfence_system using (true);
create policy rows_of_tenant on caller_id_totals to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on caller_id_totals to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select, insert, update, delete on caller_id_totals to ringfence_system;
grant select on caller_id_totals to ringfence_tenant, ringfence_super;

create function add_caller_id_day() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into caller_id_totals (organization_id, caller_id, placed, answered)
  values (new.organization_id, new.caller_id, new.placed, new.answered)
  on conflict (organization_id, caller_id) do update
  set placed = caller_id_totals.placed + excluded.placed
      - case when tg_op = 'UPDATE' then old.placed else 0 end,
    answered = caller_id_totals.answered + excluded.answered
      - case when tg_op = 'UPDATE' then old.answered else 0 end;
  return null;
end
$$;

-- Nobody counts between the sum and the trigger.
lock table caller_id_days in share row exclusive mode;
create trigger caller_id_days_in_total
  after insert or update of placed, answered on caller_id_days
  for each row execute function add_caller_id_day();

set local role ringfence_system;
insert into caller_id_totals (organization_id, caller_id, placed, answered)
select organization_id, caller_id, sum(placed), sum(answered) from caller_id_days
group by organization_id, caller_id;
reset role;

-- Calls can be asked for by how long they were at most and, of those under way, by how far they have come. Calls under way
-- are now also those of the people who are searched for, and no others.
create or replace function call_conditions(filter jsonb) returns text language plpgsql stable as $$
begin
  return concat_ws(' and ', 'true',
    case when filter->>'home' is null then
      '(select organization.deleted_at is null from organizations organization
        where organization.id = call.organization_id)' end,
    case when filter ? 'outcomes' then format('coalesce(call.corrected_outcome, call.outcome) = any(%L::text[])',
      array(select jsonb_array_elements_text(filter->'outcomes'))) end,
    case when filter ? 'placed' then
      format('coalesce(call.corrected_outcome, call.outcome) is distinct from %L', 'withdrawn') end,
    case when filter ? 'campaigns' then format('call.campaign_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'campaigns'))) end,
    case when filter ? 'origin' then format('call.origin = %L', filter->>'origin') end,
    case when filter ? 'people' then format('call.contact_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'people'))) end,
    case when filter ? 'caller_id' then format('call.caller_id = %L', filter->>'caller_id') end,
    case when filter ? 'account' then format('call.account_id = %L', filter->>'account') end,
    case when filter ? 'answered_by' then format('call.answered_by = %L', filter->>'answered_by') end,
    case when filter ? 'at_least' then format('call.answered_at is not null and call.talk_seconds >= %s',
      (filter->>'at_least')::integer) end,
    case when filter ? 'at_most' then format('call.answered_at is not null and call.talk_seconds <= %s',
      (filter->>'at_most')::integer) end,
    -- Where people are searched for, their calls are walked and not those under way.
    case when filter ? 'under_way' and filter ?| array['people', 'state'] then
      format('exists (select from calls_under_way live where live.organization_id = call.organization_id
        and live.call_id = call.id and %s)',
        case when filter ? 'state' then format('live.state = %L', filter->>'state') else 'true' end) end,
    case when filter ? 'from' then format('call.reserved_at >= %L', filter->>'from') end,
    case when filter ? 'to' then format('call.reserved_at < %L', filter->>'to') end,
    case when filter ? 'hour' then format('extract(hour from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'hour')::integer) end,
    case when filter ? 'weekday' then format('extract(dow from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'weekday')::integer) end);
end
$$;
