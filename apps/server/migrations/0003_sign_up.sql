-- What a person does to their own profile concerns each of their organizations and happens in none of
-- them. So a transaction that names no organization may add to the record of every organization its
-- person belongs to, in their own name; one that names an organization stays inside it.
create policy own_activity_entry_of_person on activity_entries for insert to ringfence_tenant
  with check (
    (select current_organization_id()) is null and is_member(organization_id)
    and actor_kind = 'profile' and actor_id = (select current_user_id()));
create policy live_event_of_person on live_events for insert to ringfence_tenant
  with check ((select current_organization_id()) is null and is_member(organization_id));
