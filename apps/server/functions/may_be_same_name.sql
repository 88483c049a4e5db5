-- Whether two names that stand under one reference may be one person's, as people are written in files: with or
-- without a middle name, an initial, a second surname, a title or a suffix, the family name first or last. Both
-- have at least a given name and a family name in common. Not where the middle names or the suffixes contradict,
-- where either names several people or a company, or where one is shortened to its surname: whose it is then,
-- nobody can tell. Same people under several references are found by `is_same_name`, which is stricter.
create or replace function may_be_same_name(one text, other text) returns boolean
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
