-- Who has which shape changes with most of what is written about people, so that only differences are added.
create or replace function count_shapes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, count(*) as n from learned
      where shape_id is not null group by 1, 2) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, -count(*) as n from forgotten
      where shape_id is not null group by 1, 2) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, sum(n) as n from (
        select organization_id, shape_id, 1 as n from learned
        union all
        select organization_id, shape_id, -1 from forgotten) one
      where shape_id is not null group by 1, 2 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_shape_counts(changes);
  end if;
  return null;
end
$$;
