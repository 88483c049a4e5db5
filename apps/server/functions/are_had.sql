-- Whether there are words that somebody has, all of them, given how many have each.
create or replace function are_had(words bigint[]) returns boolean
  language sql immutable
as $$ select words <> '{}' and 0 < all (words) $$;
