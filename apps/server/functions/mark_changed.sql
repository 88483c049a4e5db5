-- Undoing alone says what the mark is.
create or replace function mark_changed() returns trigger
  language plpgsql
as $$
begin
  new.changed_by_import := coalesce(nullif(current_setting('ringfence.storing_import', true), '')::uuid,
    '00000000-0000-0000-0000-000000000000');
  return new;
end
$$;
