-- What somebody heard on a call is read in the version that it names: an approved one stays as it was.
create or replace function keep_approved_scripts() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'an approved script cannot be deleted' using errcode = '23514'; end if;
    return old;
  end if;
  if old.state <> 'draft' and (new.content is distinct from old.content or new.approved_by is distinct from old.approved_by
      or new.approved_at is distinct from old.approved_at or new.written_by is distinct from old.written_by
      or new.state = 'draft') then
    raise exception 'an approved script cannot be changed' using errcode = '23514';
  end if;
  return new;
end
$$;
