-- What a debt is, who the person is to it, and when it was first talked about: how it comes in, and who may
-- take it back.

alter table import_rows
  add column is_service_member boolean,
  add column debt_kind text,
  add column is_time_barred boolean,
  add column person_role text,
  add column first_contact_on date;
alter table import_people
  add column is_service_member boolean,
  add column debt_kind text,
  add column is_time_barred boolean,
  add column person_role text,
  add column first_contact_on date;

-- When a debt was first talked about, by the calls that are known. What files and people tell of calls that
-- nobody recorded stands in debts.first_contact_at: the earlier of the two counts (12 CFR 1006.34(a)(1)). A
-- table of its own, because an upload that is being stored holds its debts, and news of a call wait for
-- nobody.
create table first_conversations (
  organization_id uuid not null,
  debt_id uuid not null,
  contact_id uuid not null,
  occurred_at timestamptz(3) not null,
  primary key (organization_id, debt_id),
  foreign key (organization_id, contact_id, debt_id)
    references debts (organization_id, contact_id, id) on delete cascade
);
create index first_conversations_by_contact on first_conversations (organization_id, contact_id);
alter table first_conversations enable row level security, force row level security;
create policy rows_of_tenant on first_conversations for select to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy everything_for_system on first_conversations to ringfence_system using (true);
create policy rows_for_super on first_conversations for select to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end);
create policy kept_by_owner on first_conversations to current_user using (true);
grant select on first_conversations to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on first_conversations to ringfence_system;

-- Reckons it from every call that is known of these people. A conversation on a number that turned out to be
-- wrong was with somebody else. One of which nobody said what it was about may have been about any debt that
-- there was when it was entered.
create function keep_first_conversations(organization uuid, people uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  with talk as (
    select call.contact_id, call.debt_id, call.e164, call.reserved_at as occurred_at
    from calls call
    where call.organization_id = organization and call.contact_id = any(people)
      and call.outcome in ('right_party', 'stop')
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

create function keep_conversations_outside() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  talked record;
begin
  -- Whoever is on the way out takes theirs along.
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
create trigger outside_calls_keep_conversations after insert on outside_calls
  referencing new table as learned for each statement execute function keep_conversations_outside();
create trigger outside_calls_keep_conversations_less after delete on outside_calls
  referencing old table as learned for each statement execute function keep_conversations_outside();

create function keep_conversations_of_wrong_numbers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  wrong record;
begin
  if current_setting('ringfence.erasing', true) = 'on'
    and current_setting('ringfence.importing', true) is distinct from 'on' then
    return null;
  end if;
  for wrong in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'wrong_number' group by 1 order by 1
  loop
    perform keep_first_conversations(wrong.organization_id, wrong.people);
  end loop;
  return null;
end
$$;
create trigger suppressions_keep_conversations after insert on suppressions
  referencing new table as learned
  for each statement execute function keep_conversations_of_wrong_numbers();
create trigger suppressions_keep_conversations_anew after update on suppressions
  referencing new table as learned
  for each statement execute function keep_conversations_of_wrong_numbers();
create trigger suppressions_keep_conversations_less after delete on suppressions
  referencing old table as learned
  for each statement execute function keep_conversations_of_wrong_numbers();

do $$
declare
  talked record;
begin
  for talked in
    select organization_id, array_agg(distinct contact_id) as people
    from (
      select organization_id, contact_id from calls where outcome in ('right_party', 'stop')
      union
      select organization_id, contact_id from outside_calls where outcome = 'conversation') known
    group by 1 order by 1
  loop
    perform keep_first_conversations(talked.organization_id, talked.people);
  end loop;
end
$$;

-- What could let calls begin is for admins to say: that a debt is not time-barred or not medical after all,
-- that somebody else may be spoken to, that it was talked about later than was known.
create function openness_of_role(role text) returns integer
  language sql immutable parallel safe
as $$
  select case role when 'other' then 0 when 'guardian' then 2 when 'representative' then 2 else 1 end
$$;

create trigger debts_opened_by_admins
  before update of is_time_barred, kind, person_role, first_contact_at on debts
  for each row when (
    old.is_time_barred and not new.is_time_barred
    or old.kind = 'medical' and new.kind is distinct from 'medical'
    or openness_of_role(new.person_role) > openness_of_role(old.person_role)
    or old.first_contact_at < coalesce(new.first_contact_at, 'infinity'))
  execute function keep_debt_ended();
create trigger contacts_leave_service_by_admins
  before update of is_service_member on contacts
  for each row when (old.is_service_member and not new.is_service_member)
  execute function keep_debt_ended();
