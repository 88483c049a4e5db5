-- Two names of `is_same_name` have one shape, by which an index finds the few that may be the same: spaces
-- and the order of words make no difference to how many letters of each kind there are.
create or replace function name_shape(search_name text) returns integer
  language sql immutable parallel safe
as $$
  select ((length(replace(search_name, ' ', '')) * 32
    + length(translate(search_name, ' aeiou', ''))) * 32
    + length(translate(search_name, ' rstln', ''))) * 32
    + length(translate(search_name, ' abcdmz', ''))
$$;
