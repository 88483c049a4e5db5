-- An upload counts the words of its people itself, at its end: else nobody could add a person of the same
-- name until it has ended.
create or replace function count_new_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if coalesce(current_setting('ringfence.importing', true) = 'on', false) then
    return null;
  end if;
  -- In one order, so that two who write at once never wait for each other.
  insert into search_words as known (organization_id, word, people)
  select contact.organization_id, left(word, 200), count(*)
  from learned contact cross join lateral words_of(contact.search_name) as word
  group by 1, 2 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  return null;
end
$$;
