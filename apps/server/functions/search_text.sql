-- A name as it is compared: without case, accents and punctuation, every word after a space.
create or replace function search_text(name text) returns text
  language sql immutable parallel safe as $$
  select ' ' || translate(lower(case when octet_length(name) = length(name) then name
    else regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g') end),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;
