-- How many calls of an account are on their way or under way, of campaigns and of codes alike. A verifying call of
-- which nothing is heard for five minutes holds no place any more.
create or replace function count_calls_of_account(account uuid) returns integer
language sql stable set search_path = public, pg_temp as $$
  select ((select count(*) from calls_under_way live
      where live.account_id = account and live.state <> 'reserved')
    + (select count(*) from caller_id_verifications verification
      where verification.account_id = account and verification.state <> 'ended'
        and verification.requested_at > clock_timestamp() - interval '5 minutes'))::integer
$$;
