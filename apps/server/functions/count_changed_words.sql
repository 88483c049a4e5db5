create or replace function count_changed_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not exists (select from forgotten join learned
      on learned.organization_id = forgotten.organization_id and learned.id = forgotten.id
      where learned.full_name <> forgotten.full_name) then
    return null;
  end if;
  insert into search_words as known (organization_id, word, people)
  select changed.organization_id, left(word, 200), sum(changed.weight)
  from (
    select organization_id, search_name, 1 as weight from learned
    union all
    select organization_id, search_name, -1 from forgotten) changed
  cross join lateral words_of(changed.search_name) as word
  group by 1, 2 having sum(changed.weight) <> 0 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  delete from search_words known using (
    select distinct organization_id, left(word, 200) as word from forgotten
    cross join lateral words_of(search_name) as word) gone
  where known.organization_id = gone.organization_id and known.word = gone.word and known.people <= 0;
  return null;
end
$$;
