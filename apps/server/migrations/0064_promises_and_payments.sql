-- An amount that a person promised by a day. Those that were made together have one plan.
create table promises (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  plan_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'kept', 'broken', 'cancelled')),
  made_how text not null check (made_how in ('call', 'member', 'program')),
  -- The call on which it was made. Calls are split by month and may be erased by themselves.
  call_id uuid,
  recorded_by uuid references profiles (id),
  made_at timestamptz(3) not null,
  recorded_at timestamptz(3) not null default now(),
  -- Since when it is open: later than it was made where the payment that kept it was taken back.
  opened_at timestamptz(3) not null,
  settled_at timestamptz(3),
  cancelled_because text check (cancelled_because in ('asked', 'mistake', 'replaced', 'debt_ended')),
  cancelled_by uuid references profiles (id),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  foreign key (organization_id, contact_id, debt_id) references debts (organization_id, contact_id, id),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'cancelled') = (cancelled_because is not null))
);
create index promises_by_contact on promises (organization_id, contact_id, made_at desc);
create index promises_by_debt on promises (organization_id, debt_id);
create index promises_open on promises (organization_id, due_on, id) where state = 'open';
create index promises_by_due on promises (organization_id, due_on desc, id desc);
create index promises_by_state on promises (organization_id, state, due_on desc, id desc);
create index promises_by_made on promises (organization_id, made_at, currency) include (amount_minor);
create index promises_by_settled on promises (organization_id, settled_at, state, currency) include (amount_minor)
  where settled_at is not null;

-- Money that came in for a debt. Nothing of how it was paid is kept but what the payer's system calls it.
create table payments (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- How much of it the debt took: the rest is more than was owed.
  applied_minor bigint not null check (applied_minor between 0 and amount_minor),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  paid_on date not null,
  payer_reference text check (length(payer_reference) between 1 and 100),
  source text not null check (source in ('member', 'program', 'file')),
  import_id uuid,
  recorded_by uuid references profiles (id),
  recorded_at timestamptz(3) not null default now(),
  reversed_at timestamptz(3),
  reversed_by uuid references profiles (id),
  changed_by_import uuid,
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  foreign key (organization_id, contact_id, debt_id) references debts (organization_id, contact_id, id)
);
-- The same payment twice is one, also where it was taken back in between.
create unique index payments_by_reference on payments (organization_id, payer_reference)
  where payer_reference is not null;
create index payments_by_contact on payments (organization_id, contact_id, paid_on desc, id desc);
create index payments_by_debt on payments (organization_id, debt_id);
create index payments_by_import on payments (organization_id, import_id) where import_id is not null;
create index payments_by_day on payments (organization_id, paid_on desc, id desc);

do $$
declare
  fenced text;
  role_name text;
