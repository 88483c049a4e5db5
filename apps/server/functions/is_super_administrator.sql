-- The role that was set, not the one that a function runs as.
create or replace function is_super_administrator() returns boolean
  language sql stable parallel safe
as $$ select current_setting('role', true) = 'ringfence_super' $$;
