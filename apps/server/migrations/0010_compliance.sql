-- How each organization wants the law kept, what is known of a person that the law asks about, and the
-- proof that it was kept.

-- A policy is never changed: a new version takes its place, so that every decision can be read with the
-- one it was made under. An organization without a row has the first policy of the application.
create table policies (
  organization_id uuid not null references organizations (id),
  version integer not null check (version > 0),
  content jsonb not null,
  created_by uuid references profiles (id),
  created_at timestamptz(3) not null,
  primary key (organization_id, version)
);
create trigger policies_append_only
  before update or delete or truncate on policies
  for each statement execute function refuse_change();
alter table organizations drop column policy_pack;

-- Every standing reason not to call, entered once with its day, its source and its evidence.
alter table suppressions
  drop constraint suppressions_kind_check,
  drop constraint suppressions_source_check,
  drop constraint suppressions_check,
  add column recorded_at timestamptz(3) not null default now(),
  -- Where the proof is: a letter's number, a mail's subject, a docket.
  add column evidence text not null default '',
  add column lifted_because text not null default '',
  add constraint suppressions_kind_check check (kind in ('medium_stop', 'number_stop',
    'cease_written', 'attorney', 'dispute_open', 'orig_creditor_request', 'bankruptcy', 'paid',
    'deceased', 'wrong_number', 'reassigned', 'work_prohibited', 'place_inconvenient')),
  add constraint suppressions_source_check check (source in ('person', 'call', 'import', 'letter',
    'email', 'creditor', 'attorney', 'court', 'employer', 'records', 'other')),
  add constraint suppressions_number_check check (
    kind not in ('number_stop', 'wrong_number', 'reassigned', 'place_inconvenient')
      or e164 is not null);

alter table consents
  drop constraint consents_kind_check,
  alter column e164 drop not null,
  -- The moment it was received, where more than its day is known.
  add column received_at timestamptz(3),
  add column evidence text not null default '',
  add column revoked_by uuid references profiles (id),
  add column revoked_evidence text not null default '',
  add constraint consents_kind_check check (kind in ('tcpa', 'frequency', 'time_place')),
  -- Consent to artificial voices is given for a number (47 CFR 64.1200(a)(1)).
  add constraint consents_number_check check (kind <> 'tcpa' or e164 is not null);

-- When a person does not want to be called, by their own clock (12 CFR 1006.6(b)(1)).
create table inconvenient_times (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  -- mon to sun; none: every day.
  days text[] not null,
  from_minute integer not null check (from_minute between 0 and 1439),
  to_minute integer not null check (to_minute between 1 and 1440),
  source text not null check (source in ('person', 'call', 'import', 'letter', 'email', 'creditor',
    'attorney', 'court', 'employer', 'records', 'other')),
  evidence text not null default '',
  recorded_by uuid references profiles (id),
  recorded_at timestamptz(3) not null default now(),
  started_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  lifted_by uuid references profiles (id),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  check (days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
);
create index inconvenient_times_by_contact on inconvenient_times (organization_id, contact_id);

-- Calls that were not made by Ringfence and count all the same: by hand, by a previous system, or by the
-- person.
create table outside_calls (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null check (e164 ~ '^\+[1-9]\d{6,14}$'),
  -- None: it may have been about any.
  debt_ids uuid[] not null default '{}',
  direction text not null check (direction in ('outbound', 'inbound')),
  outcome text not null check (outcome in ('no_answer', 'voicemail', 'dropped', 'conversation', 'busy',
    'not_in_service')),
  occurred_at timestamptz(3) not null,
  evidence text not null default '',
  recorded_by uuid references profiles (id),
  recorded_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);
create index outside_calls_by_contact on outside_calls (organization_id, contact_id, occurred_at);
create index outside_calls_by_number on outside_calls (organization_id, e164, occurred_at);
create index calls_by_number on calls (organization_id, e164, reserved_at);

alter table phones add column place text check (place in ('home', 'work', 'other'));
alter table debts
  -- The account under which several loans are one debt (12 CFR 1006 cmt 14(b)(1)-1 on student loans).
  add column account_group text,
  add column notice_sent_on date;

-- Raised whenever something is learned that may forbid a call. A call is placed only while this is what
-- it was when the call was decided on, so that nothing slips in between, whatever it is.
alter table contacts add column ledger_version bigint not null default 0;
alter table calls add column ledger_version bigint not null default 0;
alter table decisions add column policy_version integer not null default 0;

-- When the first words of a call were given to the carrier. None on a call that a person answered:
-- nobody spoke to them.
alter table calls add column spoken_at timestamptz(3);
-- How a campaign's calls went on one day (UTC): whom a person answered, and of these whom nobody spoke
-- to. Counted as it is learned, because it is asked for with every decision.
create table campaign_days (
  organization_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  answered integer not null,
  abandoned integer not null,
  primary key (organization_id, campaign_id, day),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id)
);

-- Most of these changes find room beside the row and leave the indexes alone, those of search above all.
alter table contacts set (fillfactor = 80);
create function raise_ledger_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Whoever shares a number shares what was learned of it. In the order of their keys, like every other
  -- lock on people.
  with chosen as materialized (
    select contact.organization_id, contact.id from contacts contact
    where (contact.organization_id, contact.id) in (
      select organization_id, contact_id from learned
      union
      select phone.organization_id, phone.contact_id
      from learned join phones phone
        on phone.organization_id = learned.organization_id and phone.e164 = learned.e164)
    order by contact.organization_id, contact.id
    for no key update
  )
  update contacts contact set ledger_version = contact.ledger_version + 1
  from chosen where contact.organization_id = chosen.organization_id and contact.id = chosen.id;
  return null;
