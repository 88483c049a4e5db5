-- The words of a name, in their order, without titles and suffixes.
create or replace function plain_name_words(name text) returns text[]
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
