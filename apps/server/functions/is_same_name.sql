-- Whether two names are one, however they are written: in any case and order, with or without accents and
-- punctuation.
create or replace function is_same_name(one text, other text) returns boolean
  language sql immutable parallel safe
as $$
  select one = other
    or replace(search_text(one), ' ', '') = replace(search_text(other), ' ', '')
    or (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(one)), '\s+') as word)
      = (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(other)), '\s+') as word)
$$;
