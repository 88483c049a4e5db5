-- What files say that forbids calls, and whom they would make callable.

-- Standing reasons not to call, and times and places that are inconvenient, as a row tells them. Most tell none.
alter table import_rows add column restrictions jsonb, add column inconvenient jsonb;
alter table import_people add column restrictions jsonb, add column inconvenient jsonb;

-- The upload that brought the row, which takes it away again when it is undone.
alter table inconvenient_times add column import_id uuid;
create index inconvenient_times_by_import on inconvenient_times (organization_id, import_id)
  where import_id is not null;

-- A standing reason that a later upload tells again is noted with it: the earlier one is not undone before.
alter table import_changes
  drop constraint import_changes_table_name_check,
  add constraint import_changes_table_name_check
    check (table_name in ('contacts', 'phones', 'debts', 'consents', 'suppressions'));

-- People who were not to be called and whom an upload would make callable. They wait until somebody confirms
-- that they are to be called.
create table import_callable (
  organization_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  reason text not null check (reason in ('debt_reopened', 'debt_added', 'number_added', 'consent_given',
    'line_type_told')),
  line integer not null,
  is_waiting boolean not null default true,
  primary key (organization_id, import_id, contact_id, reason),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index import_callable_by_line on import_callable (organization_id, import_id, line, contact_id);
create index import_callable_by_contact on import_callable (organization_id, contact_id);
alter table import_callable enable row level security, force row level security;
create policy rows_of_tenant on import_callable to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy everything_for_system on import_callable to ringfence_system using (true);
create policy rows_for_super on import_callable to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select on import_callable to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on import_callable to ringfence_system;

alter table imports
  -- Whoever asked to store it said that these people are to be called.
  add column confirms_callable boolean not null default false,
  -- People whose changes wait, because nobody said so.
  add column waiting integer not null default 0;
grant update (confirms_callable) on imports to ringfence_tenant, ringfence_super;

create or replace function remove_imported(organization uuid, import uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
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
