-- Somebody of several organizations looks at one of them and is notified by another: all streams that
-- they may be listening to say that there is something new, and nothing of what it is.
create or replace function announce_notifications() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into live_events (organization_id, event)
    select distinct membership.organization_id, '{"kind": "notifications_changed"}'::jsonb
    from told join user_organizations membership on membership.user_id = told.user_id;
  return null;
end
$$;
