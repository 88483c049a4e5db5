create or replace function refuse_version() returns trigger
  language plpgsql
as $$
begin
  raise exception 'what was learned of a person is not unlearned: the version rises by one'
    using errcode = 'integrity_constraint_violation';
end
$$;
