-- The text that is sealed. Every field of an entry is in it, in a fixed order.
create or replace function activity_sealed_text(entry activity_entries) returns text
  language sql immutable
as $$
  select jsonb_build_array(
    entry.organization_id, entry.id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.actor_kind, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id,
    entry.detail)::text
$$;