begin
  foreach fenced in array array['promises', 'payments'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', fenced);
    execute format('create policy erasing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', fenced);
    execute format('grant select, insert on %I to ringfence_tenant, ringfence_super', fenced);
    execute format('grant select, insert, update on %I to ringfence_system', fenced);
    foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
      execute format('create policy %I on %I as restrictive for insert to %I
        with check (recorded_by is null or recorded_by = (select current_user_id()))',
        'own_name_of_' || role_name, fenced, role_name);
    end loop;
    -- What may forbid or allow a call: whatever was decided about the person is decided again.
    execute format('create trigger %I after insert on %I referencing new table as learned
      for each statement execute function raise_ledger_versions_of_persons()', fenced || '_raise_ledger', fenced);
    execute format('create trigger %I after update on %I referencing new table as learned
      for each statement execute function raise_ledger_versions_of_persons()', fenced || '_change_ledger', fenced);
  end loop;
  foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
    execute format('create policy %I on promises as restrictive for update to %I
      with check (cancelled_by is null or cancelled_by = (select current_user_id()))',
      'own_name_on_cancelling_of_' || role_name, role_name);
    execute format('create policy %I on payments as restrictive for update to %I
      with check (reversed_by is null or reversed_by = (select current_user_id()))',
      'own_name_on_reversing_of_' || role_name, role_name);
  end loop;
end
$$;
grant update (state, opened_at, settled_at, cancelled_because, cancelled_by) on promises
  to ringfence_tenant, ringfence_super;
grant update (applied_minor, reversed_at, reversed_by, changed_by_import) on payments to ringfence_tenant, ringfence_super;
create trigger payments_marked before update on payments for each row
  when (not (old.changed_by_import is distinct from new.changed_by_import)) execute function mark_changed();

-- What is known of somebody goes with them, their promises and payments too.
create or replace function erase_contacts(organization uuid, people uuid[])
  returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  perform set_config('ringfence.erasing', 'on', true);
  -- Those who are writing about them are waited for, and from here on nobody begins to.
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
  perform keep_for_linked(organization, gone);
  delete from import_changes
  where organization_id = organization and row_id in (
    select unnest(gone)
    union all
    select id from phones where organization_id = organization and contact_id = any(gone)
    union all
    select id from debts where organization_id = organization and contact_id = any(gone)
    union all
    select id from consents where organization_id = organization and contact_id = any(gone));
  -- First, so that nothing is calculated for people who are on the way out.
  delete from contact_summaries where organization_id = organization and contact_id = any(gone);
  delete from carrier_events event using calls call
  where call.organization_id = organization and call.contact_id = any(gone)
    and event.organization_id = organization and event.call_id = call.id;
  delete from call_corrections where organization_id = organization and contact_id = any(gone);
  delete from promises where organization_id = organization and contact_id = any(gone);
  delete from payments where organization_id = organization and contact_id = any(gone);
  delete from call_debts where organization_id = organization and contact_id = any(gone);
  delete from calls where organization_id = organization and contact_id = any(gone);
  delete from targets where organization_id = organization and contact_id = any(gone);
  delete from decisions where organization_id = organization and contact_id = any(gone);
  delete from suppressions where organization_id = organization and contact_id = any(gone);
  delete from consents where organization_id = organization and contact_id = any(gone);
  delete from inconvenient_times where organization_id = organization and contact_id = any(gone);
  delete from outside_calls where organization_id = organization and contact_id = any(gone);
  delete from contact_notes where organization_id = organization and contact_id = any(gone);
  delete from list_contacts where organization_id = organization and contact_id = any(gone);
  delete from debts where organization_id = organization and contact_id = any(gone);
  delete from phones where organization_id = organization and contact_id = any(gone);
  delete from contacts where organization_id = organization and id = any(gone);
  perform set_config('ringfence.erasing', '', true);
  return query select unnest(gone);
end
$$;

-- What an upload brought goes with it.
create or replace function remove_imported(organization uuid, import uuid)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.erasing', 'on', true);
  perform from contacts contact
  where contact.organization_id = organization and contact.import_id = import
  order by contact.id for update;
  if exists (
    select from calls call join contacts contact
      on contact.organization_id = call.organization_id and contact.id = call.contact_id
    where call.organization_id = organization and contact.import_id = import) then
    raise exception 'somebody of this upload was called' using errcode = 'integrity_constraint_violation';
  end if;
  delete from payments where organization_id = organization and import_id = import;
  delete from suppressions where organization_id = organization and import_id = import;
  delete from inconvenient_times where organization_id = organization and import_id = import;
  delete from outside_calls where organization_id = organization and import_id = import;
  delete from consents where organization_id = organization and import_id = import;
  delete from contact_notes where organization_id = organization and import_id = import;
  delete from list_contacts where organization_id = organization and import_id = import;
  delete from debts where organization_id = organization and import_id = import;
  delete from phones where organization_id = organization and import_id = import;
  delete from contact_summaries summary using contacts contact
  where contact.organization_id = organization and contact.import_id = import
    and summary.organization_id = organization and summary.contact_id = contact.id;
  delete from contacts where organization_id = organization and import_id = import;
  delete from lists list where list.organization_id = organization and list.import_id = import
    and not exists (select from list_contacts member
      where member.organization_id = organization and member.list_id = list.id)
    and not exists (select from campaigns campaign
      where campaign.organization_id = organization and campaign.list_id = list.id)
    and not exists (select from imports other
      where other.organization_id = organization and other.list_id = list.id);
  perform set_config('ringfence.erasing', '', true);
end
$$;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('debtors', 'calls', 'consents', 'restrictions', 'payments'));
alter table import_changes drop constraint import_changes_table_name_check;
alter table import_changes add constraint import_changes_table_name_check check (table_name in
  ('contacts', 'phones', 'debts', 'consents', 'suppressions', 'payments', 'given'));
