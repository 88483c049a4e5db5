-- Whom an action changed is remembered, so that exactly that can be taken back, and lists are merged as an
-- action as well, so that nobody waits for it.

alter table contact_actions drop constraint contact_actions_kind_check;
alter table contact_actions
  add constraint contact_actions_kind_check
    check (kind in ('add_to_list', 'remove_from_list', 'restrict', 'note', 'merge_lists')),
  -- Of very many it is only known about how many there will be.
  add column is_total_exact boolean not null default true,
  -- The action that this one takes back.
  add column undoes_id uuid,
  add foreign key (organization_id, undoes_id) references contact_actions (organization_id, id);
-- Taken back once; where that was cut off, the rest may be taken back later.
create unique index contact_actions_undone_once on contact_actions (organization_id, undoes_id)
  where undoes_id is not null and state in ('waiting', 'running', 'done');
create index contact_actions_by_undone on contact_actions (organization_id, undoes_id)
  where undoes_id is not null;
grant update (is_total_exact) on contact_actions to ringfence_tenant, ringfence_super;
-- What somebody began is gone on with and ended by them, or by an admin.
create policy own_or_admins on contact_actions as restrictive for update to ringfence_tenant
  using (created_by = (select current_user_id()) or is_admin(organization_id));

-- What an action did to each person for whom it made a difference; gone once it is taken back.
create table contact_action_changes (
  organization_id uuid not null,
  action_id uuid not null,
  contact_id uuid not null,
  -- Of a place on a list: since when, and by which upload, as it was made or taken away.
  added_at timestamptz(3),
  import_id uuid,
  -- The reason not to call that was recorded.
  suppression_id uuid,
  primary key (organization_id, action_id, contact_id),
  foreign key (organization_id, action_id) references contact_actions (organization_id, id)
    on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade,
  foreign key (organization_id, suppression_id) references suppressions (organization_id, id)
    on delete cascade,
  check ((added_at is null) <> (suppression_id is null))
);
create index contact_action_changes_by_contact on contact_action_changes (organization_id, contact_id);
create index contact_action_changes_by_suppression
  on contact_action_changes (organization_id, suppression_id) where suppression_id is not null;

alter table contact_action_changes enable row level security, force row level security;
create policy rows_of_tenant on contact_action_changes to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy everything_for_system on contact_action_changes to ringfence_system using (true);
create policy rows_for_super on contact_action_changes to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select, insert, delete on contact_action_changes to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on contact_action_changes to ringfence_system;
-- Nobody makes up what another's action did: an admin would take back what it never was.
create policy own_actions on contact_action_changes as restrictive for insert
  to ringfence_tenant, ringfence_super
  with check (exists (
    select from contact_actions action
    where action.organization_id = contact_action_changes.organization_id
      and action.id = contact_action_changes.action_id
      and action.created_by = (select current_user_id())));
-- Whatever is taken back is taken back by an admin.
create policy only_admins_take_back on contact_action_changes as restrictive for delete
  to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on contact_action_changes as restrictive for delete to ringfence_super
  using (organization_id = (select named_organization_id()));

-- What a refusal took back is found by it when it is lifted.
create index consents_by_refusal on consents (organization_id, revoked_for) where revoked_for is not null;