end
$$;
create function raise_ledger_versions_of_persons() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  with chosen as materialized (
    select contact.organization_id, contact.id from contacts contact
    where (contact.organization_id, contact.id) in (select organization_id, contact_id from learned)
    order by contact.organization_id, contact.id
    for no key update
  )
  update contacts contact set ledger_version = contact.ledger_version + 1
  from chosen where contact.organization_id = chosen.organization_id and contact.id = chosen.id;
  return null;
end
$$;
-- The functions run as the owner, whom the policies bind too.
create policy ledger_for_owner on contacts to current_user using (true);
create policy numbers_for_owner on phones for select to current_user using (true);
create trigger suppressions_raise_ledger
  after insert on suppressions referencing new table as learned
  for each statement execute function raise_ledger_versions();
create trigger suppressions_change_ledger
  after update on suppressions referencing new table as learned
  for each statement execute function raise_ledger_versions();
create trigger consents_change_ledger
  after update on consents referencing new table as learned
  for each statement execute function raise_ledger_versions();
create trigger outside_calls_raise_ledger
  after insert on outside_calls referencing new table as learned
  for each statement execute function raise_ledger_versions();
create trigger inconvenient_times_raise_ledger
  after insert on inconvenient_times referencing new table as learned
  for each statement execute function raise_ledger_versions_of_persons();
create trigger inconvenient_times_change_ledger
  after update on inconvenient_times referencing new table as learned
  for each statement execute function raise_ledger_versions_of_persons();

-- What was found when the calls were gone over again.
create table audits (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  -- nightly: by itself. asked: by a person. command: from the terminal.
  cause text not null check (cause in ('nightly', 'asked', 'command')),
  asked_by uuid references profiles (id),
  started_at timestamptz(3) not null,
  -- When it was last seen at work: one that was not, and has not finished, was cut off.
  heard_at timestamptz(3) not null,
  finished_at timestamptz(3),
  calls integer not null default 0,
  decisions integer not null default 0,
  violations integer not null default 0,
  chain_entries integer not null default 0,
  chain_faults integer not null default 0,
  -- Where the activity record ended: what was seen once can neither be cut off nor written anew later.
  chain_position bigint not null default 0,
  chain_hash bytea check (length(chain_hash) = 32),
  primary key (organization_id, id)
);
create index audits_newest on audits (id);
create table audit_findings (
  organization_id uuid not null,
  audit_id uuid not null,
  position integer not null check (position > 0),
  -- violation: a call against a rule. facts: a stored decision that is not what it was. chain: the record.
  kind text not null check (kind in ('violation', 'facts', 'chain')),
  code text not null,
  citation text not null default '',
  call_id uuid,
  contact_id uuid,
  decision_id uuid,
  entry_id uuid,
  occurred_at timestamptz(3),
  -- No name and no number of a person: findings outlive the people they are about.
  detail text not null default '',
  primary key (organization_id, audit_id, position),
  foreign key (organization_id, audit_id) references audits (organization_id, id) on delete cascade
);

-- Of a person who was erased, only that they must not be called: a fingerprint of the number.
create table kept_stops (
  organization_id uuid not null references organizations (id),
  number_hash bytea not null check (length(number_hash) = 32),
  kind text not null check (kind in ('medium_stop', 'number_stop', 'wrong_number', 'reassigned')),
  kept_at timestamptz(3) not null,
  primary key (organization_id, number_hash, kind)
);

do $$
declare
  fenced text;
begin
  foreach fenced in array array['policies', 'inconvenient_times', 'outside_calls', 'audits',
    'audit_findings', 'kept_stops', 'campaign_days'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', fenced);
    execute format('grant select on %I to ringfence_tenant, ringfence_super', fenced);
    execute format('grant select, insert, update, delete on %I to ringfence_system', fenced);
  end loop;
end
$$;
revoke update, delete on policies from ringfence_system;
grant insert on policies, inconvenient_times, outside_calls to ringfence_tenant, ringfence_super;
grant update (lifted_at, lifted_by) on inconvenient_times to ringfence_tenant, ringfence_super;
grant update (lifted_because) on suppressions to ringfence_tenant, ringfence_super;
grant update (revoked_by, revoked_evidence) on consents to ringfence_tenant, ringfence_super;
grant update (confirmed_zone) on contacts to ringfence_tenant, ringfence_super;
grant update (place) on phones to ringfence_tenant, ringfence_super;
grant update (account_group, notice_sent_on) on debts to ringfence_tenant, ringfence_super;
create policy only_admins_decide on policies as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id) and created_by = (select current_user_id()));
create policy own_name_on_policy_of_super on policies as restrictive for insert to ringfence_super
  with check (created_by = (select current_user_id()));
do $$
declare
  role_name text;
  fenced text;
begin
  foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
    foreach fenced in array array['inconvenient_times', 'outside_calls'] loop
      execute format('create policy %I on %I as restrictive for insert to %I
        with check (recorded_by = (select current_user_id()))',
        'own_name_of_' || role_name, fenced, role_name);
    end loop;
    execute format('create policy %I on inconvenient_times as restrictive for update to %I
      with check (lifted_by is null or lifted_by = (select current_user_id()))',
      'own_name_on_lifting_of_' || role_name, role_name);
    execute format('create policy %I on consents as restrictive for update to %I
      with check (revoked_by is null or revoked_by = (select current_user_id()))',
      'own_name_on_revoking_of_' || role_name, role_name);
  end loop;
end
$$;
-- Letting a person be called again is for admins. It holds here too, so that no statement lets a member
-- do it; what a member may take back is permission that still holds.
create policy only_admins_lift on suppressions as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_lift on inconvenient_times as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_restore on consents as restrictive for update to ringfence_tenant
  using (revoked_at is null or is_admin(organization_id))
  with check (revoked_at is not null or is_admin(organization_id));
