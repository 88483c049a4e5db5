-- Every word of the names in an organization, and how many people have it. It tells in advance how many a
-- search will find, and what somebody may have meant whose words nobody has. A word goes with the last
-- person who had it.

create table search_words (
  organization_id uuid not null references organizations (id),
  word text collate "C" not null,
  people integer not null,
  primary key (organization_id, word)
);
create index search_words_by_part on search_words using gin (organization_id, word gin_trgm_ops);
alter table search_words enable row level security, force row level security;
create policy everything_for_system on search_words to ringfence_system using (true);
create policy everything_for_search on search_words for select to ringfence_search using (true);
create policy words_for_owner on search_words to current_user using (true);
grant select, insert, update, delete on search_words to ringfence_system;

create function words_of(search_name text) returns setof text
  language sql immutable parallel safe rows 3
as $$ select distinct word from unnest(string_to_array(search_name, ' ')) as word where word <> '' $$;

create function count_new_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- In one order, so that two who write at once never wait for each other.
  insert into search_words as known (organization_id, word, people)
  select contact.organization_id, left(word, 200), count(*)
  from learned contact cross join lateral words_of(contact.search_name) as word
  group by 1, 2 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  return null;
end
$$;
create function count_changed_words() returns trigger
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
create function count_gone_words() returns trigger
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
create trigger contacts_add_words
  after insert on contacts referencing new table as learned
  for each statement execute function count_new_words();
create trigger contacts_change_words
  after update on contacts referencing old table as forgotten new table as learned
  for each statement execute function count_changed_words();
create trigger contacts_drop_words
  after delete on contacts referencing old table as forgotten
  for each statement execute function count_gone_words();
insert into search_words (organization_id, word, people)
select contact.organization_id, left(word, 200), count(*)
from contacts contact cross join lateral words_of(contact.search_name) as word group by 1, 2;
