-- A super administrator's request: the rows of the organization it names, or all where it names none;
-- it writes only where it names one. Grants are those of a tenant. It is said by cases, of which the
-- planner expects every second row: of an equation it would expect a few, and walk no index in order.
create policy organizations_for_super on organizations to ringfence_super
  using (deleted_at is null) with check (id = (select named_organization_id()));
create policy profiles_for_super on profiles for select to ringfence_super using (true);
create policy memberships_for_super on user_organizations to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy activity_entries_for_super on activity_entries for select to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end);
-- Whatever a super administrator does inside an organization is marked as theirs.
create policy own_activity_entry_of_super on activity_entries for insert to ringfence_super
  with check (
    organization_id = (select named_organization_id())
    and actor_kind = 'super_administrator' and actor_id = (select current_user_id()));
do $$
declare
  fenced text;
begin
  foreach fenced in array array['activity_seals', 'live_events', 'lists', 'imports',
    'import_rejections', 'contacts', 'list_contacts', 'phones', 'debts', 'consents', 'suppressions',
    'idempotency_keys', 'campaigns', 'decisions', 'targets', 'calls', 'carrier_events',
    'invitations', 'licences', 'caller_ids'] loop
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', fenced);
    execute format('grant select on %I to ringfence_super', fenced);
  end loop;
end
$$;
-- Of what is deleted, no policy checks what it becomes: where none is named, it would be all of them.
do $$
declare
  fenced text;
begin
  foreach fenced in array array['user_organizations', 'licences', 'caller_ids'] loop
    execute format('create policy only_where_named on %I as restrictive for delete to ringfence_super
      using (organization_id = (select named_organization_id()))', fenced);
  end loop;
end
$$;
grant select on organizations, profiles, user_organizations, activity_entries to ringfence_super;
grant insert (organization_id, actor_kind, actor_id, action, subject_kind, subject_id, detail)
  on activity_entries to ringfence_super;
grant insert (organization_id, event) on live_events to ringfence_super;
grant insert on lists, imports, import_rejections, contacts, list_contacts, phones, debts, consents,
  suppressions, idempotency_keys, campaigns, targets to ringfence_super;
grant update (full_name, email, language, region, postal_code, country) on contacts to ringfence_super;
grant update (line_type) on phones to ringfence_super;
grant update (balance_minor, currency, creditor, state, updated_at) on debts to ringfence_super;
grant update (revoked_at) on consents to ringfence_super;
grant update (lifted_at, lifted_by) on suppressions to ringfence_super;
grant update (answer) on idempotency_keys to ringfence_super;
grant update (state, paused_because, finished_at) on campaigns to ringfence_super;
grant update (state, next_at, verdict, decision_id, ended_because) on targets to ringfence_super;
create policy own_name_on_consent_of_super on consents as restrictive for insert to ringfence_super
  with check (recorded_by = (select current_user_id()));
create policy own_name_on_suppression_of_super on suppressions as restrictive for insert
  to ringfence_super
  with check (recorded_by is null or recorded_by = (select current_user_id()));
create policy own_name_on_lifting_of_super on suppressions as restrictive for update
  to ringfence_super
  with check (lifted_by is null or lifted_by = (select current_user_id()));
create policy own_keys_of_super on idempotency_keys as restrictive to ringfence_super
  using (user_id = (select current_user_id()));
create policy only_at_rest_of_super on targets as restrictive for update to ringfence_super
  using (state in ('planned', 'waiting', 'blocked')) with check (state in ('planned', 'done'));
create policy only_planned_of_super on targets as restrictive for insert to ringfence_super
  with check (state = 'planned' and attempts = 0);
