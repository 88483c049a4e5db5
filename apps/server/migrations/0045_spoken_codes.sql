-- A call that says a code to a number, so that whoever types the code is proven to hold it. The row is the record of
-- the call: who asked for it, from where, what it was allowed on and what became of it.
create table caller_id_verifications (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  e164 text not null check (e164 ~ '^\+[1-9]\d{6,14}$'),
  label text not null default '',
  language text not null default 'en' check (language in ('en', 'es')),
  -- Without a reference: the record outlives the account that it was placed through.
  account_id uuid not null,
  called_from text not null,
  purpose text not null default 'verification' check (purpose = 'verification'),
  requested_by uuid not null references profiles (id),
  requested_at timestamptz(3) not null,
  -- What it was allowed on: every zone that the number may be in, and the calls of the 24 hours before.
  zones text[] not null,
  calls_before integer not null check (calls_before between 0 and 2),
  -- Encrypted before it comes here; names the key that encrypted it.
  code bytea not null,
  code_key text not null,
  state text not null default 'placing'
    check (state in ('placing', 'queued', 'ringing', 'answered', 'ended')),
  outcome text check (outcome in ('no_answer', 'busy', 'failed', 'not_in_service', 'machine', 'hung_up',
    'withdrawn', 'lost')),
  rang boolean not null default false,
  answered_at timestamptz(3),
  answered_by text check (answered_by in ('human', 'machine', 'unknown')),
  ending text,
  ended_at timestamptz(3),
  talk_seconds integer,
  -- When the code was given to the carrier to be said.
  spoken_at timestamptz(3),
  carrier_call_id text,
  carrier_said text,
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 5),
  verified_at timestamptz(3),
  primary key (organization_id, id),
  check ((state = 'ended') = (outcome is not null))
);
create index caller_id_verifications_by_number on caller_id_verifications (e164, requested_at);
create index caller_id_verifications_under_way on caller_id_verifications (account_id) where state <> 'ended';

alter table caller_id_verifications enable row level security, force row level security;
create policy rows_of_tenant on caller_id_verifications to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy only_admins_see on caller_id_verifications as restrictive for select to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_change on caller_id_verifications as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy rows_for_super on caller_id_verifications to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy everything_for_system on caller_id_verifications to ringfence_system using (true);
-- No role of a request reads the code, encrypted or not.
grant select (organization_id, id, e164, label, language, account_id, called_from, purpose, requested_by,
    requested_at, zones, calls_before, state, outcome, rang, answered_at, answered_by, ending, ended_at,
    talk_seconds, spoken_at, carrier_call_id, carrier_said, wrong_codes, verified_at),
  update (verified_at)
  on caller_id_verifications to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on caller_id_verifications to ringfence_system;

-- How many calls of an account are on their way or under way, of campaigns and of codes alike. A verifying call of
-- which nothing is heard for five minutes holds no place any more.
create function count_calls_of_account(account uuid) returns integer
language sql stable set search_path = public, pg_temp as $$
  select ((select count(*) from calls_under_way live
      where live.account_id = account and live.state <> 'reserved')
    + (select count(*) from caller_id_verifications verification
      where verification.account_id = account and verification.state <> 'ended'
        and verification.requested_at > clock_timestamp() - interval '5 minutes'))::integer
$$;

-- Whether anybody's contact has the number, also one who was erased and whose refusal was kept, in any organization.
create function is_number_of_anybody(number text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from phones phone where phone.e164 = number)
    or exists (select from organizations organization
      where exists (select from suppressions restriction
          where restriction.organization_id = organization.id and restriction.e164 = number)
        or exists (select from kept_stops kept where kept.organization_id = organization.id
          and kept.number_hash = sha256(convert_to(organization.id::text || number, 'UTF8'))))
$$;
