-- Whether no upload of the organization is being stored or undone: none begins then before this
-- transaction ends. It never waits. An upload that is being stored holds the rows itself, and has them.
create or replace function hold_uploads_off(organization uuid) returns boolean
  language sql volatile
as $$
  select coalesce(current_setting('ringfence.importing', true) = 'on', false)
    or pg_try_advisory_xact_lock_shared(hashtextextended('ringfence storing ' || organization, 0))
$$;
