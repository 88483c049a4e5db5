-- Campaigns, the people they are to reach, and every call with the decision that let it happen.

-- The smallest id that a row made at this moment can have (new_id() begins with the time), so that
-- tables of what happened can be split by month on their key.
create function first_id_of(moment timestamptz) returns uuid
  language sql immutable
as $$
  select encode(
    substring(int8send((extract(epoch from moment) * 1000)::bigint) from 3)
      || '\x7000'::bytea || '\x0000000000000000'::bytea,
    'hex')::uuid
$$;

create table campaigns (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  list_id uuid not null,
  script_id text not null,
  script_version integer not null,
  caller_id text not null check (caller_id ~ '^\+[1-9]\d{6,14}$'),
  spoken_name text not null,
  most_attempts integer not null check (most_attempts between 1 and 7),
  state text not null default 'running' check (state in ('running', 'paused', 'stopped', 'finished')),
  -- Why it paused by itself, where no person paused it.
  paused_because text,
  started_by uuid not null references profiles (id),
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, list_id) references lists (organization_id, id),
  check ((state in ('stopped', 'finished')) = (finished_at is not null))
);
create index campaigns_running on campaigns (organization_id, id) where state = 'running';

-- What the compliance engine said, and what it knew. Append-only.
create table decisions (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  campaign_id uuid not null,
  contact_id uuid not null,
  decided_at timestamptz(3) not null,
  verdict text not null check (verdict in ('allow', 'defer', 'block')),
  until timestamptz(3),
  lifted_by text,
  reasons jsonb not null,
  zones jsonb not null,
  attempts_before integer not null,
  attempts_after integer not null,
  facts jsonb not null,
  facts_hash bytea not null check (length(facts_hash) = 32),
  tzdata_version text not null,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  check ((verdict = 'defer') = (until is not null)),
  check ((verdict = 'block') = (lifted_by is not null))
) partition by range (id);

-- One contact in a campaign.
create table targets (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  phone_id uuid,
  debt_id uuid,
  -- planned: not judged yet. waiting: due at next_at. calling: a call is under way.
  state text not null default 'planned'
    check (state in ('planned', 'waiting', 'calling', 'done', 'blocked')),
  next_at timestamptz(3),
  -- What the retry rules ask for; the law may ask for later, never for earlier.
  not_before timestamptz(3),
  attempts integer not null default 0,
  -- The last decision, while it keeps the person from being called.
  verdict text check (verdict in ('defer', 'block')),
  decision_id uuid,
  ended_because text,
  primary key (organization_id, campaign_id, contact_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  foreign key (organization_id, phone_id) references phones (organization_id, id),
  foreign key (organization_id, debt_id) references debts (organization_id, id),
  foreign key (organization_id, decision_id) references decisions (organization_id, id),
  check ((state = 'waiting') = (next_at is not null)),
  check ((verdict is null) = (decision_id is null)),
  check (state <> 'blocked' or verdict = 'block')
);
create index targets_planned on targets (organization_id, campaign_id, contact_id) where state = 'planned';
create index targets_due on targets (organization_id, campaign_id, next_at, contact_id) where state = 'waiting';
create index targets_calling on targets (organization_id, campaign_id) where state = 'calling';
create index targets_not_called on targets (organization_id, decision_id) where verdict is not null;
create index targets_not_called_by_campaign on targets (organization_id, campaign_id, decision_id)
  where verdict is not null;
create index targets_by_contact on targets (organization_id, contact_id);

-- One attempt to one phone for one debt, from reservation to outcome.
create table calls (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  campaign_id uuid not null,
  contact_id uuid not null,
  phone_id uuid not null,
  e164 text not null,
  debt_id uuid not null,
  decision_id uuid not null,
  attempt integer not null check (attempt > 0),
  caller_id text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'
    check (state in ('reserved', 'placing', 'queued', 'ringing', 'answered', 'ended')),
  outcome text,
  reserved_at timestamptz(3) not null,
  placing_at timestamptz(3),
  -- When something was last learned of it, or last asked.
  heard_at timestamptz(3) not null,
  rang boolean not null default false,
  answered_at timestamptz(3),
  answered_by text,
  choice text,
  ending text,
  ended_at timestamptz(3),
  talk_seconds integer,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id, contact_id)
    references targets (organization_id, campaign_id, contact_id),
  foreign key (organization_id, phone_id) references phones (organization_id, id),
  foreign key (organization_id, debt_id) references debts (organization_id, id),
  foreign key (organization_id, decision_id) references decisions (organization_id, id),
  check ((state = 'ended') = (outcome is not null)),
  check ((state = 'ended') = (ended_at is not null))
) partition by range (id);
create index calls_by_campaign on calls (organization_id, campaign_id, id);
create index calls_by_contact on calls (organization_id, contact_id, reserved_at);
create index calls_by_carrier_call on calls (carrier_call_id) where carrier_call_id is not null;
create index calls_under_way on calls (carrier, heard_at) where state <> 'ended';
create index calls_under_way_by_contact on calls (organization_id, contact_id) where state <> 'ended';
create index calls_under_way_by_number on calls (organization_id, e164) where state <> 'ended';

