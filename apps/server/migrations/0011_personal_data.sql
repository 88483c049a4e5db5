-- How long the records of a person are kept, and how they go.

-- A phone, a debt and a decision are named together with the person they are of: a call to one person's
-- phone about another's debt cannot be written, and whatever hangs on a person is found by the person
-- when they go.
alter table phones add constraint phones_of_contact unique (organization_id, contact_id, id);
alter table debts add constraint debts_of_contact unique (organization_id, contact_id, id);
alter table decisions add constraint decisions_of_contact unique (organization_id, contact_id, id);
alter table targets
  drop constraint targets_organization_id_phone_id_fkey,
  drop constraint targets_organization_id_debt_id_fkey,
  drop constraint targets_organization_id_decision_id_fkey,
  add foreign key (organization_id, contact_id, phone_id)
    references phones (organization_id, contact_id, id),
  add foreign key (organization_id, contact_id, debt_id)
    references debts (organization_id, contact_id, id),
  add foreign key (organization_id, contact_id, decision_id)
    references decisions (organization_id, contact_id, id);
alter table calls
  drop constraint calls_organization_id_phone_id_fkey,
  drop constraint calls_organization_id_debt_id_fkey,
  drop constraint calls_organization_id_decision_id_fkey,
  add foreign key (organization_id, contact_id, phone_id)
    references phones (organization_id, contact_id, id),
  add foreign key (organization_id, contact_id, debt_id)
    references debts (organization_id, contact_id, id),
  add foreign key (organization_id, contact_id, decision_id)
    references decisions (organization_id, contact_id, id);
alter table suppressions
  drop constraint suppressions_organization_id_debt_id_fkey,
  add foreign key (organization_id, contact_id, debt_id)
    references debts (organization_id, contact_id, id);

-- What was done about a person, for whoever asks what is stored of them.
create index activity_entries_by_contact on activity_entries (organization_id, subject_id)
  where subject_kind = 'contact';

-- The restriction that took the permission back, which an entry made by mistake gives again.
alter table consents add column revoked_for uuid;
grant update (revoked_for) on consents to ringfence_tenant, ringfence_super;
-- One that never was so takes nothing back.
alter table suppressions add column is_mistake boolean not null default false;
grant update (is_mistake) on suppressions to ringfence_tenant, ringfence_super;
-- What was refused for a number counts for permission that is entered later, lifted or not.
drop index suppressions_in_force_by_number;
create index suppressions_by_number on suppressions (organization_id, e164) where e164 is not null;

-- What a request enters about a person reaches further than its own row.
grant update (state) on phones to ringfence_tenant, ringfence_super;
grant update (ledger_version) on contacts to ringfence_tenant, ringfence_super;
-- A member marks a number; an admin alone frees it again. Others change nothing, as by a policy, which
-- cannot compare what was with what becomes of it.
create function keep_number_marked() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$$;
create trigger phones_freed_by_admins
  before update of state on phones
  for each row when (old.state in ('stopped', 'wrong') and new.state not in ('stopped', 'wrong'))
  execute function keep_number_marked();
create function refuse_version() returns trigger
  language plpgsql
as $$
begin
  raise exception 'what was learned of a person is not unlearned: the version rises by one'
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger contacts_ledger_only_rises
  before update of ledger_version on contacts
  for each row when (new.ledger_version not in (old.ledger_version, old.ledger_version + 1))
  execute function refuse_version();

-- Records stay for three years after the last collection activity on a debt (12 CFR 1006.100(a)). It
-- begins with a call, whoever made it, or a notice; from then on what is learned of the debt is part of
-- it. Where it never began, nothing asks for keeping anything.
create function retention_of(organization uuid, people uuid[])
  returns table (contact_id uuid, last_activity_at timestamptz, kept_until timestamptz,
    is_being_called boolean)
  language sql stable
as $$
  select contact.id, activity.last_at,
    (activity.last_at at time zone 'UTC' + interval '3 years') at time zone 'UTC',
    exists (select from calls call
      where call.organization_id = organization and call.contact_id = contact.id
        and call.state <> 'ended')
  from contacts contact
  cross join lateral (
    select max(debt.updated_at) as learned_at,
      max(debt.notice_sent_on)::timestamp at time zone 'UTC' as notice_at
    from debts debt
    where debt.organization_id = organization and debt.contact_id = contact.id) debts
  cross join lateral (
    select max(coalesce(call.ended_at, call.reserved_at)) as called_at
    from calls call
    where call.organization_id = organization and call.contact_id = contact.id
      and call.placing_at is not null) ours
  cross join lateral (
    select max(call.occurred_at) as called_at
    from outside_calls call
    where call.organization_id = organization and call.contact_id = contact.id) theirs
  cross join lateral (
    select case when coalesce(ours.called_at, theirs.called_at, debts.notice_at) is not null
      then greatest(ours.called_at, theirs.called_at, debts.notice_at, debts.learned_at) end
      as last_at) activity
  where contact.organization_id = organization and contact.id = any(people)
