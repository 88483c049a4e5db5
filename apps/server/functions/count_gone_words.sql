create or replace function count_gone_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  with gone as materialized (
    select contact.organization_id, left(word, 200) as word, count(*) as people
    from forgotten contact cross join lateral words_of(contact.search_name) as word
    group by 1, 2 order by 1, 2
  )
  update search_words known set people = known.people - gone.people from gone
  where known.organization_id = gone.organization_id and known.word = gone.word;
  delete from search_words known using (
    select distinct organization_id, left(word, 200) as word from forgotten
    cross join lateral words_of(search_name) as word) gone
  where known.organization_id = gone.organization_id and known.word = gone.word and known.people <= 0;
  return null;
end
$$;