-- What a carrier told of a call, each thing once however often it was told. Split like calls, whose
-- id it carries.
create table carrier_events (
  organization_id uuid not null references organizations (id),
  call_id uuid not null,
  key text not null,
  kind text not null,
  occurred_at timestamptz(3),
  received_at timestamptz(3) not null,
  content jsonb not null,
  primary key (organization_id, call_id, key)
) partition by range (call_id);

-- How much of its pace an account at a carrier has used, over all organizations that call through it,
-- counted on the database's own clock.
create table dial_budgets (
  account text primary key,
  calls_per_second numeric not null default 0,
  -- How many calls the pace has granted since 1970, up to the last one that was taken.
  position bigint not null default 0
);

-- The parts for a month, made ahead of it; what no part covers lands in the default part.
create function create_month_parts(month timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  parent text;
  part text;
  beginning timestamptz := date_trunc('month', month, 'UTC');
begin
  -- Processes that start together make a part once.
  perform pg_advisory_xact_lock(hashtext('ringfence months'));
  foreach parent in array array['decisions', 'calls', 'carrier_events'] loop
    part := parent || to_char(beginning at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent,
      first_id_of(beginning), first_id_of(beginning + interval '1 month'));
    execute format('alter table %I enable row level security, force row level security', part);
  end loop;
end
$$;
revoke execute on function create_month_parts from public;
grant execute on function create_month_parts to ringfence_system;

create table decisions_default partition of decisions default;
create table calls_default partition of calls default;
create table carrier_events_default partition of carrier_events default;
alter table decisions_default enable row level security, force row level security;
alter table calls_default enable row level security, force row level security;
alter table carrier_events_default enable row level security, force row level security;
select create_month_parts(now()), create_month_parts(now() + interval '1 month');

create trigger decisions_append_only
  before update or delete or truncate on decisions
  for each statement execute function refuse_change();
create trigger carrier_events_append_only
  before update or delete or truncate on carrier_events
  for each statement execute function refuse_change();

do $$
declare
  fenced text;
begin
  foreach fenced in array array['campaigns', 'decisions', 'targets', 'calls', 'carrier_events'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('grant select on %I to ringfence_tenant', fenced);
    execute format('grant select, insert on %I to ringfence_system', fenced);
  end loop;
end
$$;
grant update on campaigns, targets, calls to ringfence_system;
alter table dial_budgets enable row level security, force row level security;
create policy everything_for_system on dial_budgets to ringfence_system using (true);
grant select, insert, update on dial_budgets to ringfence_system;
-- A request starts and steers campaigns; calls and decisions are the dialer's alone.
grant insert on campaigns, targets to ringfence_tenant;
grant update (state, paused_because, finished_at) on campaigns to ringfence_tenant;
grant update (state, next_at, verdict, decision_id, ended_because) on targets to ringfence_tenant;
-- Whoever is being called is out of a request's reach, and a request makes nobody due.
create policy only_at_rest on targets as restrictive for update to ringfence_tenant
  using (state in ('planned', 'waiting', 'blocked')) with check (state in ('planned', 'done'));
create policy only_planned on targets as restrictive for insert to ringfence_tenant
  with check (state = 'planned' and attempts = 0);
