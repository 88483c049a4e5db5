-- owner: ringfence_search
-- Words of names that look like one that nobody has, and how many people have them, likest first. None
-- where somebody has it, or a word that it is a part of.
create or replace function find_words_like(wanted text, most integer)
  returns table (word text, people bigint)
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp
as $$
declare
  reached uuid[] := array(select id from organizations);
begin
  if 0 < all (count_words(wanted, reached)) then
    return;
  end if;
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return query execute format('select search_words.word::text, sum(search_words.people)
    from search_words where search_words.word %% %L and organization_id = any(%L)
    group by search_words.word order by similarity(search_words.word, %1$L) desc, 2 desc limit %3$s',
    wanted, reached, most);
end
$$;

revoke execute on function find_words_like from public;
grant execute on function find_words_like to ringfence_tenant, ringfence_super;