$$;

-- What was decided and what carriers told goes only with its person. Whoever is not the owner of the
-- table cannot be inside the function that erases, whatever they set.
create function refuse_change_but_erasing() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' and current_setting('ringfence.erasing', true) = 'on'
    and current_user = (select tableowner from pg_tables
      where schemaname = tg_table_schema and tablename = tg_table_name) then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;
drop trigger decisions_append_only on decisions;
create trigger decisions_append_only
  before update or delete or truncate on decisions
  for each statement execute function refuse_change_but_erasing();
drop trigger carrier_events_append_only on carrier_events;
create trigger carrier_events_append_only
  before update or delete or truncate on carrier_events
  for each statement execute function refuse_change_but_erasing();

-- The only way in which anything of a person goes. It looks by itself, on the database's own clock,
-- whether the law still asks for the records and whether a call is under way, and answers who is gone.
create function erase_contacts(organization uuid, people uuid[]) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  gone uuid[];
begin
  perform set_config('ringfence.erasing', 'on', true);
  -- Whoever is writing about them is waited for, and from here on nobody begins to.
  perform from contacts contact
  where contact.organization_id = organization and contact.id = any(people)
  order by contact.id for update;
  select array_agg(retention.contact_id) into gone
  from retention_of(organization, people) retention
  where not retention.is_being_called
    and (retention.kept_until is null or retention.kept_until <= clock_timestamp());
  gone := coalesce(gone, '{}');
  -- A refusal outlives the person's data: the same number is not called when it is uploaded again. One
  -- in writing ends all calls about a debt for good (12 CFR 1006.6(c)), and no debt is left to name.
  insert into kept_stops (organization_id, number_hash, kind, kept_at)
  select distinct organization, sha256(convert_to(organization::text || number.e164, 'UTF8')),
    case suppression.kind when 'cease_written' then 'medium_stop' else suppression.kind end, now()
  from suppressions suppression
  join lateral (
    select suppression.e164 where suppression.e164 is not null
    union
    select phone.e164 from phones phone
    where suppression.e164 is null and phone.organization_id = organization
      and phone.contact_id = suppression.contact_id) number on true
  where suppression.organization_id = organization and suppression.contact_id = any(gone)
    and suppression.lifted_at is null
    and suppression.kind in ('medium_stop', 'number_stop', 'wrong_number', 'reassigned',
      'cease_written')
  on conflict do nothing;
  delete from carrier_events event using calls call
  where call.organization_id = organization and call.contact_id = any(gone)
    and event.organization_id = organization and event.call_id = call.id;
  delete from calls where organization_id = organization and contact_id = any(gone);
  delete from targets where organization_id = organization and contact_id = any(gone);
  delete from decisions where organization_id = organization and contact_id = any(gone);
  delete from suppressions where organization_id = organization and contact_id = any(gone);
  delete from consents where organization_id = organization and contact_id = any(gone);
  delete from inconvenient_times where organization_id = organization and contact_id = any(gone);
  delete from outside_calls where organization_id = organization and contact_id = any(gone);
  delete from list_contacts where organization_id = organization and contact_id = any(gone);
  delete from debts where organization_id = organization and contact_id = any(gone);
  delete from phones where organization_id = organization and contact_id = any(gone);
  delete from contacts where organization_id = organization and id = any(gone);
  perform set_config('ringfence.erasing', '', true);
  return query select unnest(gone);
end
$$;
revoke execute on function erase_contacts from public;
grant execute on function erase_contacts to ringfence_system;

-- It runs as the owner of the tables, whom the forced policies bind as well, except while it erases.
do $$
declare
  fenced text;
begin
  foreach fenced in array array['contacts', 'phones', 'debts', 'list_contacts', 'consents',
    'suppressions', 'inconvenient_times', 'outside_calls', 'targets', 'decisions', 'calls',
    'carrier_events', 'kept_stops'] loop
    execute format('create policy erasing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', fenced);
  end loop;
end
$$;
