-- What was answered with a layout: into which list its files go, and how their numbers were obtained. Null for
-- layouts of before, and of kinds of files that ask none of it.
alter table import_layouts add column destination jsonb;
grant update (destination) on import_layouts to ringfence_tenant, ringfence_super;

-- The words of a name, in their order, without titles and suffixes.
create function plain_name_words(name text) returns text[]
  language sql immutable parallel safe
as $$
  select coalesce(array_agg(word order by nth), '{}')
  from regexp_split_to_table(trim(search_text(translate(name, '''’`', ''))), '\s+')
    with ordinality as part (word, nth)
  where word <> ''
    and not (nth = 1 and word in ('mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'dra', 'prof', 'rev', 'hon', 'sr', 'sra',
      'srta', 'don', 'dona'))
    and not (nth > 2 and word in ('jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', '2nd', '3rd', '4th', 'esq', 'md',
      'phd', 'dds', 'cpa', 'rn', 'hijo', 'padre'))
$$;

-- Which of several of one name somebody is: father and son share a house, and often a reference.
create function name_generation(name text) returns text
  language sql immutable parallel safe
as $$
  select case
    when found in ('jr', 'junior', 'hijo') then 'jr'
    when found in ('sr', 'senior', 'padre') then 'sr'
    when found in ('ii', '2nd') then 'ii'
    when found in ('iii', '3rd') then 'iii'
    when found in ('iv', '4th') then 'iv'
  end
  from (select substring(trim(search_text(name))
    from '^\S+\s+\S.*\m(jr|sr|junior|senior|ii|iii|iv|2nd|3rd|4th|hijo|padre)\M') as found) suffix
$$;

-- Whether two names that stand under one reference may be one person's, as people are written in files: with or
-- without a middle name, an initial, a second surname, a title or a suffix, the family name first or last. Both
-- have at least a given name and a family name in common. Not where the middle names or the suffixes contradict,
-- where either names several people or a company, or where one is shortened to its surname: whose it is then,
-- nobody can tell. Same people under several references are found by `is_same_name`, which is stricter.
create function may_be_same_name(one text, other text) returns boolean
  language plpgsql immutable parallel safe
as $$
declare
  several constant text := '&|/|\m(and|or|y)\M|\m(inc|llc|llp|ltd|corp|corporation|company|co|plc|trust|srl|sa)\M';
  words text[];
  others text[];
  initials text[];
  other_initials text[];
  middle text[];
begin
  if is_same_name(one, other) then return true; end if;
  if lower(one) ~ several or lower(other) ~ several then return false; end if;
  if name_generation(one) <> name_generation(other) then return false; end if;
  select array_agg(word order by nth) filter (where length(word) > 1),
    coalesce(array_agg(word order by word) filter (where length(word) = 1), '{}')
  into words, initials
  from unnest(plain_name_words(one)) with ordinality as part (word, nth);
  select array_agg(word order by nth) filter (where length(word) > 1),
    coalesce(array_agg(word order by word) filter (where length(word) = 1), '{}')
  into others, other_initials
  from unnest(plain_name_words(other)) with ordinality as part (word, nth);
  if coalesce(cardinality(words), 0) < 2 or coalesce(cardinality(others), 0) < 2 then return false; end if;
  if cardinality(words) > cardinality(others) then
    select words, others, initials, other_initials into others, words, other_initials, initials;
  end if;
  if not words <@ others then return false; end if;
  -- The given name is the same: José María is not María.
  if cardinality(words) < cardinality(others) and not (words[1] = others[1]
    or others[1] = words[cardinality(words)] and others[2] = words[1]
    or words[1] = others[cardinality(others)] and words[2] = others[1]) then
    return false;
  end if;
  select coalesce(array_agg(left(word, 1)), '{}') into middle from unnest(others) as word
  where word <> all (words);
  -- What stands in the middle of both agrees.
  if initials = '{}' or (other_initials = '{}' and middle = '{}') then return true; end if;
  return initials && (other_initials || middle);
end
$$;
