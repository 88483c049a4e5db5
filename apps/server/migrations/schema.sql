-- Made from the migrations by `npm run schema`. Review it; do not edit it. ../functions holds what functions do.

-- Extensions

create extension btree_gin schema public;
create extension pg_trgm schema public;

-- Functions

create function account_load(account uuid) returns TABLE(leased integer, under_way integer) security definer;
create function account_pace(account uuid) returns TABLE(state text, calls_per_second integer, calls_at_once integer) security definer;
create function account_standing(account uuid, organization uuid, OUT state text, OUT backed_off_until timestamp with time zone) returns record security definer;
create function active_accounts() returns SETOF uuid security definer;
create function activity_sealed_text(entry activity_entries) returns text;
create function add_call_rollups(changes jsonb) returns void;
create function add_caller_id_day() returns trigger;
create function add_campaign_counts(counting text, changes jsonb) returns void;
create function add_cost_rollups(changes jsonb) returns void;
create function add_decision_rollups(changes jsonb) returns void;
create function add_shape_counts(changes jsonb) returns void;
create function analyse_import_people() returns boolean security definer;
create function analyse_import_rows() returns boolean security definer;
create function analyse_imported() returns void security definer;
create function announce_notifications() returns trigger security definer;
create function ask_planner(matching text, OUT expected numeric) returns numeric;
create function call_conditions(filter jsonb) returns text;
create function call_walk(filter jsonb, ways text[], oldest_first boolean, after uuid, steps integer) returns text;
create function call_ways(filter jsonb) returns text[];
create function check_account_owner() returns trigger security definer;
create function check_call_debt() returns trigger security definer;
create function contacts_matching(filter jsonb, home uuid, few integer, OUT each text, OUT taken text, OUT expected text) returns record;
create function count_calls() returns trigger security definer;
create function count_calls_of(filter jsonb, steps integer, OUT matching integer, OUT looked_at integer, OUT expected bigint) returns record;
create function count_calls_of_account(account uuid) returns integer;
create function count_changed_words() returns trigger security definer;
create function count_contacts(filter jsonb, OUT people bigint, OUT is_exact boolean) returns record security definer owner ringfence_search;
create function count_gone_words() returns trigger security definer;
create function count_happened(filter jsonb) returns numeric;
create function count_new_words() returns trigger security definer;
create function count_shapes() returns trigger security definer;
create function count_targets() returns trigger security definer;
create function count_words(query text, reached uuid[]) returns numeric[];
create function create_month_parts(month timestamp with time zone) returns void security definer;
create function current_api_key_id() returns uuid;
create function current_organization_id() returns uuid security definer;
create function current_user_id() returns uuid;
create function date_debt_states() returns trigger security definer;
create function date_phone_states() returns trigger security definer;
create function discard_recordings() returns trigger;
create function end_availability() returns trigger security definer;
create function erase_contacts(organization uuid, people uuid[]) returns SETOF uuid security definer;
create function find_campaign_of_promise() returns trigger;
create function find_closed(organization uuid, campaign uuid, moment timestamp with time zone, beyond timestamp with time zone, most integer) returns TABLE(contact_id uuid);
create function find_due(organization uuid, campaign uuid, moment timestamp with time zone, beyond timestamp with time zone, most integer) returns TABLE(contact_id uuid, next_at timestamp with time zone);
create function find_named(kind text, query text, most integer) returns TABLE(organization_id uuid, id uuid) security definer owner ringfence_search;
create function find_words_like(wanted text, most integer) returns TABLE(word text, people bigint) security definer owner ringfence_search;
create function first_id_of(moment timestamp with time zone) returns uuid;
create function fold_creditor(name text) returns text;
create function follow_birth() returns trigger;
create function follow_correction() returns trigger security definer;
create function found_nobody(content jsonb) returns boolean;
create function frees_minor(known_on date, known_year integer, told_on date, told_year integer) returns boolean;
create function happened_condition(filter jsonb) returns text;
create function happened_way(filter jsonb) returns text;
create function hold_uploads_off(organization uuid) returns boolean;
create function is_abandoned(state text, outcome text, answered_at timestamp with time zone, answered_by text, choice text, spoken_at timestamp with time zone) returns boolean;
create function is_admin(organization uuid) returns boolean security definer;
create function is_derived_reference(reference text) returns boolean;
create function is_member(organization uuid) returns boolean security definer;
create function is_number_of_anybody(number text) returns boolean;
create function is_same_name(one text, other text) returns boolean;
create function is_shut_out(person uuid, moment timestamp with time zone) returns boolean security definer owner ringfence_auth;
create function is_super_administrator() returns boolean;
create function is_taken_for_machine(answered_by text, shown_outcome text) returns boolean;
create function keep_approved_scripts() returns trigger;
create function keep_conversations_of_wrong_numbers() returns trigger security definer;
create function keep_conversations_outside() returns trigger security definer;
create function keep_debt_ended() returns trigger;
create function keep_first_conversations(organization uuid, people uuid[]) returns void security definer;
create function keep_for_linked(organization uuid, gone uuid[]) returns void;
create function keep_number_marked() returns trigger;
create function kind_of_target(state text, ended_because text) returns text;
create function left_out_since(organization uuid, campaign uuid, person uuid) returns timestamp with time zone;
create function linked_contacts(organization uuid, people uuid[]) returns TABLE(contact_id uuid, linked_id uuid);
create function mark_called_removed(campaign uuid, people uuid[], at timestamp with time zone, taken_back boolean DEFAULT false) returns integer security definer;
create function mark_changed() returns trigger;
create function mark_targets_named(campaign uuid, people uuid[]) returns void security definer;
create function may_be_same_name(one text, other text) returns boolean;
create function name_condition(query text, column_name text) returns text;
create function name_generation(name text) returns text;
create function name_letters(search_name text) returns text;
create function name_shape(search_name text) returns integer;
create function name_words(search_name text) returns text;
create function named_organization_id() returns uuid;
create function new_id() returns uuid;
create function numbered_id(base uuid, number integer) returns uuid;
create function of_age_on(born_on date, birth_year integer) returns date;
create function open_budget() returns trigger security definer;
create function openness_of_role(role text) returns integer;
create function pick_calls(filter jsonb, oldest_first boolean, after uuid, most integer, steps integer) returns TABLE(organization_id uuid, id uuid, is_match boolean);
create function pick_contacts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid, most integer, bound integer DEFAULT 25000) returns TABLE(organization_id uuid, id uuid, key text) security definer owner ringfence_search;
create function pick_of_organization(home uuid, filter jsonb, sort text, descending boolean, after_key text, after_id uuid, most integer, bound integer) returns TABLE(id uuid, key text);
create function plain_name_words(name text) returns text[];
create function price_call(per_minute bigint, per_call bigint, increment integer, outcome text, seconds integer) returns bigint;
create function price_ended_call() returns trigger;
create function price_leg(account uuid, leg text, country text, outcome text, seconds integer) returns jsonb;
create function price_legs(account uuid, country text, outcome text, seconds integer, connected_country text, connected_seconds integer) returns jsonb;
create function quarter_of(moment timestamp with time zone) returns timestamp with time zone;
create function queue_activity_for_sealing() returns trigger security definer;
create function raise_ledger_versions() returns trigger security definer;
create function raise_ledger_versions_of_linked() returns trigger security definer;
create function raise_ledger_versions_of_persons() returns trigger security definer;
create function raise_ledgers(organization uuid, people uuid[]) returns void;
create function raise_ledgers_of_co_debtors() returns trigger security definer;
create function reckon_callable_anew() returns trigger security definer;
create function refuse_change() returns trigger;
create function refuse_change_but_erasing() returns trigger;
create function refuse_deleted_organization() returns trigger security definer;
create function refuse_version() returns trigger;
create function remove_imported(organization uuid, import uuid) returns void security definer;
create function remove_imported_list(organization uuid, import uuid) returns void security definer;
create function removed_by_name_at(organization uuid, campaign uuid, person uuid) returns timestamp with time zone;
create function retention_of(organization uuid, people uuid[]) returns TABLE(contact_id uuid, last_activity_at timestamp with time zone, kept_until timestamp with time zone, is_being_called boolean);
create function roll_up_calls() returns trigger security definer;
create function roll_up_costs() returns trigger security definer;
create function roll_up_decisions() returns trigger security definer;
create function said_of_decision(decided text, reasons jsonb) returns TABLE(verdict text, code text);
create function same_persons(organization uuid, people uuid[]) returns TABLE(contact_id uuid, other_id uuid, because text);
create function search_found(filter jsonb, home uuid, few integer, OUT each text, OUT taken text) returns record;
create function search_text(name text) returns text;
create function settle_corrected(corrected uuid, next_time timestamp with time zone, because text, spent integer) returns void security definer;
create function sort_parts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid) returns text[];
create function sort_place(sort text) returns text;
create function sort_text(name text) returns text;
create function stayed_debts(organization uuid, people uuid[]) returns TABLE(debt_id uuid, contact_id uuid, started_at timestamp with time zone, lifted_at timestamp with time zone);
create function stays_of_co_debtors(organization uuid, people uuid[]) returns TABLE(debt_id uuid, contact_id uuid, started_at timestamp with time zone, lifted_at timestamp with time zone);
create function summaries_wait() returns boolean;
create function summarise_contacts(organization uuid, people uuid[]) returns void security definer;
create function summarise_debts(organization uuid, person uuid) returns TABLE(open_debts integer, balance_minor bigint, currency text, state text, has_promise boolean, oldest_debt_on date);
create function summarise_ended_calls() returns trigger security definer;
create function summarise_new_contacts() returns trigger security definer;
create function summarise_renamed_contacts() returns trigger security definer;
create function summarise_their_contacts() returns trigger security definer;
create function told_reasons(said jsonb, asked text) returns jsonb;
create function wait_of_target(next_at timestamp with time zone, not_before timestamp with time zone, moved_to timestamp with time zone, hour_at timestamp with time zone, verdict text, held_by text) returns text;
create function welcome_profile() returns trigger security definer;
create function windows_at(moment timestamp with time zone) returns TABLE(organization_id uuid, shape_id uuid, opens_at timestamp with time zone, closes_at timestamp with time zone, deferred_by text);
create function withdraw_reminder() returns trigger;
create function words_of(search_name text) returns SETOF text;
create function write_times_of_call() returns trigger;
create function write_times_of_placing() returns trigger;

-- Tables

create table auth.challenges (
  factor_id uuid not null,
  id uuid not null default new_id(),
  tries integer not null default 0,
  verified_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null
);
create table auth.factors (
  user_id uuid not null,
  id uuid not null default new_id(),
  friendly_name text not null default ''::text,
  factor_type text not null,
  status text not null,
  secret text not null,
  last_used_step bigint,
  last_challenged_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
create table auth.flow_states (
  id uuid not null default new_id(),
  provider text not null,
  authentication_method text not null,
  state_hash bytea,
  code_hash bytea,
  code_challenge text,
  redirect_to text not null,
  nonce text,
  provider_verifier text,
  linking_user_id uuid,
  linking_session_id uuid,
  user_id uuid,
  sealed_provider_tokens bytea,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null
);
create table auth.identities (
  user_id uuid not null,
  id uuid not null default new_id(),
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}'::jsonb,
  last_sign_in_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
create table auth.known_devices (
  user_id uuid not null,
  mark_hash bytea not null,
  used_at timestamp(3) with time zone not null
);
create table auth.messages (
  id uuid not null default new_id(),
  channel text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamp(3) with time zone not null default now(),
  next_try_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  useless_after timestamp(3) with time zone not null,
  sent_at timestamp(3) with time zone,
  dropped_at timestamp(3) with time zone
);
create table auth.one_time_tokens (
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  sent_to text not null,
  tries integer not null default 0,
  code_challenge text,
  chosen_password text,
  chosen_metadata jsonb,
  created_at timestamp(3) with time zone not null default now(),
  code_expires_at timestamp(3) with time zone not null,
  link_expires_at timestamp(3) with time zone not null
);
create table auth.rate_limits (
  limit_name text not null,
  subject_hash bytea not null,
  window_started_at timestamp(3) with time zone not null,
  hits integer not null
);
create table auth.refresh_tokens (
  session_id uuid not null,
  id uuid not null default new_id(),
  parent_id uuid,
  token_hash bytea not null,
  used_at timestamp(3) with time zone,
  sealed_successor bytea,
  created_at timestamp(3) with time zone not null default now(),
  used_agent_hash bytea
);
create table auth.sessions (
  id uuid not null default new_id(),
  user_id uuid not null,
  assurance_level text not null,
  authentication_methods jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  refreshed_at timestamp(3) with time zone not null default now(),
  user_agent text,
  address text,
  ended_at timestamp(3) with time zone
);
create table auth.sign_up_choices (
  login text not null,
  chosen_password text not null,
  created_at timestamp(3) with time zone not null
);
create table auth.signing_keys (
  id uuid not null default new_id(),
  jwk jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  kid text not null,
  signs_from timestamp(3) with time zone,
  verifies_until timestamp(3) with time zone
);
create table auth.users (
  id uuid not null default new_id(),
  email text,
  encrypted_password text,
  email_confirmed_at timestamp(3) with time zone,
  last_sign_in_at timestamp(3) with time zone,
  banned_until timestamp(3) with time zone,
  app_metadata jsonb not null default '{}'::jsonb,
  user_metadata jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  email_proven_at timestamp(3) with time zone,
  phone text,
  phone_confirmed_at timestamp(3) with time zone,
  invited_at timestamp(3) with time zone,
  confirmation_sent_at timestamp(3) with time zone,
  recovery_sent_at timestamp(3) with time zone,
  new_email text,
  email_change_sent_at timestamp(3) with time zone,
  email_change_half_confirmed boolean not null default false,
  new_phone text,
  role text not null default 'authenticated'::text,
  deleted_at timestamp(3) with time zone
);
create table abandonment_resumes (
  organization_id uuid not null,
  campaign_id uuid not null,
  resumed_at timestamp(3) with time zone not null,
  day date not null,
  answered integer not null,
  abandoned integer not null
);
create table activity_entries (
  organization_id uuid not null,
  id uuid not null default new_id(),
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id uuid,
  detail jsonb not null default '{}'::jsonb
);
create table activity_heads (
  organization_id uuid not null,
  "position" bigint not null,
  hash bytea not null,
  signed_at timestamp(3) with time zone not null,
  key_id text not null,
  signature bytea not null,
  time_stamp bytea,
  time_stamped_at timestamp(3) with time zone
);
create table activity_seals (
  organization_id uuid not null,
  "position" bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  sealed_at timestamp(3) with time zone not null default clock_timestamp(),
  content_hash bytea
);
create table activity_unsealed (
  organization_id uuid not null,
  entry_id uuid not null
);
create table answer_hour_tries (
  organization_id uuid not null,
  tried_at timestamp(3) with time zone not null,
  failures integer not null
);
create table answer_hours (
  organization_id uuid not null,
  zone text not null,
  weekday integer not null,
  hour integer not null,
  placed bigint not null,
  answered bigint not null,
  counted_at timestamp(3) with time zone not null
);
create table api_keys (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  previous_hash bytea,
  previous_until timestamp(3) with time zone,
  scopes text[] not null,
  owner_id uuid not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  rotated_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoked_by uuid
);
create table audit_findings (
  organization_id uuid not null,
  audit_id uuid not null,
  "position" integer not null,
  kind text not null,
  code text not null,
  citation text not null default ''::text,
  call_id uuid,
  contact_id uuid,
  decision_id uuid,
  entry_id uuid,
  occurred_at timestamp(3) with time zone,
  detail text not null default ''::text
);
create table audits (
  organization_id uuid not null,
  id uuid not null default new_id(),
  cause text not null,
  asked_by uuid,
  started_at timestamp(3) with time zone not null,
  heard_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  calls integer not null default 0,
  decisions integer not null default 0,
  violations integer not null default 0,
  chain_entries integer not null default 0,
  chain_faults integer not null default 0,
  chain_position bigint not null default 0,
  chain_hash bytea
);
create table available_members (
  organization_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  since timestamp(3) with time zone not null,
  until timestamp(3) with time zone not null
);
create table breaker_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  ended bigint not null default 0,
  failed bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  reached bigint not null default 0,
  answered bigint not null default 0,
  asked bigint not null default 0,
  found_nobody bigint not null default 0,
  not_in_service bigint not null default 0
);
create table breaker_limits (
  organization_id uuid not null,
  kind text not null,
  is_on boolean not null,
  ordinary_percent integer
);
create table breaker_minutes (
  organization_id uuid not null,
  campaign_id uuid not null,
  minute timestamp with time zone not null,
  caller_id text not null,
  ended bigint not null default 0,
  failed bigint not null default 0,
  not_in_service bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  reached bigint not null default 0,
  answered bigint not null default 0,
  asked bigint not null default 0,
  found_nobody bigint not null default 0
);
create table call_corrections (
  organization_id uuid not null,
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  outcome_before text not null,
  outcome text not null,
  reason text not null,
  evidence text not null default ''::text,
  is_loosening boolean not null,
  corrected_by uuid,
  corrected_at timestamp(3) with time zone not null
);
create table call_debts (
  organization_id uuid not null,
  contact_id uuid not null,
  call_id uuid not null,
  debt_id uuid not null
);
create table call_halts (
  id uuid not null default new_id(),
  organization_id uuid,
  note text not null default ''::text,
  started_by uuid not null,
  started_at timestamp(3) with time zone not null,
  by_super_administrator boolean not null default is_super_administrator(),
  lifted_by uuid,
  lifted_at timestamp(3) with time zone
);
create table call_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  slot uuid not null default new_id(),
  under_way integer not null default 0,
  no_answer integer not null default 0,
  busy integer not null default 0,
  failed integer not null default 0,
  not_in_service integer not null default 0,
  machine integer not null default 0,
  right_party integer not null default 0,
  wrong_party integer not null default 0,
  stop integer not null default 0,
  hung_up integer not null default 0,
  withdrawn integer not null default 0,
  lost integer not null default 0,
  voicemail_left integer not null default 0,
  fax integer not null default 0,
  transferred integer not null default 0,
  promise integer not null default 0,
  dispute integer not null default 0,
  taken_for_machine integer not null default 0
);
create table callable_shapes (
  organization_id uuid not null,
  id uuid not null default new_id(),
  opens_at timestamp(3) with time zone[] not null,
  closes_at timestamp(3) with time zone[] not null,
  deferred_by text[] not null,
  blocked_by text
);
create table callbacks (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid,
  call_id uuid,
  asked_how text not null,
  asked_at timestamp(3) with time zone not null,
  suits text not null,
  wants_someone boolean not null default false,
  consent_id uuid,
  state text not null default 'open'::text,
  recorded_by uuid,
  settled_by uuid,
  settled_at timestamp(3) with time zone,
  campaign_id uuid,
  not_before timestamp(3) with time zone,
  wanted_at timestamp(3) with time zone
);
create table caller_id_days (
  organization_id uuid not null,
  caller_id text not null,
  day date not null,
  placed integer not null,
  answered integer not null
);
create table caller_id_pools (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  state text not null default 'active'::text,
  account_id uuid,
  created_at timestamp(3) with time zone not null default now()
);
create table caller_id_rests (
  organization_id uuid not null,
  id uuid not null default new_id(),
  caller_id_id uuid not null,
  started_at timestamp(3) with time zone not null,
  until timestamp(3) with time zone not null,
  because text not null,
  recent_placed integer not null,
  recent_answered integer not null,
  past_placed integer not null,
  past_answered integer not null,
  others_placed integer not null,
  others_answered integer not null,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  end_reason text
);
create table caller_id_totals (
  organization_id uuid not null,
  caller_id text not null,
  placed bigint not null,
  answered bigint not null
);
create table caller_id_verifications (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  language text not null default 'en'::text,
  account_id uuid not null,
  called_from text not null,
  purpose text not null default 'verification'::text,
  requested_by uuid not null,
  requested_at timestamp(3) with time zone not null,
  zones text[] not null,
  calls_before integer not null,
  code bytea,
  code_key text,
  state text not null default 'placing'::text,
  outcome text,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  ending text,
  ended_at timestamp(3) with time zone,
  talk_seconds integer,
  spoken_at timestamp(3) with time zone,
  carrier_call_id text,
  carrier_said text,
  wrong_codes integer not null default 0,
  verified_at timestamp(3) with time zone,
  script_id uuid,
  script_version integer,
  contact_id uuid
);
create table caller_ids (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  state text not null default 'active'::text,
  created_at timestamp(3) with time zone not null default now(),
  account_id uuid,
  verified_how text,
  verified_at timestamp(3) with time zone,
  pool_id uuid,
  daily_limit integer,
  counted_on date,
  calls_counted integer not null default 0,
  last_used_at timestamp(3) with time zone,
  rests_until timestamp(3) with time zone
);
create table calls (
  organization_id uuid not null,
  id uuid not null default new_id(),
  campaign_id uuid,
  contact_id uuid not null,
  phone_id uuid not null,
  e164 text not null,
  debt_id uuid not null,
  decision_id uuid not null,
  attempt integer not null,
  caller_id text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'::text,
  outcome text,
  reserved_at timestamp(3) with time zone not null,
  placing_at timestamp(3) with time zone,
  heard_at timestamp(3) with time zone not null,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  choice text,
  ending text,
  ended_at timestamp(3) with time zone,
  talk_seconds integer,
  dropped_at timestamp(3) with time zone,
  ledger_version bigint not null default 0,
  spoken_at timestamp(3) with time zone,
  reserved_written_at timestamp(3) with time zone,
  placing_written_at timestamp(3) with time zone,
  account_id uuid,
  direction text not null default 'outbound'::text,
  mode text not null default 'prerecorded'::text,
  purpose text not null default 'collect'::text,
  origin text not null default 'campaign'::text,
  corrected_outcome text,
  caller_day date,
  country text,
  cost_micro bigint,
  cost_currency text,
  connected_seconds integer,
  connected_country text,
  cost_parts jsonb
) partition by RANGE (id);
create table calls_under_way (
  organization_id uuid not null,
  call_id uuid not null,
  campaign_id uuid,
  contact_id uuid not null,
  e164 text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'::text,
  reserved_at timestamp(3) with time zone not null,
  placing_at timestamp(3) with time zone,
  placing_written_at timestamp(3) with time zone,
  heard_at timestamp(3) with time zone not null,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  choice text,
  ending text,
  talk_seconds integer,
  spoken_at timestamp(3) with time zone,
  dropped_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  ledger_version bigint not null,
  policy_version integer not null,
  account_id uuid,
  hours_set_at timestamp(3) with time zone
);
create table campaign_breakers (
  organization_id uuid not null,
  campaign_id uuid not null,
  kind text not null,
  level numeric not null default 0,
  calls bigint not null default 0,
  events bigint not null default 0,
  recent_calls bigint not null default 0,
  recent_events bigint not null default 0
);
create table campaign_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  counted text not null,
  kind text not null,
  slot uuid not null default new_id(),
  n bigint not null
);
create table campaign_days (
  organization_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  answered integer not null,
  abandoned integer not null
);
create table campaign_lists (
  organization_id uuid not null,
  campaign_id uuid not null,
  list_id uuid not null,
  is_excluded boolean not null,
  changed_at timestamp(3) with time zone,
  was_excluded boolean,
  taken_out_to uuid
);
create table campaign_people_removed (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  removed_at timestamp(3) with time zone not null,
  removed_by uuid not null,
  is_taken_out boolean not null default false
);
create table campaign_returns (
  organization_id uuid not null,
  campaign_id uuid not null,
  removed_at timestamp(3) with time zone not null,
  gone_through_to uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  has_passed_over boolean not null default false
);
create table campaign_schedules (
  organization_id uuid not null,
  campaign_id uuid not null,
  set_at timestamp(3) with time zone not null,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  hours jsonb
);
create table campaigns (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  list_id uuid,
  script_id text not null,
  script_version integer not null,
  caller_id text,
  spoken_name text not null,
  most_attempts integer not null,
  state text not null default 'running'::text,
  paused_because text,
  started_by uuid not null,
  started_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  planned_at timestamp(3) with time zone,
  paused_for text,
  plan_position uuid,
  to_plan_count integer,
  is_ending boolean not null default false,
  account_id uuid,
  caller_pool_id uuid,
  origin text not null default 'campaign'::text,
  days_before integer,
  retry jsonb,
  calls_per_second integer,
  calls_at_once integer,
  call_order text not null default 'even'::text,
  plan_since timestamp(3) with time zone
);
create table carrier_accounts (
  id uuid not null default new_id(),
  organization_id uuid,
  carrier text not null,
  title text not null,
  settings jsonb not null default '{}'::jsonb,
  secrets bytea not null,
  secrets_key text not null,
  calls_per_second integer not null,
  calls_at_once integer not null,
  state text not null default 'active'::text,
  origin text not null default 'people'::text,
  created_at timestamp(3) with time zone not null default now(),
  created_by uuid,
  version integer not null default 1,
  checked_at timestamp(3) with time zone,
  health text,
  health_detail text
);
create table carrier_events (
  organization_id uuid not null,
  call_id uuid not null,
  key text not null,
  kind text not null,
  occurred_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone not null,
  content jsonb not null
) partition by RANGE (call_id);
create table carrier_rates (
  account_id uuid not null,
  id uuid not null default new_id(),
  organization_id uuid,
  country text,
  currency text not null,
  per_minute_micro bigint not null,
  per_call_micro bigint not null,
  increment_seconds integer not null
);
create table connected_calls (
  organization_id uuid not null,
  call_id uuid not null,
  line_id uuid not null,
  turn integer not null,
  taken_at timestamp(3) with time zone not null
);
create table consents (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text,
  kind text not null,
  obtained_how text not null,
  obtained_by text not null,
  obtained_on date not null,
  import_id uuid,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  revoked_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone,
  evidence text not null default ''::text,
  revoked_by uuid,
  revoked_evidence text not null default ''::text,
  revoked_for uuid,
  from_minute integer,
  to_minute integer,
  place text,
  is_without_scope boolean not null default false,
  changed_by_import uuid,
  call_id uuid
);
create table contact_action_changes (
  organization_id uuid not null,
  action_id uuid not null,
  contact_id uuid not null,
  added_at timestamp(3) with time zone,
  import_id uuid,
  suppression_id uuid
);
create table contact_actions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  kind text not null,
  content jsonb not null,
  selection jsonb not null,
  state text not null default 'waiting'::text,
  done integer not null default 0,
  changed integer not null default 0,
  total integer,
  after_id uuid,
  failure text,
  created_by uuid not null,
  is_super_administrator boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  api_key_id uuid,
  is_total_exact boolean not null default true,
  undoes_id uuid
);
create table contact_notes (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  content text not null,
  import_id uuid,
  recorded_by uuid not null,
  recorded_at timestamp(3) with time zone not null default now(),
  changed_by_import uuid
);
create table contact_summaries (
  organization_id uuid not null,
  contact_id uuid not null,
  sort_name text not null,
  open_debts integer not null default 0,
  balance_minor bigint not null default 0,
  currency text,
  state text not null default 'closed'::text,
  has_promise boolean not null default false,
  oldest_debt_on date,
  last_called_at timestamp(3) with time zone,
  last_outcome text,
  is_suppressed boolean not null default false,
  zone text,
  judged_policy integer not null default '-1'::integer,
  judge_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  shape_id uuid,
  near_limit_until timestamp(3) with time zone
);
create table contacts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  external_reference text not null,
  full_name text not null,
  email text,
  language text not null default 'en'::text,
  region text,
  postal_code text,
  country text not null,
  confirmed_zone text,
  created_at timestamp(3) with time zone not null default now(),
  search_name text generated always as (search_text(full_name)) stored,
  ledger_version bigint not null default 0,
  birth_year integer,
  address text,
  city text,
  custom jsonb not null default '{}'::jsonb,
  revision integer not null default 0,
  changed_at timestamp(3) with time zone,
  changed_by uuid,
  import_id uuid,
  born_on date,
  is_service_member boolean not null default false
);
create table cost_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  slot uuid not null default new_id(),
  campaign_id uuid,
  currency text not null,
  calls bigint not null,
  amount_micro bigint not null
);
create table custom_fields (
  organization_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  import_id uuid
);
create table debt_states (
  organization_id uuid not null,
  debt_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  import_id uuid
);
create table debts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  reference text not null,
  creditor text,
  balance_minor bigint not null,
  currency text not null,
  state text not null default 'open'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  account_group text,
  notice_sent_on date,
  original_minor bigint,
  opened_on date,
  due_on date,
  charged_off_on date,
  import_id uuid,
  kind text,
  is_time_barred boolean not null default false,
  person_role text,
  first_contact_at timestamp(3) with time zone,
  changed_by_import uuid
);
create table decision_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  verdict text not null,
  code text not null,
  slot uuid not null default new_id(),
  n integer not null
);
create table decisions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  campaign_id uuid,
  contact_id uuid not null,
  decided_at timestamp(3) with time zone not null,
  verdict text not null,
  until timestamp(3) with time zone,
  lifted_by text,
  reasons jsonb not null,
  zones jsonb not null,
  attempts_before integer not null,
  attempts_after integer not null,
  facts jsonb not null,
  facts_hash bytea not null,
  tzdata_version text not null,
  policy_version integer not null default 0,
  rule_set text
) partition by RANGE (id);
create table demo_marks (
  id boolean not null default true,
  loaded_at timestamp(3) with time zone not null default now(),
  size text not null default 'small'::text,
  filled_at timestamp(3) with time zone
);
create table demo_parts (
  name text not null,
  calls integer not null default 0,
  written_at timestamp(3) with time zone not null default now()
);
create table dial_budgets (
  account_id uuid not null,
  calls_per_second numeric not null default 0,
  "position" bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  backed_off_until timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  backed_off_because text,
  failures integer not null default 0,
  listener_id uuid,
  listens_until timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  leased_at timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  leased integer[] not null default '{}'::integer[]
);
create table discarded_recordings (
  organization_id uuid not null,
  id uuid not null default new_id(),
  store_key text,
  account_id uuid,
  carrier_recording_id text,
  created_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  next_at timestamp(3) with time zone not null default now(),
  failure text
);
create table downloads (
  organization_id uuid not null,
  id uuid not null default new_id(),
  token_hash bytea not null,
  kind text not null,
  content jsonb not null,
  created_by uuid not null,
  is_super_administrator boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  api_key_id uuid
);
create table evidence_keys (
  id text not null,
  public_key bytea not null,
  private_key bytea not null,
  secrets_key text not null,
  created_at timestamp(3) with time zone not null,
  retired_at timestamp(3) with time zone
);
create table first_conversations (
  organization_id uuid not null,
  debt_id uuid not null,
  contact_id uuid not null,
  occurred_at timestamp(3) with time zone not null
);
create table idempotency_keys (
  organization_id uuid not null,
  user_id uuid not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp(3) with time zone not null default now()
);
create table import_callable (
  organization_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  reason text not null,
  line integer not null,
  is_waiting boolean not null default true
);
create table import_changes (
  organization_id uuid not null,
  import_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  before jsonb not null
);
create table import_chunks (
  organization_id uuid not null,
  import_id uuid not null,
  "position" integer not null,
  content bytea not null
);
create table import_layouts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  kind text not null,
  header jsonb not null,
  mapping jsonb not null,
  used_at timestamp(3) with time zone not null default now(),
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  destination jsonb
);
create table import_people (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text not null,
  external_reference text,
  full_name text,
  birth_year integer,
  email text,
  address text,
  city text,
  region text,
  postal_code text,
  country text,
  language text,
  confirmed_zone text,
  note text,
  custom jsonb,
  consent boolean,
  do_not_call boolean,
  e164 text,
  line_type text,
  label text,
  place text,
  more_phones jsonb,
  debt_reference text,
  creditor text,
  balance_minor bigint,
  original_minor bigint,
  currency text,
  opened_on date,
  due_on date,
  charged_off_on date,
  notice_sent_on date,
  account_group text,
  debt_state text,
  more_debts jsonb,
  content jsonb,
  "position" integer not null,
  is_first boolean not null,
  contact_id uuid not null,
  is_known boolean not null,
  born_on date,
  restrictions jsonb,
  inconvenient jsonb,
  is_service_member boolean,
  debt_kind text,
  is_time_barred boolean,
  person_role text,
  first_contact_on date
);
create table import_rejections (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  reason text not null,
  column_name text,
  cells jsonb not null,
  value text not null default ''::text
);
create table import_rows (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text not null,
  external_reference text,
  full_name text,
  birth_year integer,
  email text,
  address text,
  city text,
  region text,
  postal_code text,
  country text,
  language text,
  confirmed_zone text,
  note text,
  custom jsonb,
  consent boolean,
  do_not_call boolean,
  e164 text,
  line_type text,
  label text,
  place text,
  more_phones jsonb,
  debt_reference text,
  creditor text,
  balance_minor bigint,
  original_minor bigint,
  currency text,
  opened_on date,
  due_on date,
  charged_off_on date,
  notice_sent_on date,
  account_group text,
  debt_state text,
  more_debts jsonb,
  content jsonb,
  born_on date,
  restrictions jsonb,
  inconvenient jsonb,
  is_service_member boolean,
  debt_kind text,
  is_time_barred boolean,
  person_role text,
  first_contact_on date
);
create table import_warnings (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  code text not null,
  column_name text,
  value text not null default ''::text
);
create table imports (
  organization_id uuid not null,
  id uuid not null default new_id(),
  list_id uuid,
  file_name text not null,
  header jsonb not null default '[]'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  row_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  consents integer not null default 0,
  obtained_how text,
  obtained_by text,
  obtained_on date,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  kind text not null default 'debtors'::text,
  state text not null,
  list_name text,
  file_bytes bigint not null default 0,
  fingerprint text not null default ''::text,
  inspection jsonb,
  mapping jsonb,
  duplicate integer not null default 0,
  findings jsonb,
  done bigint not null default 0,
  total bigint not null default 0,
  step integer not null default 0,
  tries integer not null default 0,
  heard_at timestamp(3) with time zone,
  asked_by uuid,
  asked_as text not null default 'profile'::text,
  reading jsonb,
  failure text,
  failure_detail text not null default ''::text,
  checked_at timestamp(3) with time zone,
  stored_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  undone_by uuid,
  api_key_id uuid,
  compared_with text,
  draft jsonb,
  failure_reason text,
  failure_values jsonb not null default '{}'::jsonb,
  confirms_callable boolean not null default false,
  waiting integer not null default 0,
  waits_since timestamp with time zone,
  marks_changes boolean not null default false,
  pace jsonb
);
create table inconvenient_times (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  days text[] not null,
  from_minute integer not null,
  to_minute integer not null,
  source text not null,
  evidence text not null default ''::text,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  started_at timestamp(3) with time zone not null,
  lifted_at timestamp(3) with time zone,
  lifted_by uuid,
  import_id uuid,
  changed_by_import uuid,
  call_id uuid,
  callback_id uuid
);
create table invitations (
  organization_id uuid not null,
  id uuid not null default new_id(),
  email text not null,
  role text not null default 'member'::text,
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  accepted_at timestamp(3) with time zone,
  accepted_by uuid,
  revoked_at timestamp(3) with time zone
);
create table kept_stops (
  organization_id uuid not null,
  number_hash bytea not null,
  kind text not null,
  kept_at timestamp(3) with time zone not null
);
create table ledger_raises (
  organization_id uuid not null,
  contact_id uuid not null,
  id uuid not null default new_id()
);
create table licences (
  organization_id uuid not null,
  id uuid not null default new_id(),
  region text not null,
  number text not null,
  expires_on date,
  created_at timestamp(3) with time zone not null default now()
);
create table line_lookups (
  organization_id uuid not null,
  phone_id uuid not null,
  line_type text,
  carrier text not null,
  looked_up_at timestamp(3) with time zone not null,
  tries integer not null default 1,
  next_at timestamp(3) with time zone
);
create table list_contacts (
  organization_id uuid not null,
  list_id uuid not null,
  contact_id uuid not null,
  added_at timestamp(3) with time zone not null default now(),
  import_id uuid,
  changed_by_import uuid
);
create table list_figures (
  organization_id uuid not null,
  list_id uuid not null,
  contacts integer not null,
  balances jsonb not null,
  callable_now integer not null,
  callable_later integer not null,
  callable_never integer not null,
  callable_unknown integer not null,
  called integer not null,
  counted_at timestamp(3) with time zone not null
);
create table lists (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  merged_into uuid,
  import_id uuid
);
create table live_events (
  organization_id uuid not null,
  id uuid not null default new_id(),
  sequence bigint,
  event jsonb not null,
  created_at timestamp(3) with time zone not null default clock_timestamp()
);
create table notifications (
  user_id uuid not null,
  id uuid not null default new_id(),
  organization_id uuid,
  kind text not null,
  subject_kind text,
  subject_id uuid,
  figures jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  read_at timestamp(3) with time zone
);
create table organizations (
  id uuid not null default new_id(),
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  zone text,
  suspended_at timestamp(3) with time zone,
  suspended_by uuid,
  suspended_because text,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  calls_per_second integer,
  calls_at_once integer
);
create table outside_calls (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null,
  debt_ids uuid[] not null default '{}'::uuid[],
  direction text not null,
  outcome text not null,
  occurred_at timestamp(3) with time zone not null,
  evidence text not null default ''::text,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  import_id uuid,
  changed_by_import uuid
);
create table pace_budgets (
  organization_id uuid not null,
  holder_id uuid not null,
  campaign_id uuid generated always as (NULLIF(holder_id, organization_id)) stored,
  calls_per_second numeric not null default 0,
  "position" bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  leased_at timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  leased integer[] not null default '{}'::integer[]
);
create table payments (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  amount_minor bigint not null,
  applied_minor bigint not null,
  currency text not null,
  paid_on date not null,
  payer_reference text,
  source text not null,
  import_id uuid,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  reversed_at timestamp(3) with time zone,
  reversed_by uuid,
  changed_by_import uuid
);
create table person_links (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null,
  because text not null,
  linked_by uuid,
  linked_at timestamp(3) with time zone not null default now(),
  import_id uuid
);
create table person_partings (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null,
  because text not null,
  parted_by uuid not null,
  parted_at timestamp(3) with time zone not null
);
create table phone_states (
  organization_id uuid not null,
  phone_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  import_id uuid
);
create table phones (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null,
  line_type text not null default 'unknown'::text,
  state text not null default 'active'::text,
  created_at timestamp(3) with time zone not null default now(),
  place text,
  label text,
  "position" integer not null default 0,
  import_id uuid,
  reassigned_checked_on date,
  reassigned_answer text,
  changed_by_import uuid
);
create table policies (
  organization_id uuid not null,
  version integer not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null
);
create table profiles (
  id uuid not null default new_id(),
  email text not null,
  full_name text not null default ''::text,
  created_at timestamp(3) with time zone not null default now()
);
create table promises (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  plan_id uuid not null,
  amount_minor bigint not null,
  currency text not null,
  due_on date not null,
  state text not null default 'open'::text,
  made_how text not null,
  call_id uuid,
  recorded_by uuid,
  made_at timestamp(3) with time zone not null,
  recorded_at timestamp(3) with time zone not null default now(),
  opened_at timestamp(3) with time zone not null,
  settled_at timestamp(3) with time zone,
  cancelled_because text,
  cancelled_by uuid,
  earlier_periods jsonb not null default '[]'::jsonb,
  reminder_consent_id uuid,
  reminder_state text,
  reminder_campaign_id uuid,
  campaign_id uuid
);
create table recordings (
  organization_id uuid not null,
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  account_id uuid not null,
  carrier_recording_id text not null,
  state text not null default 'to_fetch'::text,
  seconds integer not null,
  announced_words text not null,
  announced_at timestamp(3) with time zone not null,
  bytes bigint,
  content_type text,
  sha256 bytea,
  peaks smallint[],
  created_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  next_at timestamp(3) with time zone default now(),
  failure text,
  fetched_at timestamp(3) with time zone,
  delete_after timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deleted_because text,
  deleted_by uuid
);
create table rule_sets (
  id text not null,
  rules jsonb not null,
  first_used_at timestamp(3) with time zone not null default now()
);
create table saved_views (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  content jsonb not null,
  is_shared boolean not null default false,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  kind text not null default 'contacts'::text
);
create table script_versions (
  organization_id uuid not null,
  script_id uuid not null,
  version integer not null,
  content jsonb not null,
  state text not null default 'draft'::text,
  revision integer not null default 0,
  written_by uuid not null,
  written_at timestamp(3) with time zone not null default now(),
  approved_by uuid,
  approved_at timestamp(3) with time zone,
  withdrawn_by uuid,
  withdrawn_at timestamp(3) with time zone,
  connects boolean not null generated always as ((content @? '$."parts"[*]?(@."kind" == "connect")'::jsonpath)) stored
);
create table scripts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  purpose text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  archived_at timestamp(3) with time zone
);
create table search_words (
  organization_id uuid not null,
  word text not null,
  people integer not null
);
create table shape_counts (
  organization_id uuid not null,
  shape_id uuid not null,
  slot uuid not null default new_id(),
  n integer not null
);
create table staffed_lines (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  takes_ring_backs boolean not null default true,
  takes_transfers boolean not null default false,
  "position" integer not null default 0,
  places integer not null default 1,
  hours jsonb,
  zone text not null,
  verified_how text,
  verified_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now()
);
create table states_dated (
  id boolean not null default true,
  since timestamp(3) with time zone not null default now()
);
create table suppressions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  kind text not null,
  e164 text,
  debt_id uuid,
  source text not null,
  note text not null default ''::text,
  call_id uuid,
  recorded_by uuid,
  started_at timestamp(3) with time zone not null default now(),
  lifted_at timestamp(3) with time zone,
  lifted_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  evidence text not null default ''::text,
  lifted_because text not null default ''::text,
  is_mistake boolean not null default false,
  import_id uuid,
  lifted_ground text,
  place text,
  changed_by_import uuid
);
create table targets (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  phone_id uuid,
  debt_id uuid,
  state text not null default 'planned'::text,
  next_at timestamp(3) with time zone,
  not_before timestamp(3) with time zone,
  attempts integer not null default 0,
  verdict text,
  decision_id uuid,
  ended_because text,
  open_until timestamp(3) with time zone not null default 'infinity'::timestamp with time zone,
  moved_to timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  moved_before timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  hour_arm text,
  hour_at timestamp(3) with time zone,
  held_by text,
  is_taken_back boolean not null default false,
  is_named boolean not null default false
);
create table user_organizations (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null default 'member'::text,
  created_at timestamp(3) with time zone not null default now()
);
create table wrong_clocks (
  worker_id uuid not null,
  seconds_ahead integer not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  seen_at timestamp(3) with time zone not null default clock_timestamp()
);

-- Sequences

create sequence live_events_sequence;

-- Constraints

alter table auth.challenges add constraint challenges_pkey PRIMARY KEY (factor_id, id);
alter table auth.challenges add constraint challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.factors(id) ON DELETE CASCADE;
alter table auth.challenges add constraint challenges_tries_check CHECK ((tries >= 0));
alter table auth.factors add constraint factors_id_key UNIQUE (id);
alter table auth.factors add constraint factors_pkey PRIMARY KEY (user_id, id);
alter table auth.factors add constraint factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.factors add constraint factors_factor_type_check CHECK ((factor_type = 'totp'::text));
alter table auth.factors add constraint factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text])));
alter table auth.flow_states add constraint flow_states_code_hash_key UNIQUE (code_hash);
alter table auth.flow_states add constraint flow_states_state_hash_key UNIQUE (state_hash);
alter table auth.flow_states add constraint flow_states_pkey PRIMARY KEY (id);
alter table auth.flow_states add constraint flow_states_linking_session_id_fkey FOREIGN KEY (linking_session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_linking_user_id_fkey FOREIGN KEY (linking_user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_check CHECK (((code_hash IS NULL) = (user_id IS NULL)));
alter table auth.flow_states add constraint flow_states_code_challenge_check CHECK ((code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'::text));
alter table auth.flow_states add constraint flow_states_code_hash_check CHECK ((length(code_hash) = 32));
alter table auth.flow_states add constraint flow_states_state_hash_check CHECK ((length(state_hash) = 32));
alter table auth.identities add constraint identities_provider_provider_id_key UNIQUE (provider, provider_id);
alter table auth.identities add constraint identities_pkey PRIMARY KEY (user_id, id);
alter table auth.identities add constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.identities add constraint identities_provider_check CHECK ((provider <> ''::text));
alter table auth.identities add constraint identities_provider_id_check CHECK ((provider_id <> ''::text));
alter table auth.known_devices add constraint known_devices_pkey PRIMARY KEY (user_id, mark_hash);
alter table auth.known_devices add constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.known_devices add constraint known_devices_mark_hash_check CHECK ((length(mark_hash) = 32));
alter table auth.messages add constraint messages_pkey PRIMARY KEY (id);
alter table auth.messages add constraint messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])));
alter table auth.messages add constraint messages_tries_check CHECK ((tries >= 0));
alter table auth.one_time_tokens add constraint one_time_tokens_token_hash_key UNIQUE (token_hash);
alter table auth.one_time_tokens add constraint one_time_tokens_pkey PRIMARY KEY (user_id, purpose);
alter table auth.one_time_tokens add constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.one_time_tokens add constraint one_time_tokens_code_challenge_check CHECK ((code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'::text));
alter table auth.one_time_tokens add constraint one_time_tokens_code_hash_check CHECK ((length(code_hash) = 32));
alter table auth.one_time_tokens add constraint one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'invite'::text, 'recovery'::text, 'magiclink'::text, 'email_change_current'::text, 'email_change_new'::text, 'phone_confirmation'::text, 'phone_change'::text, 'reauthentication'::text])));
alter table auth.one_time_tokens add constraint one_time_tokens_token_hash_check CHECK ((length(token_hash) = 32));
alter table auth.one_time_tokens add constraint one_time_tokens_tries_check CHECK ((tries >= 0));
alter table auth.rate_limits add constraint rate_limits_pkey PRIMARY KEY (limit_name, subject_hash);
alter table auth.rate_limits add constraint rate_limits_hits_check CHECK ((hits > 0));
alter table auth.rate_limits add constraint rate_limits_subject_hash_check CHECK ((length(subject_hash) = 32));
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_key UNIQUE (session_id, parent_id);
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);
alter table auth.refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (session_id, id);
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_fkey FOREIGN KEY (session_id, parent_id) REFERENCES auth.refresh_tokens(session_id, id) ON DELETE SET NULL (parent_id);
alter table auth.refresh_tokens add constraint refresh_tokens_check CHECK (((sealed_successor IS NULL) OR (used_at IS NOT NULL)));
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_check CHECK ((length(token_hash) = 32));
alter table auth.refresh_tokens add constraint refresh_tokens_used_agent_hash_check CHECK ((length(used_agent_hash) = 32));
alter table auth.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table auth.sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.sessions add constraint sessions_assurance_level_check CHECK ((assurance_level = ANY (ARRAY['aal1'::text, 'aal2'::text])));
alter table auth.sign_up_choices add constraint sign_up_choices_pkey PRIMARY KEY (login);
alter table auth.sign_up_choices add constraint sign_up_choices_login_check CHECK ((login <> ''::text));
alter table auth.signing_keys add constraint signing_keys_kid_key UNIQUE (kid);
alter table auth.signing_keys add constraint signing_keys_pkey PRIMARY KEY (id);
alter table auth.signing_keys add constraint signing_keys_check CHECK (((signs_from IS NOT NULL) OR (verifies_until IS NOT NULL)));
alter table auth.users add constraint users_pkey PRIMARY KEY (id);
alter table auth.users add constraint users_check CHECK (((email_proven_at IS NULL) OR ((email IS NOT NULL) AND (email_confirmed_at IS NOT NULL))));
alter table auth.users add constraint users_email_check CHECK ((email <> ''::text));
alter table auth.users add constraint users_new_email_check CHECK ((new_email <> ''::text));
alter table auth.users add constraint users_new_phone_check CHECK ((new_phone ~ '^[1-9][0-9]{1,14}$'::text));
alter table auth.users add constraint users_phone_check CHECK ((phone ~ '^[1-9][0-9]{1,14}$'::text));
alter table auth.users add constraint users_role_check CHECK ((role <> ''::text));
alter table abandonment_resumes add constraint abandonment_resumes_pkey PRIMARY KEY (organization_id, campaign_id, resumed_at, day);
alter table abandonment_resumes add constraint abandonment_resumes_organization_id_campaign_id_day_fkey FOREIGN KEY (organization_id, campaign_id, day) REFERENCES campaign_days(organization_id, campaign_id, day);
alter table activity_entries add constraint activity_entries_pkey PRIMARY KEY (organization_id, id);
alter table activity_entries add constraint activity_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table activity_entries add constraint activity_entries_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text));
alter table activity_entries add constraint activity_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['profile'::text, 'super_administrator'::text, 'system'::text])));
alter table activity_entries add constraint activity_entries_check CHECK (((actor_kind = 'system'::text) = (actor_id IS NULL)));
alter table activity_entries add constraint activity_entries_check1 CHECK (((subject_kind IS NULL) = (subject_id IS NULL)));
alter table activity_heads add constraint activity_heads_pkey PRIMARY KEY (organization_id, "position");
alter table activity_heads add constraint activity_heads_key_id_fkey FOREIGN KEY (key_id) REFERENCES evidence_keys(id);
alter table activity_heads add constraint activity_heads_organization_id_position_fkey FOREIGN KEY (organization_id, "position") REFERENCES activity_seals(organization_id, "position");
alter table activity_heads add constraint activity_heads_check CHECK (((time_stamped_at IS NULL) = (time_stamp IS NULL)));
alter table activity_heads add constraint activity_heads_hash_check CHECK ((length(hash) = 32));
alter table activity_heads add constraint activity_heads_signature_check CHECK ((length(signature) = 64));
alter table activity_heads add constraint activity_heads_time_stamp_check CHECK (((length(time_stamp) >= 1) AND (length(time_stamp) <= 65536)));
alter table activity_seals add constraint activity_seals_organization_id_entry_id_key UNIQUE (organization_id, entry_id);
alter table activity_seals add constraint activity_seals_pkey PRIMARY KEY (organization_id, "position");
alter table activity_seals add constraint activity_seals_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table activity_seals add constraint activity_seals_content_hash_check CHECK ((length(content_hash) = 32));
alter table activity_seals add constraint activity_seals_hash_check CHECK ((length(hash) = 32));
alter table activity_seals add constraint activity_seals_position_check CHECK (("position" > 0));
alter table activity_unsealed add constraint activity_unsealed_pkey PRIMARY KEY (organization_id, entry_id);
alter table activity_unsealed add constraint activity_unsealed_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table answer_hour_tries add constraint answer_hour_tries_pkey PRIMARY KEY (organization_id);
alter table answer_hour_tries add constraint answer_hour_tries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table answer_hour_tries add constraint answer_hour_tries_failures_check CHECK ((failures >= 0));
alter table answer_hours add constraint answer_hours_pkey PRIMARY KEY (organization_id, zone, weekday, hour);
alter table answer_hours add constraint answer_hours_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table answer_hours add constraint answer_hours_check CHECK (((answered >= 0) AND (answered <= placed)));
alter table answer_hours add constraint answer_hours_hour_check CHECK (((hour >= 0) AND (hour <= 23)));
alter table answer_hours add constraint answer_hours_placed_check CHECK ((placed > 0));
alter table answer_hours add constraint answer_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)));
alter table api_keys add constraint api_keys_previous_hash_key UNIQUE (previous_hash);
alter table api_keys add constraint api_keys_secret_hash_key UNIQUE (secret_hash);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (organization_id, id);
alter table api_keys add constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table api_keys add constraint api_keys_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table api_keys add constraint api_keys_previous_hash_check CHECK ((length(previous_hash) = 32));
alter table api_keys add constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0));
alter table api_keys add constraint api_keys_secret_hash_check CHECK ((length(secret_hash) = 32));
alter table audit_findings add constraint audit_findings_pkey PRIMARY KEY (organization_id, audit_id, "position");
alter table audit_findings add constraint audit_findings_organization_id_audit_id_fkey FOREIGN KEY (organization_id, audit_id) REFERENCES audits(organization_id, id) ON DELETE CASCADE;
alter table audit_findings add constraint audit_findings_kind_check CHECK ((kind = ANY (ARRAY['violation'::text, 'facts'::text, 'chain'::text])));
alter table audit_findings add constraint audit_findings_position_check CHECK (("position" > 0));
alter table audits add constraint audits_pkey PRIMARY KEY (organization_id, id);
alter table audits add constraint audits_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES profiles(id);
alter table audits add constraint audits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table audits add constraint audits_cause_check CHECK ((cause = ANY (ARRAY['nightly'::text, 'asked'::text, 'command'::text, 'check'::text])));
alter table audits add constraint audits_chain_hash_check CHECK ((length(chain_hash) = 32));
alter table available_members add constraint available_members_pkey PRIMARY KEY (organization_id, user_id);
alter table available_members add constraint available_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES user_organizations(organization_id, user_id) ON DELETE CASCADE;
alter table available_members add constraint available_members_check CHECK ((until > since));
alter table breaker_counts add constraint breaker_counts_pkey PRIMARY KEY (organization_id, campaign_id);
alter table breaker_counts add constraint breaker_counts_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table breaker_limits add constraint breaker_limits_pkey PRIMARY KEY (organization_id, kind);
alter table breaker_limits add constraint breaker_limits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table breaker_limits add constraint breaker_limits_check CHECK (((ordinary_percent IS NULL) = (kind = ANY (ARRAY['answer_rate'::text, 'caller_id'::text]))));
alter table breaker_limits add constraint breaker_limits_kind_check CHECK ((kind = ANY (ARRAY['carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table breaker_limits add constraint breaker_limits_ordinary_percent_check CHECK (((ordinary_percent >= 5) AND (ordinary_percent <= 30)));
alter table breaker_minutes add constraint breaker_minutes_pkey PRIMARY KEY (organization_id, campaign_id, minute, caller_id);
alter table breaker_minutes add constraint breaker_minutes_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table call_corrections add constraint call_corrections_pkey PRIMARY KEY (organization_id, id);
alter table call_corrections add constraint call_corrections_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES profiles(id);
alter table call_corrections add constraint call_corrections_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id);
alter table call_corrections add constraint call_corrections_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table call_corrections add constraint call_corrections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_corrections add constraint call_corrections_change_check CHECK ((outcome <> outcome_before));
alter table call_corrections add constraint call_corrections_evidence_check CHECK (((NOT is_loosening) OR ((length(TRIM(BOTH FROM evidence)) >= 1) AND (length(TRIM(BOTH FROM evidence)) <= 1000))));
alter table call_corrections add constraint call_corrections_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'busy'::text, 'failed'::text, 'not_in_service'::text, 'machine'::text, 'voicemail_left'::text, 'fax'::text, 'right_party'::text, 'transferred'::text, 'dispute'::text, 'wrong_party'::text, 'stop'::text, 'hung_up'::text])));
alter table call_corrections add constraint call_corrections_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 1000)));
alter table call_debts add constraint call_debts_pkey PRIMARY KEY (organization_id, call_id, debt_id);
alter table call_debts add constraint call_debts_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id);
alter table call_debts add constraint call_debts_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table call_debts add constraint call_debts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_halts add constraint call_halts_pkey PRIMARY KEY (id);
alter table call_halts add constraint call_halts_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table call_halts add constraint call_halts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_halts add constraint call_halts_started_by_fkey FOREIGN KEY (started_by) REFERENCES profiles(id);
alter table call_halts add constraint call_halts_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL)));
alter table call_halts add constraint call_halts_check1 CHECK (((organization_id IS NOT NULL) OR by_super_administrator));
alter table call_rollups add constraint call_rollups_pkey PRIMARY KEY (organization_id, starts_at, slot);
alter table call_rollups add constraint call_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table callable_shapes add constraint callable_shapes_organization_id_opens_at_closes_at_deferred_key UNIQUE NULLS NOT DISTINCT (organization_id, opens_at, closes_at, deferred_by, blocked_by);
alter table callable_shapes add constraint callable_shapes_pkey PRIMARY KEY (organization_id, id);
alter table callable_shapes add constraint callable_shapes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table callable_shapes add constraint callable_shapes_check CHECK ((cardinality(closes_at) = cardinality(opens_at)));
alter table callable_shapes add constraint callable_shapes_check1 CHECK ((cardinality(deferred_by) = cardinality(opens_at)));
alter table callable_shapes add constraint callable_shapes_check2 CHECK (((blocked_by IS NULL) OR (cardinality(opens_at) = 0)));
alter table callbacks add constraint callbacks_pkey PRIMARY KEY (organization_id, id);
alter table callbacks add constraint callbacks_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table callbacks add constraint callbacks_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table callbacks add constraint callbacks_organization_id_debt_id_fkey FOREIGN KEY (organization_id, debt_id) REFERENCES debts(organization_id, id) ON DELETE SET NULL (debt_id);
alter table callbacks add constraint callbacks_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table callbacks add constraint callbacks_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES profiles(id);
alter table callbacks add constraint callbacks_asked_how_check CHECK ((asked_how = ANY (ARRAY['call'::text, 'member'::text, 'program'::text])));
alter table callbacks add constraint callbacks_call_check CHECK (((campaign_id IS NULL) OR (not_before IS NOT NULL)));
alter table callbacks add constraint callbacks_check CHECK (((asked_how = 'call'::text) = (recorded_by IS NULL)));
alter table callbacks add constraint callbacks_check1 CHECK (((asked_how <> 'call'::text) OR (call_id IS NOT NULL)));
alter table callbacks add constraint callbacks_check2 CHECK (((state = 'open'::text) = (settled_at IS NULL)));
alter table callbacks add constraint callbacks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'not_reached'::text, 'cancelled'::text])));
alter table callbacks add constraint callbacks_suits_check CHECK ((suits = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])));
alter table callbacks add constraint callbacks_wanted_check CHECK (((wanted_at IS NULL) OR ((asked_how <> 'call'::text) AND (wanted_at >= asked_at) AND ((wanted_at - asked_at) <= '7 days'::interval))));
alter table caller_id_days add constraint caller_id_days_pkey PRIMARY KEY (organization_id, caller_id, day);
alter table caller_id_days add constraint caller_id_days_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_pools add constraint caller_id_pools_organization_id_id_account_id_key UNIQUE (organization_id, id, account_id);
alter table caller_id_pools add constraint caller_id_pools_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_pools add constraint caller_id_pools_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table caller_id_pools add constraint caller_id_pools_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_pools add constraint caller_id_pools_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table caller_id_pools add constraint caller_id_pools_state_check CHECK ((state = ANY (ARRAY['active'::text, 'removed'::text])));
alter table caller_id_rests add constraint caller_id_rests_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_rests add constraint caller_id_rests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES profiles(id);
alter table caller_id_rests add constraint caller_id_rests_organization_id_caller_id_id_fkey FOREIGN KEY (organization_id, caller_id_id) REFERENCES caller_ids(organization_id, id) ON DELETE CASCADE;
alter table caller_id_rests add constraint caller_id_rests_because_check CHECK ((because = 'answer_rate'::text));
alter table caller_id_rests add constraint caller_id_rests_check CHECK ((until > started_at));
alter table caller_id_rests add constraint caller_id_rests_check1 CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL))));
alter table caller_id_rests add constraint caller_id_rests_end_reason_check CHECK (((length(TRIM(BOTH FROM end_reason)) >= 1) AND (length(TRIM(BOTH FROM end_reason)) <= 500)));
alter table caller_id_totals add constraint caller_id_totals_pkey PRIMARY KEY (organization_id, caller_id);
alter table caller_id_totals add constraint caller_id_totals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_verifications add constraint caller_id_verifications_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_verifications add constraint caller_id_verifications_contact_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE SET NULL (contact_id);
alter table caller_id_verifications add constraint caller_id_verifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_verifications add constraint caller_id_verifications_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES profiles(id);
alter table caller_id_verifications add constraint caller_id_verifications_script_fkey FOREIGN KEY (organization_id, script_id, script_version) REFERENCES script_versions(organization_id, script_id, version);
alter table caller_id_verifications add constraint caller_id_verifications_answered_by_check CHECK ((answered_by = ANY (ARRAY['human'::text, 'machine'::text, 'fax'::text, 'operator'::text, 'unknown'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_calls_before_check CHECK (((calls_before >= 0) AND (calls_before <= 2)));
alter table caller_id_verifications add constraint caller_id_verifications_check CHECK (((state = 'ended'::text) = (outcome IS NOT NULL)));
alter table caller_id_verifications add constraint caller_id_verifications_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table caller_id_verifications add constraint caller_id_verifications_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'busy'::text, 'failed'::text, 'not_in_service'::text, 'machine'::text, 'fax'::text, 'hung_up'::text, 'withdrawn'::text, 'lost'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_purpose_check CHECK ((purpose = 'verification'::text));
alter table caller_id_verifications add constraint caller_id_verifications_state_check CHECK ((state = ANY (ARRAY['placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text, 'ended'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_words_check CHECK ((((code IS NULL) = (script_id IS NOT NULL)) AND ((code IS NULL) = (code_key IS NULL)) AND ((script_id IS NULL) = (script_version IS NULL)) AND ((contact_id IS NULL) OR (script_id IS NOT NULL)) AND ((verified_at IS NULL) OR (script_id IS NULL))));
alter table caller_id_verifications add constraint caller_id_verifications_wrong_codes_check CHECK (((wrong_codes >= 0) AND (wrong_codes <= 5)));
alter table caller_ids add constraint caller_ids_organization_id_e164_key UNIQUE (organization_id, e164);
alter table caller_ids add constraint caller_ids_pkey PRIMARY KEY (organization_id, id);
alter table caller_ids add constraint caller_ids_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table caller_ids add constraint caller_ids_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_ids add constraint caller_ids_pool_account_fkey FOREIGN KEY (organization_id, pool_id, account_id) REFERENCES caller_id_pools(organization_id, id, account_id) ON UPDATE CASCADE;
alter table caller_ids add constraint caller_ids_pool_fkey FOREIGN KEY (organization_id, pool_id) REFERENCES caller_id_pools(organization_id, id);
alter table caller_ids add constraint caller_ids_calls_counted_check CHECK ((calls_counted >= 0));
alter table caller_ids add constraint caller_ids_daily_limit_check CHECK (((daily_limit >= 1) AND (daily_limit <= 100000)));
alter table caller_ids add constraint caller_ids_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table caller_ids add constraint caller_ids_state_check CHECK ((state = ANY (ARRAY['active'::text, 'resting'::text])));
alter table caller_ids add constraint caller_ids_verified_check CHECK (((verified_how IS NULL) = (verified_at IS NULL)));
alter table caller_ids add constraint caller_ids_verified_how_check CHECK ((verified_how = ANY (ARRAY['carrier'::text, 'code'::text])));
alter table calls add constraint calls_pkey PRIMARY KEY (organization_id, id);
alter table calls add constraint calls_organization_id_campaign_id_contact_id_fkey FOREIGN KEY (organization_id, campaign_id, contact_id) REFERENCES targets(organization_id, campaign_id, contact_id);
alter table calls add constraint calls_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table calls add constraint calls_organization_id_contact_id_phone_id_fkey FOREIGN KEY (organization_id, contact_id, phone_id) REFERENCES phones(organization_id, contact_id, id);
alter table calls add constraint calls_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table calls add constraint calls_attempt_check CHECK ((attempt > 0));
alter table calls add constraint calls_campaign_check CHECK (
CASE
    WHEN (campaign_id IS NULL) THEN (origin <> 'campaign'::text)
    ELSE (origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text]))
END);
alter table calls add constraint calls_check CHECK (((state = 'ended'::text) = (outcome IS NOT NULL)));
alter table calls add constraint calls_check1 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL)));
alter table calls add constraint calls_cost_check CHECK (((cost_micro IS NULL) = (cost_currency IS NULL)));
alter table calls add constraint calls_cost_parts_check CHECK (((cost_parts IS NULL) OR (cost_micro IS NOT NULL))) NOT VALID;
alter table calls add constraint calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text])));
alter table calls add constraint calls_mode_check CHECK ((mode = ANY (ARRAY['human'::text, 'prerecorded'::text, 'ai'::text])));
alter table calls add constraint calls_origin_check CHECK ((origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text, 'member'::text, 'person'::text])));
alter table calls add constraint calls_purpose_check CHECK ((purpose = ANY (ARRAY['collect'::text, 'location'::text, 'legal_notice'::text])));
alter table calls add constraint calls_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text, 'ended'::text])));
alter table calls_under_way add constraint calls_under_way_pkey PRIMARY KEY (organization_id, call_id);
alter table calls_under_way add constraint calls_under_way_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text])));
alter table campaign_breakers add constraint campaign_breakers_pkey PRIMARY KEY (organization_id, campaign_id, kind);
alter table campaign_breakers add constraint campaign_breakers_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_breakers add constraint campaign_breakers_kind_check CHECK ((kind = ANY (ARRAY['carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table campaign_breakers add constraint campaign_breakers_level_check CHECK ((level >= (0)::numeric));
alter table campaign_counts add constraint campaign_counts_pkey PRIMARY KEY (organization_id, campaign_id, counted, kind, slot);
alter table campaign_counts add constraint campaign_counts_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_counts add constraint campaign_counts_counted_check CHECK ((counted = ANY (ARRAY['targets'::text, 'calls'::text, 'taken_for_machine'::text])));
alter table campaign_days add constraint campaign_days_pkey PRIMARY KEY (organization_id, campaign_id, day);
alter table campaign_days add constraint campaign_days_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table campaign_lists add constraint campaign_lists_pkey PRIMARY KEY (organization_id, campaign_id, list_id);
alter table campaign_lists add constraint campaign_lists_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_lists add constraint campaign_lists_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_pkey PRIMARY KEY (organization_id, campaign_id, contact_id);
alter table campaign_people_removed add constraint campaign_people_removed_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES profiles(id);
alter table campaign_returns add constraint campaign_returns_pkey PRIMARY KEY (organization_id, campaign_id, removed_at);
alter table campaign_returns add constraint campaign_returns_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_schedules add constraint campaign_schedules_pkey PRIMARY KEY (organization_id, campaign_id, set_at);
alter table campaign_schedules add constraint campaign_schedules_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_schedules add constraint campaign_schedules_check CHECK ((ends_at > starts_at));
alter table campaign_schedules add constraint campaign_schedules_hours_check CHECK (((jsonb_typeof(hours) = 'array'::text) AND (jsonb_array_length(hours) = 7)));
alter table campaigns add constraint campaigns_pkey PRIMARY KEY (organization_id, id);
alter table campaigns add constraint campaigns_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table campaigns add constraint campaigns_caller_pool_fkey FOREIGN KEY (organization_id, caller_pool_id) REFERENCES caller_id_pools(organization_id, id);
alter table campaigns add constraint campaigns_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table campaigns add constraint campaigns_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table campaigns add constraint campaigns_started_by_fkey FOREIGN KEY (started_by) REFERENCES profiles(id);
alter table campaigns add constraint campaigns_call_order_check CHECK ((call_order = ANY (ARRAY['even'::text, 'balance'::text, 'age'::text, 'last_contact'::text, 'best_hour'::text])));
alter table campaigns add constraint campaigns_caller_check CHECK (((caller_id IS NULL) <> (caller_pool_id IS NULL)));
alter table campaigns add constraint campaigns_caller_id_check CHECK ((caller_id ~ '^\+[1-9]\d{6,14}$'::text));
alter table campaigns add constraint campaigns_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table campaigns add constraint campaigns_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table campaigns add constraint campaigns_check CHECK (((state = ANY (ARRAY['stopped'::text, 'finished'::text])) = (finished_at IS NOT NULL)));
alter table campaigns add constraint campaigns_days_before_check CHECK (((days_before >= 1) AND (days_before <= 30)));
alter table campaigns add constraint campaigns_days_check CHECK (((origin = 'promise'::text) = (days_before IS NOT NULL)));
alter table campaigns add constraint campaigns_list_check CHECK (((origin = 'campaign'::text) = (list_id IS NOT NULL)));
alter table campaigns add constraint campaigns_most_attempts_check CHECK (((most_attempts >= 1) AND (most_attempts <= 7)));
alter table campaigns add constraint campaigns_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table campaigns add constraint campaigns_origin_check CHECK ((origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text])));
alter table campaigns add constraint campaigns_paused_for_check CHECK ((paused_for = ANY (ARRAY['carrier'::text, 'abandonment'::text, 'script'::text, 'carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table campaigns add constraint campaigns_paused_for_state_check CHECK (((paused_for IS NULL) OR (state = 'paused'::text)));
alter table campaigns add constraint campaigns_planned_check CHECK (((state <> 'finished'::text) OR (planned_at IS NOT NULL)));
alter table campaigns add constraint campaigns_retry_check CHECK ((jsonb_typeof(retry) = 'object'::text));
alter table campaigns add constraint campaigns_state_check CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'stopped'::text, 'finished'::text])));
alter table carrier_accounts add constraint carrier_accounts_organization_id_id_key UNIQUE (organization_id, id);
alter table carrier_accounts add constraint carrier_accounts_pkey PRIMARY KEY (id);
alter table carrier_accounts add constraint carrier_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table carrier_accounts add constraint carrier_accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table carrier_accounts add constraint carrier_accounts_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table carrier_accounts add constraint carrier_accounts_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table carrier_accounts add constraint carrier_accounts_check CHECK (((health IS NULL) = (checked_at IS NULL)));
alter table carrier_accounts add constraint carrier_accounts_check1 CHECK (((origin = 'people'::text) OR (organization_id IS NULL)));
alter table carrier_accounts add constraint carrier_accounts_health_check CHECK ((health = ANY (ARRAY['ready'::text, 'refused'::text, 'unreachable'::text])));
alter table carrier_accounts add constraint carrier_accounts_origin_check CHECK ((origin = ANY (ARRAY['environment'::text, 'people'::text])));
alter table carrier_accounts add constraint carrier_accounts_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text));
alter table carrier_accounts add constraint carrier_accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'resting'::text])));
alter table carrier_events add constraint carrier_events_pkey PRIMARY KEY (organization_id, call_id, key);
alter table carrier_rates add constraint carrier_rates_account_id_country_key UNIQUE NULLS NOT DISTINCT (account_id, country);
alter table carrier_rates add constraint carrier_rates_pkey PRIMARY KEY (account_id, id);
alter table carrier_rates add constraint carrier_rates_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE CASCADE;
alter table carrier_rates add constraint carrier_rates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table carrier_rates add constraint carrier_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table carrier_rates add constraint carrier_rates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table carrier_rates add constraint carrier_rates_increment_seconds_check CHECK (((increment_seconds >= 1) AND (increment_seconds <= 3600)));
alter table carrier_rates add constraint carrier_rates_per_call_micro_check CHECK (((per_call_micro >= 0) AND (per_call_micro <= 1000000000)));
alter table carrier_rates add constraint carrier_rates_per_minute_micro_check CHECK (((per_minute_micro >= 0) AND (per_minute_micro <= 1000000000)));
alter table connected_calls add constraint connected_calls_pkey PRIMARY KEY (organization_id, call_id);
alter table connected_calls add constraint connected_calls_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls_under_way(organization_id, call_id) ON DELETE CASCADE;
alter table connected_calls add constraint connected_calls_organization_id_line_id_fkey FOREIGN KEY (organization_id, line_id) REFERENCES staffed_lines(organization_id, id) ON DELETE CASCADE;
alter table consents add constraint consents_pkey PRIMARY KEY (organization_id, id);
alter table consents add constraint consents_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table consents add constraint consents_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table consents add constraint consents_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES profiles(id);
alter table consents add constraint consents_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439)));
alter table consents add constraint consents_hours_check CHECK (((from_minute IS NULL) = (to_minute IS NULL)));
alter table consents add constraint consents_kind_check CHECK ((kind = ANY (ARRAY['tcpa'::text, 'frequency'::text, 'reminder'::text, 'time_place'::text])));
alter table consents add constraint consents_number_check CHECK (((kind <> 'tcpa'::text) OR (e164 IS NOT NULL)));
alter table consents add constraint consents_order_check CHECK ((revoked_at >= COALESCE(received_at, LEAST(((obtained_on)::timestamp without time zone AT TIME ZONE 'UTC'::text), recorded_at)))) NOT VALID;
alter table consents add constraint consents_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table consents add constraint consents_recorded_by_check CHECK (((recorded_by IS NOT NULL) OR (call_id IS NOT NULL)));
alter table consents add constraint consents_scope_check CHECK (((kind <> 'time_place'::text) OR is_without_scope OR ((expires_at IS NOT NULL) AND ((from_minute IS NOT NULL) OR (place IS NOT NULL) OR (e164 IS NOT NULL)))));
alter table consents add constraint consents_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440)));
alter table contact_action_changes add constraint contact_action_changes_pkey PRIMARY KEY (organization_id, action_id, contact_id);
alter table contact_action_changes add constraint contact_action_changes_organization_id_action_id_fkey FOREIGN KEY (organization_id, action_id) REFERENCES contact_actions(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_organization_id_suppression_id_fkey FOREIGN KEY (organization_id, suppression_id) REFERENCES suppressions(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_check CHECK (((added_at IS NULL) <> (suppression_id IS NULL)));
alter table contact_actions add constraint contact_actions_pkey PRIMARY KEY (organization_id, id);
alter table contact_actions add constraint contact_actions_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table contact_actions add constraint contact_actions_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table contact_actions add constraint contact_actions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table contact_actions add constraint contact_actions_organization_id_undoes_id_fkey FOREIGN KEY (organization_id, undoes_id) REFERENCES contact_actions(organization_id, id);
alter table contact_actions add constraint contact_actions_kind_check CHECK ((kind = ANY (ARRAY['add_to_list'::text, 'remove_from_list'::text, 'restrict'::text, 'note'::text, 'merge_lists'::text])));
alter table contact_actions add constraint contact_actions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text])));
alter table contact_notes add constraint contact_notes_pkey PRIMARY KEY (organization_id, id);
alter table contact_notes add constraint contact_notes_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table contact_notes add constraint contact_notes_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table contact_notes add constraint contact_notes_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000)));
alter table contact_summaries add constraint contact_summaries_pkey PRIMARY KEY (organization_id, contact_id);
alter table contact_summaries add constraint contact_summaries_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table contact_summaries add constraint contact_summaries_organization_id_shape_id_fkey FOREIGN KEY (organization_id, shape_id) REFERENCES callable_shapes(organization_id, id);
alter table contact_summaries add constraint contact_summaries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'promised'::text, 'paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])));
alter table contacts add constraint contacts_organization_id_external_reference_key UNIQUE (organization_id, external_reference);
alter table contacts add constraint contacts_pkey PRIMARY KEY (organization_id, id);
alter table contacts add constraint contacts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES profiles(id);
alter table contacts add constraint contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table contacts add constraint contacts_birth_check CHECK (((born_on IS NULL) OR ((birth_year)::numeric = EXTRACT(year FROM born_on)))) NOT VALID;
alter table contacts add constraint contacts_birth_year_check CHECK (((birth_year >= 1880) AND (birth_year <= 2100)));
alter table contacts add constraint contacts_born_on_check CHECK (((born_on >= '1880-01-01'::date) AND (born_on <= '2100-12-31'::date)));
alter table contacts add constraint contacts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table contacts add constraint contacts_custom_check CHECK ((jsonb_typeof(custom) = 'object'::text));
alter table contacts add constraint contacts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])));
alter table cost_rollups add constraint cost_rollups_pkey PRIMARY KEY (organization_id, starts_at, slot);
alter table cost_rollups add constraint cost_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table custom_fields add constraint custom_fields_pkey PRIMARY KEY (organization_id, name);
alter table custom_fields add constraint custom_fields_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table custom_fields add constraint custom_fields_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table debt_states add constraint debt_states_pkey PRIMARY KEY (organization_id, debt_id, id);
alter table debt_states add constraint debt_states_organization_id_debt_id_fkey FOREIGN KEY (organization_id, debt_id) REFERENCES debts(organization_id, id) ON DELETE CASCADE;
alter table debts add constraint debts_by_reference UNIQUE (organization_id, reference, contact_id);
alter table debts add constraint debts_of_contact UNIQUE (organization_id, contact_id, id);
alter table debts add constraint debts_pkey PRIMARY KEY (organization_id, id);
alter table debts add constraint debts_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table debts add constraint debts_balance_minor_check CHECK ((balance_minor >= 0));
alter table debts add constraint debts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table debts add constraint debts_kind_check CHECK ((kind = ANY (ARRAY['medical'::text, 'student'::text, 'rent'::text, 'other'::text])));
alter table debts add constraint debts_original_minor_check CHECK ((original_minor >= 0));
alter table debts add constraint debts_person_role_check CHECK ((person_role = ANY (ARRAY['debtor'::text, 'co_debtor'::text, 'spouse'::text, 'guardian'::text, 'representative'::text, 'other'::text])));
alter table debts add constraint debts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'promised'::text, 'paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])));
alter table decision_rollups add constraint decision_rollups_pkey PRIMARY KEY (organization_id, starts_at, verdict, code, slot);
alter table decision_rollups add constraint decision_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table decision_rollups add constraint decision_rollups_verdict_check CHECK ((verdict = ANY (ARRAY['defer'::text, 'block'::text])));
alter table decisions add constraint decisions_of_contact UNIQUE (organization_id, contact_id, id);
alter table decisions add constraint decisions_pkey PRIMARY KEY (organization_id, id);
alter table decisions add constraint decisions_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table decisions add constraint decisions_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table decisions add constraint decisions_check CHECK (((verdict = 'defer'::text) = (until IS NOT NULL)));
alter table decisions add constraint decisions_check1 CHECK (((verdict = 'block'::text) = (lifted_by IS NOT NULL)));
alter table decisions add constraint decisions_facts_hash_check CHECK ((length(facts_hash) = 32));
alter table decisions add constraint decisions_verdict_check CHECK ((verdict = ANY (ARRAY['allow'::text, 'defer'::text, 'block'::text])));
alter table demo_marks add constraint demo_marks_pkey PRIMARY KEY (id);
alter table demo_marks add constraint demo_marks_id_check CHECK (id);
alter table demo_marks add constraint demo_marks_size_check CHECK ((size = ANY (ARRAY['small'::text, 'full'::text])));
alter table demo_parts add constraint demo_parts_pkey PRIMARY KEY (name);
alter table dial_budgets add constraint dial_budgets_pkey PRIMARY KEY (account_id);
alter table dial_budgets add constraint dial_budgets_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE CASCADE;
alter table discarded_recordings add constraint discarded_recordings_pkey PRIMARY KEY (organization_id, id);
alter table discarded_recordings add constraint discarded_recordings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table discarded_recordings add constraint discarded_recordings_carrier_recording_id_check CHECK (((length(carrier_recording_id) >= 1) AND (length(carrier_recording_id) <= 200)));
alter table discarded_recordings add constraint discarded_recordings_failure_check CHECK ((failure = ANY (ARRAY['account_gone'::text, 'carrier_away'::text, 'store_full'::text, 'store_away'::text])));
alter table discarded_recordings add constraint discarded_recordings_place_check CHECK ((((store_key IS NULL) <> (carrier_recording_id IS NULL)) AND ((carrier_recording_id IS NULL) = (account_id IS NULL))));
alter table discarded_recordings add constraint discarded_recordings_store_key_check CHECK (((length(store_key) >= 1) AND (length(store_key) <= 500)));
alter table downloads add constraint downloads_token_hash_key UNIQUE (token_hash);
alter table downloads add constraint downloads_pkey PRIMARY KEY (organization_id, id);
alter table downloads add constraint downloads_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table downloads add constraint downloads_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table downloads add constraint downloads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table downloads add constraint downloads_kind_check CHECK ((kind = ANY (ARRAY['contacts'::text, 'rejections'::text, 'calls'::text, 'evidence'::text])));
alter table downloads add constraint downloads_token_hash_check CHECK ((length(token_hash) = 32));
alter table evidence_keys add constraint evidence_keys_pkey PRIMARY KEY (id);
alter table evidence_keys add constraint evidence_keys_id_check CHECK ((id ~ '^[0-9a-f]{16}$'::text));
alter table evidence_keys add constraint evidence_keys_public_key_check CHECK ((length(public_key) = 32));
alter table first_conversations add constraint first_conversations_pkey PRIMARY KEY (organization_id, debt_id);
alter table first_conversations add constraint first_conversations_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (organization_id, user_id, key);
alter table idempotency_keys add constraint idempotency_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)));
alter table idempotency_keys add constraint idempotency_keys_request_hash_check CHECK ((length(request_hash) = 32));
alter table import_callable add constraint import_callable_pkey PRIMARY KEY (organization_id, import_id, contact_id, reason);
alter table import_callable add constraint import_callable_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table import_callable add constraint import_callable_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_callable add constraint import_callable_reason_check CHECK ((reason = ANY (ARRAY['debt_reopened'::text, 'debt_added'::text, 'number_added'::text, 'consent_given'::text, 'line_type_told'::text, 'notice_added'::text, 'creditor_changed'::text, 'address_changed'::text, 'place_changed'::text])));
alter table import_changes add constraint import_changes_pkey PRIMARY KEY (organization_id, import_id, table_name, row_id);
alter table import_changes add constraint import_changes_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_changes add constraint import_changes_table_name_check CHECK ((table_name = ANY (ARRAY['contacts'::text, 'phones'::text, 'debts'::text, 'consents'::text, 'suppressions'::text, 'payments'::text, 'given'::text])));
alter table import_chunks add constraint import_chunks_pkey PRIMARY KEY (organization_id, import_id, "position");
alter table import_chunks add constraint import_chunks_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_chunks add constraint import_chunks_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8388608)));
alter table import_chunks add constraint import_chunks_position_check CHECK (("position" >= 0));
alter table import_layouts add constraint import_layouts_pkey PRIMARY KEY (organization_id, id);
alter table import_layouts add constraint import_layouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table import_layouts add constraint import_layouts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table import_layouts add constraint import_layouts_kind_check CHECK ((kind = ANY (ARRAY['debtors'::text, 'calls'::text, 'consents'::text, 'restrictions'::text, 'payments'::text])));
alter table import_layouts add constraint import_layouts_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table import_rejections add constraint import_rejections_pkey PRIMARY KEY (organization_id, import_id, line);
alter table import_rejections add constraint import_rejections_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id);
alter table import_rejections add constraint import_rejections_line_check CHECK ((line > 0));
alter table import_warnings add constraint import_warnings_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table imports add constraint imports_pkey PRIMARY KEY (organization_id, id);
alter table imports add constraint imports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES profiles(id);
alter table imports add constraint imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table imports add constraint imports_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table imports add constraint imports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table imports add constraint imports_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table imports add constraint imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES profiles(id);
alter table imports add constraint imports_asked_as_check CHECK ((asked_as = ANY (ARRAY['profile'::text, 'super_administrator'::text])));
alter table imports add constraint imports_kind_check CHECK ((kind = ANY (ARRAY['debtors'::text, 'calls'::text, 'consents'::text, 'restrictions'::text, 'payments'::text])));
alter table imports add constraint imports_obtained_how_check CHECK ((obtained_how = ANY (ARRAY['given_to_creditor'::text, 'given_to_us'::text, 'written_agreement'::text, 'not_known'::text])));
alter table imports add constraint imports_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'inspecting'::text, 'matching'::text, 'checking'::text, 'checked'::text, 'storing'::text, 'stored'::text, 'undoing'::text, 'undone'::text, 'cancelled'::text, 'failed'::text])));
alter table inconvenient_times add constraint inconvenient_times_pkey PRIMARY KEY (organization_id, id);
alter table inconvenient_times add constraint inconvenient_times_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table inconvenient_times add constraint inconvenient_times_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table inconvenient_times add constraint inconvenient_times_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table inconvenient_times add constraint inconvenient_times_days_check CHECK ((days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text]));
alter table inconvenient_times add constraint inconvenient_times_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439)));
alter table inconvenient_times add constraint inconvenient_times_order_check CHECK ((lifted_at >= started_at)) NOT VALID;
alter table inconvenient_times add constraint inconvenient_times_source_check CHECK ((source = ANY (ARRAY['person'::text, 'call'::text, 'import'::text, 'letter'::text, 'email'::text, 'creditor'::text, 'attorney'::text, 'court'::text, 'employer'::text, 'records'::text, 'other'::text])));
alter table inconvenient_times add constraint inconvenient_times_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440)));
alter table invitations add constraint invitations_token_hash_key UNIQUE (token_hash);
alter table invitations add constraint invitations_pkey PRIMARY KEY (organization_id, id);
alter table invitations add constraint invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES profiles(id);
alter table invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES profiles(id);
alter table invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table invitations add constraint invitations_check CHECK (((accepted_at IS NULL) = (accepted_by IS NULL)));
alter table invitations add constraint invitations_check1 CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL)));
alter table invitations add constraint invitations_email_check CHECK ((email = lower(email)));
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])));
alter table invitations add constraint invitations_token_hash_check CHECK ((length(token_hash) = 32));
alter table kept_stops add constraint kept_stops_pkey PRIMARY KEY (organization_id, number_hash, kind);
alter table kept_stops add constraint kept_stops_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table kept_stops add constraint kept_stops_kind_check CHECK ((kind = ANY (ARRAY['medium_stop'::text, 'number_stop'::text, 'wrong_number'::text, 'reassigned'::text])));
alter table kept_stops add constraint kept_stops_number_hash_check CHECK ((length(number_hash) = 32));
alter table ledger_raises add constraint ledger_raises_pkey PRIMARY KEY (organization_id, contact_id, id);
alter table ledger_raises add constraint ledger_raises_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table licences add constraint licences_organization_id_region_number_key UNIQUE (organization_id, region, number);
alter table licences add constraint licences_pkey PRIMARY KEY (organization_id, id);
alter table licences add constraint licences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table licences add constraint licences_number_check CHECK (((length(TRIM(BOTH FROM number)) >= 1) AND (length(TRIM(BOTH FROM number)) <= 100)));
alter table licences add constraint licences_region_check CHECK ((region ~ '^[A-Z]{2}$'::text));
alter table line_lookups add constraint line_lookups_pkey PRIMARY KEY (organization_id, phone_id);
alter table line_lookups add constraint line_lookups_organization_id_phone_id_fkey FOREIGN KEY (organization_id, phone_id) REFERENCES phones(organization_id, id) ON DELETE CASCADE;
alter table line_lookups add constraint line_lookups_carrier_check CHECK (((length(carrier) >= 1) AND (length(carrier) <= 100)));
alter table line_lookups add constraint line_lookups_check CHECK (((line_type IS NULL) = (next_at IS NOT NULL)));
alter table line_lookups add constraint line_lookups_line_type_check CHECK ((line_type = ANY (ARRAY['mobile'::text, 'landline'::text, 'voip'::text, 'unknown'::text])));
alter table line_lookups add constraint line_lookups_tries_check CHECK ((tries >= 1));
alter table list_contacts add constraint list_contacts_pkey PRIMARY KEY (organization_id, list_id, contact_id);
alter table list_contacts add constraint list_contacts_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table list_contacts add constraint list_contacts_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table list_figures add constraint list_figures_pkey PRIMARY KEY (organization_id, list_id);
alter table list_figures add constraint list_figures_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id) ON DELETE CASCADE;
alter table lists add constraint lists_pkey PRIMARY KEY (organization_id, id);
alter table lists add constraint lists_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES profiles(id);
alter table lists add constraint lists_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table lists add constraint lists_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table lists add constraint lists_organization_id_merged_into_fkey FOREIGN KEY (organization_id, merged_into) REFERENCES lists(organization_id, id);
alter table lists add constraint lists_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table live_events add constraint live_events_pkey PRIMARY KEY (organization_id, id);
alter table live_events add constraint live_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_pkey PRIMARY KEY (user_id, id);
alter table notifications add constraint notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL)));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table organizations add constraint organizations_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES profiles(id);
alter table organizations add constraint organizations_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES profiles(id);
alter table organizations add constraint organizations_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table organizations add constraint organizations_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table organizations add constraint organizations_check CHECK (((suspended_at IS NULL) = (suspended_because IS NULL)));
alter table organizations add constraint organizations_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table outside_calls add constraint outside_calls_pkey PRIMARY KEY (organization_id, id);
alter table outside_calls add constraint outside_calls_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table outside_calls add constraint outside_calls_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table outside_calls add constraint outside_calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text])));
alter table outside_calls add constraint outside_calls_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table outside_calls add constraint outside_calls_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'voicemail'::text, 'dropped'::text, 'conversation'::text, 'busy'::text, 'not_in_service'::text])));
alter table pace_budgets add constraint pace_budgets_pkey PRIMARY KEY (organization_id, holder_id);
alter table pace_budgets add constraint pace_budgets_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table pace_budgets add constraint pace_budgets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table payments add constraint payments_pkey PRIMARY KEY (organization_id, id);
alter table payments add constraint payments_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table payments add constraint payments_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table payments add constraint payments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table payments add constraint payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table payments add constraint payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES profiles(id);
alter table payments add constraint payments_amount_minor_check CHECK ((amount_minor > 0));
alter table payments add constraint payments_check CHECK (((applied_minor >= 0) AND (applied_minor <= amount_minor)));
alter table payments add constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table payments add constraint payments_payer_reference_check CHECK (((length(payer_reference) >= 1) AND (length(payer_reference) <= 100)));
alter table payments add constraint payments_source_check CHECK ((source = ANY (ARRAY['member'::text, 'program'::text, 'file'::text])));
alter table person_links add constraint person_links_pkey PRIMARY KEY (organization_id, contact_id, other_id);
alter table person_links add constraint person_links_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES profiles(id);
alter table person_links add constraint person_links_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_links add constraint person_links_organization_id_other_id_fkey FOREIGN KEY (organization_id, other_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_links add constraint person_links_because_check CHECK ((because = ANY (ARRAY['birth_date'::text, 'number'::text, 'person'::text])));
alter table person_links add constraint person_links_check CHECK ((contact_id < other_id));
alter table person_partings add constraint person_partings_pkey PRIMARY KEY (organization_id, contact_id, other_id);
alter table person_partings add constraint person_partings_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_partings add constraint person_partings_organization_id_other_id_fkey FOREIGN KEY (organization_id, other_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_partings add constraint person_partings_parted_by_fkey FOREIGN KEY (parted_by) REFERENCES profiles(id);
alter table person_partings add constraint person_partings_because_check CHECK ((because <> ''::text));
alter table person_partings add constraint person_partings_check CHECK ((contact_id < other_id));
alter table phone_states add constraint phone_states_pkey PRIMARY KEY (organization_id, phone_id, id);
alter table phone_states add constraint phone_states_organization_id_phone_id_fkey FOREIGN KEY (organization_id, phone_id) REFERENCES phones(organization_id, id) ON DELETE CASCADE;
alter table phones add constraint phones_by_number UNIQUE (organization_id, e164, contact_id);
alter table phones add constraint phones_of_contact UNIQUE (organization_id, contact_id, id);
alter table phones add constraint phones_pkey PRIMARY KEY (organization_id, id);
alter table phones add constraint phones_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table phones add constraint phones_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table phones add constraint phones_line_type_check CHECK ((line_type = ANY (ARRAY['mobile'::text, 'landline'::text, 'voip'::text, 'unknown'::text])));
alter table phones add constraint phones_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table phones add constraint phones_reassigned_answer_check CHECK ((reassigned_answer = ANY (ARRAY['no'::text, 'yes'::text, 'no_data'::text])));
alter table phones add constraint phones_reassigned_check CHECK (((reassigned_checked_on IS NULL) = (reassigned_answer IS NULL)));
alter table phones add constraint phones_state_check CHECK ((state = ANY (ARRAY['active'::text, 'wrong'::text, 'disconnected'::text, 'stopped'::text])));
alter table policies add constraint policies_pkey PRIMARY KEY (organization_id, version);
alter table policies add constraint policies_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table policies add constraint policies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table policies add constraint policies_version_check CHECK ((version > 0));
alter table profiles add constraint profiles_pkey PRIMARY KEY (id);
alter table promises add constraint promises_pkey PRIMARY KEY (organization_id, id);
alter table promises add constraint promises_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES profiles(id);
alter table promises add constraint promises_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table promises add constraint promises_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table promises add constraint promises_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table promises add constraint promises_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table promises add constraint promises_organization_id_reminder_campaign_id_fkey FOREIGN KEY (organization_id, reminder_campaign_id) REFERENCES campaigns(organization_id, id);
alter table promises add constraint promises_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table promises add constraint promises_amount_minor_check CHECK ((amount_minor > 0));
alter table promises add constraint promises_cancelled_because_check CHECK ((cancelled_because = ANY (ARRAY['asked'::text, 'mistake'::text, 'replaced'::text, 'debt_ended'::text])));
alter table promises add constraint promises_check CHECK (((state = 'open'::text) = (settled_at IS NULL)));
alter table promises add constraint promises_check1 CHECK (((state = 'cancelled'::text) = (cancelled_because IS NOT NULL)));
alter table promises add constraint promises_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table promises add constraint promises_made_how_check CHECK ((made_how = ANY (ARRAY['call'::text, 'member'::text, 'program'::text])));
alter table promises add constraint promises_reminder_check CHECK (((reminder_consent_id IS NULL) = (reminder_state IS NULL)));
alter table promises add constraint promises_reminder_state_check CHECK ((reminder_state = ANY (ARRAY['waiting'::text, 'scheduled'::text, 'called'::text, 'missed'::text, 'withdrawn'::text])));
alter table promises add constraint promises_state_check CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'broken'::text, 'cancelled'::text])));
alter table recordings add constraint recordings_organization_id_call_id_carrier_recording_id_key UNIQUE (organization_id, call_id, carrier_recording_id);
alter table recordings add constraint recordings_pkey PRIMARY KEY (organization_id, id);
alter table recordings add constraint recordings_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES profiles(id);
alter table recordings add constraint recordings_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id) ON DELETE CASCADE;
alter table recordings add constraint recordings_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table recordings add constraint recordings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table recordings add constraint recordings_announced_words_check CHECK ((length(TRIM(BOTH FROM announced_words)) >= 1));
alter table recordings add constraint recordings_bytes_check CHECK ((bytes > 0));
alter table recordings add constraint recordings_carrier_recording_id_check CHECK (((length(carrier_recording_id) >= 1) AND (length(carrier_recording_id) <= 200)));
alter table recordings add constraint recordings_content_type_check CHECK (((length(content_type) >= 1) AND (length(content_type) <= 200)));
alter table recordings add constraint recordings_deleted_because_check CHECK ((deleted_because = ANY (ARRAY['retention'::text, 'admin'::text])));
alter table recordings add constraint recordings_deleted_check CHECK ((((state = 'deleted'::text) = (deleted_at IS NOT NULL)) AND ((deleted_at IS NULL) = (deleted_because IS NULL))));
alter table recordings add constraint recordings_failure_check CHECK ((failure = ANY (ARRAY['account_gone'::text, 'carrier_away'::text, 'carrier_lost_it'::text, 'store_full'::text, 'store_away'::text])));
alter table recordings add constraint recordings_kept_check CHECK (((state = 'kept'::text) <= ((sha256 IS NOT NULL) AND (bytes IS NOT NULL) AND (content_type IS NOT NULL) AND (fetched_at IS NOT NULL))));
alter table recordings add constraint recordings_next_check CHECK (((state = 'to_fetch'::text) = (next_at IS NOT NULL)));
alter table recordings add constraint recordings_peaks_check CHECK ((array_length(peaks, 1) <= 200));
alter table recordings add constraint recordings_retention_check CHECK (((deleted_at IS NULL) OR (deleted_at >= delete_after)));
alter table recordings add constraint recordings_seconds_check CHECK ((seconds >= 0));
alter table recordings add constraint recordings_sha256_check CHECK ((length(sha256) = 32));
alter table recordings add constraint recordings_state_check CHECK ((state = ANY (ARRAY['to_fetch'::text, 'kept'::text, 'failed'::text, 'deleted'::text])));
alter table rule_sets add constraint rule_sets_pkey PRIMARY KEY (id);
alter table rule_sets add constraint rule_sets_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text));
alter table rule_sets add constraint rule_sets_rules_check CHECK ((jsonb_typeof(rules) = 'array'::text));
alter table saved_views add constraint saved_views_pkey PRIMARY KEY (organization_id, id);
alter table saved_views add constraint saved_views_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table saved_views add constraint saved_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table saved_views add constraint saved_views_kind_check CHECK ((kind = ANY (ARRAY['contacts'::text, 'calls'::text, 'campaigns'::text])));
alter table saved_views add constraint saved_views_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table script_versions add constraint script_versions_pkey PRIMARY KEY (organization_id, script_id, version);
alter table script_versions add constraint script_versions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_organization_id_script_id_fkey FOREIGN KEY (organization_id, script_id) REFERENCES scripts(organization_id, id);
alter table script_versions add constraint script_versions_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_written_by_fkey FOREIGN KEY (written_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_check CHECK (((state = 'draft'::text) = (approved_at IS NULL)));
alter table script_versions add constraint script_versions_check1 CHECK (((approved_at IS NULL) = (approved_by IS NULL)));
alter table script_versions add constraint script_versions_check2 CHECK (((withdrawn_at IS NOT NULL) = (state = 'withdrawn'::text)));
alter table script_versions add constraint script_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'withdrawn'::text])));
alter table script_versions add constraint script_versions_version_check CHECK ((version >= 1));
alter table scripts add constraint scripts_pkey PRIMARY KEY (organization_id, id);
alter table scripts add constraint scripts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table scripts add constraint scripts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table scripts add constraint scripts_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table scripts add constraint scripts_purpose_check CHECK ((purpose = ANY (ARRAY['reminder'::text, 'promise'::text, 'broken_promise'::text, 'callback'::text, 'other'::text])));
alter table search_words add constraint search_words_pkey PRIMARY KEY (organization_id, word);
alter table shape_counts add constraint shape_counts_pkey PRIMARY KEY (organization_id, shape_id, slot);
alter table shape_counts add constraint shape_counts_organization_id_shape_id_fkey FOREIGN KEY (organization_id, shape_id) REFERENCES callable_shapes(organization_id, id) ON DELETE CASCADE;
alter table staffed_lines add constraint staffed_lines_organization_id_e164_key UNIQUE (organization_id, e164);
alter table staffed_lines add constraint staffed_lines_pkey PRIMARY KEY (organization_id, id);
alter table staffed_lines add constraint staffed_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table staffed_lines add constraint staffed_lines_check CHECK (((verified_how IS NULL) = (verified_at IS NULL)));
alter table staffed_lines add constraint staffed_lines_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table staffed_lines add constraint staffed_lines_label_check CHECK ((length(label) <= 100));
alter table staffed_lines add constraint staffed_lines_places_check CHECK (((places >= 1) AND (places <= 500)));
alter table staffed_lines add constraint staffed_lines_verified_how_check CHECK ((verified_how = ANY (ARRAY['carrier'::text, 'code'::text, 'demo'::text])));
alter table states_dated add constraint states_dated_pkey PRIMARY KEY (id);
alter table states_dated add constraint states_dated_id_check CHECK (id);
alter table suppressions add constraint suppressions_pkey PRIMARY KEY (organization_id, id);
alter table suppressions add constraint suppressions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table suppressions add constraint suppressions_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table suppressions add constraint suppressions_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table suppressions add constraint suppressions_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table suppressions add constraint suppressions_ground_check CHECK (((kind <> 'bankruptcy'::text) OR (lifted_at IS NULL) OR is_mistake OR (lifted_ground IS NOT NULL))) NOT VALID;
alter table suppressions add constraint suppressions_kind_check CHECK ((kind = ANY (ARRAY['medium_stop'::text, 'number_stop'::text, 'cease_written'::text, 'attorney'::text, 'dispute_open'::text, 'dispute_oral'::text, 'orig_creditor_request'::text, 'bankruptcy'::text, 'paid'::text, 'deceased'::text, 'wrong_number'::text, 'reassigned'::text, 'work_prohibited'::text, 'place_inconvenient'::text, 'identity_theft'::text, 'incarcerated'::text])));
alter table suppressions add constraint suppressions_lifted_ground_check CHECK ((lifted_ground = ANY (ARRAY['dismissed'::text, 'not_discharged'::text])));
alter table suppressions add constraint suppressions_number_check CHECK (((kind <> ALL (ARRAY['number_stop'::text, 'wrong_number'::text, 'reassigned'::text])) OR (e164 IS NOT NULL)));
alter table suppressions add constraint suppressions_number_or_place_check CHECK (
CASE
    WHEN (kind = 'place_inconvenient'::text) THEN ((e164 IS NULL) <> (place IS NULL))
    ELSE (place IS NULL)
END);
alter table suppressions add constraint suppressions_order_check CHECK ((lifted_at >= started_at)) NOT VALID;
alter table suppressions add constraint suppressions_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table suppressions add constraint suppressions_source_check CHECK ((source = ANY (ARRAY['person'::text, 'call'::text, 'import'::text, 'letter'::text, 'email'::text, 'creditor'::text, 'attorney'::text, 'court'::text, 'employer'::text, 'records'::text, 'other'::text])));
alter table targets add constraint targets_pkey PRIMARY KEY (organization_id, campaign_id, contact_id);
alter table targets add constraint targets_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table targets add constraint targets_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table targets add constraint targets_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table targets add constraint targets_organization_id_contact_id_phone_id_fkey FOREIGN KEY (organization_id, contact_id, phone_id) REFERENCES phones(organization_id, contact_id, id);
alter table targets add constraint targets_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL)));
alter table targets add constraint targets_check1 CHECK (((verdict IS NULL) = (decision_id IS NULL)));
alter table targets add constraint targets_check2 CHECK (((state <> 'blocked'::text) OR (verdict = 'block'::text)));
alter table targets add constraint targets_check3 CHECK (((ended_because <> 'cancelled'::text) OR (cancelled_at IS NOT NULL)));
alter table targets add constraint targets_check4 CHECK (((ended_because <> 'removed'::text) OR (removed_at IS NOT NULL)));
alter table targets add constraint targets_hour_arm_check CHECK ((hour_arm = ANY (ARRAY['best'::text, 'even'::text]))) NOT VALID;
alter table targets add constraint targets_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'calling'::text, 'done'::text, 'blocked'::text])));
alter table targets add constraint targets_verdict_check CHECK ((verdict = ANY (ARRAY['defer'::text, 'block'::text])));
alter table user_organizations add constraint user_organizations_pkey PRIMARY KEY (organization_id, user_id);
alter table user_organizations add constraint user_organizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table user_organizations add constraint user_organizations_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table user_organizations add constraint user_organizations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])));
alter table wrong_clocks add constraint wrong_clocks_pkey PRIMARY KEY (worker_id);

-- Indexes

CREATE INDEX challenges_by_end ON auth.challenges USING btree (expires_at);
CREATE UNIQUE INDEX factors_name ON auth.factors USING btree (user_id, friendly_name) WHERE (friendly_name <> ''::text);
CREATE INDEX flow_states_by_end ON auth.flow_states USING btree (expires_at);
CREATE INDEX flow_states_by_linking ON auth.flow_states USING btree (linking_user_id) WHERE (linking_user_id IS NOT NULL);
CREATE INDEX flow_states_by_linking_session ON auth.flow_states USING btree (linking_session_id) WHERE (linking_session_id IS NOT NULL);
CREATE INDEX flow_states_by_user ON auth.flow_states USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX known_devices_by_use ON auth.known_devices USING btree (user_id, used_at DESC);
CREATE INDEX messages_by_age ON auth.messages USING btree (created_at DESC, id DESC);
CREATE INDEX messages_texts ON auth.messages USING btree (sent_at) WHERE (channel = 'sms'::text);
CREATE INDEX messages_waiting ON auth.messages USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (dropped_at IS NULL));
CREATE INDEX one_time_tokens_by_end ON auth.one_time_tokens USING btree (link_expires_at) WHERE (purpose <> ALL (ARRAY['confirmation'::text, 'phone_confirmation'::text]));
CREATE INDEX one_time_tokens_by_recipient ON auth.one_time_tokens USING btree (sent_to);
CREATE INDEX rate_limits_by_age ON auth.rate_limits USING btree (window_started_at);
CREATE INDEX refresh_tokens_by_use ON auth.refresh_tokens USING btree (used_at) WHERE (used_at IS NOT NULL);
CREATE UNIQUE INDEX refresh_tokens_living ON auth.refresh_tokens USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX refresh_tokens_sealed ON auth.refresh_tokens USING btree (session_id) WHERE (sealed_successor IS NOT NULL);
CREATE INDEX sessions_by_age ON auth.sessions USING btree (refreshed_at);
CREATE INDEX sessions_by_user ON auth.sessions USING btree (user_id);
CREATE INDEX sign_up_choices_by_age ON auth.sign_up_choices USING btree (created_at);
CREATE INDEX users_by_age ON auth.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_by_new_email ON auth.users USING btree (new_email) WHERE (new_email IS NOT NULL);
CREATE INDEX users_by_new_phone ON auth.users USING btree (new_phone) WHERE (new_phone IS NOT NULL);
CREATE UNIQUE INDEX users_email ON auth.users USING btree (lower(email));
CREATE INDEX users_never_confirmed ON auth.users USING btree (created_at) WHERE ((email_confirmed_at IS NULL) AND (phone_confirmed_at IS NULL) AND (last_sign_in_at IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX users_phone ON auth.users USING btree (phone);
CREATE INDEX activity_entries_by_action ON public.activity_entries USING btree (organization_id, action, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_action_across ON public.activity_entries USING btree (action, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_actor ON public.activity_entries USING btree (organization_id, actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX activity_entries_by_actor_and_time ON public.activity_entries USING btree (actor_id, occurred_at DESC, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX activity_entries_by_contact ON public.activity_entries USING btree (organization_id, subject_id) WHERE (subject_kind = 'contact'::text);
CREATE INDEX activity_entries_by_subject ON public.activity_entries USING btree (organization_id, subject_id) WHERE (subject_kind <> 'contact'::text);
CREATE INDEX activity_entries_by_subject_and_time ON public.activity_entries USING btree (subject_id, occurred_at DESC, id DESC) WHERE (subject_id IS NOT NULL);
CREATE INDEX activity_entries_by_time ON public.activity_entries USING btree (organization_id, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_time_across ON public.activity_entries USING btree (occurred_at DESC, id DESC);
CREATE INDEX audits_newest ON public.audits USING btree (id);
CREATE INDEX available_members_by_profile ON public.available_members USING btree (user_id);
CREATE INDEX available_members_by_session ON public.available_members USING btree (session_id);
CREATE INDEX breaker_minutes_by_caller ON public.breaker_minutes USING btree (organization_id, caller_id);
CREATE INDEX breaker_minutes_by_minute ON public.breaker_minutes USING btree (minute);
CREATE INDEX call_corrections_by_call ON public.call_corrections USING btree (organization_id, call_id, id);
CREATE INDEX call_corrections_by_contact ON public.call_corrections USING btree (organization_id, contact_id);
CREATE INDEX call_debts_by_contact ON public.call_debts USING btree (organization_id, contact_id, debt_id);
CREATE UNIQUE INDEX call_halts_in_force ON public.call_halts USING btree (COALESCE(organization_id, '00000000-0000-0000-0000-000000000000'::uuid), by_super_administrator) WHERE (lifted_at IS NULL);
CREATE INDEX callbacks_by_debt ON public.callbacks USING btree (organization_id, debt_id);
CREATE INDEX callbacks_everywhere ON public.callbacks USING btree (id);
CREATE INDEX callbacks_of_contact ON public.callbacks USING btree (organization_id, contact_id, id);
CREATE INDEX callbacks_of_organization ON public.callbacks USING btree (organization_id, id);
CREATE INDEX callbacks_of_state ON public.callbacks USING btree (organization_id, state, id);
CREATE INDEX callbacks_of_state_everywhere ON public.callbacks USING btree (state, id);
CREATE UNIQUE INDEX callbacks_one_open ON public.callbacks USING btree (organization_id, contact_id) WHERE (state = 'open'::text);
CREATE INDEX caller_id_pools_by_account ON public.caller_id_pools USING btree (account_id);
CREATE UNIQUE INDEX caller_id_pools_by_name ON public.caller_id_pools USING btree (organization_id, lower(name)) WHERE (state = 'active'::text);
CREATE INDEX caller_id_rests_by_number ON public.caller_id_rests USING btree (organization_id, caller_id_id, started_at);
CREATE INDEX caller_id_verifications_by_contact ON public.caller_id_verifications USING btree (organization_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX caller_id_verifications_by_number ON public.caller_id_verifications USING btree (e164, requested_at);
CREATE INDEX caller_id_verifications_by_script ON public.caller_id_verifications USING btree (organization_id, script_id, script_version) WHERE (script_id IS NOT NULL);
CREATE INDEX caller_id_verifications_under_way ON public.caller_id_verifications USING btree (account_id) WHERE (state <> 'ended'::text);
CREATE INDEX caller_ids_by_account ON public.caller_ids USING btree (account_id);
CREATE INDEX caller_ids_by_pool ON public.caller_ids USING btree (organization_id, pool_id, e164) WHERE (pool_id IS NOT NULL);
CREATE UNIQUE INDEX caller_ids_verified_once ON public.caller_ids USING btree (e164) WHERE (verified_at IS NOT NULL);
CREATE INDEX calls_abandoned ON ONLY public.calls USING btree (organization_id, id) WHERE is_abandoned(state, outcome, answered_at, answered_by, choice, spoken_at);
CREATE INDEX calls_by_caller ON ONLY public.calls USING btree (organization_id, caller_id, account_id, id);
CREATE INDEX calls_by_campaign ON ONLY public.calls USING btree (organization_id, campaign_id, id);
CREATE INDEX calls_by_carrier_call ON ONLY public.calls USING btree (carrier_call_id) WHERE (carrier_call_id IS NOT NULL);
CREATE INDEX calls_by_contact ON ONLY public.calls USING btree (organization_id, contact_id, reserved_at);
CREATE INDEX calls_by_id ON ONLY public.calls USING btree (id);
CREATE INDEX calls_by_number ON ONLY public.calls USING btree (organization_id, e164, reserved_at);
CREATE INDEX calls_by_outcome ON ONLY public.calls USING btree (organization_id, (
CASE
    WHEN (corrected_outcome IS NULL) THEN outcome
    ELSE corrected_outcome
END), id) WHERE (outcome IS NOT NULL);
CREATE INDEX calls_under_way_by_account ON public.calls_under_way USING btree (account_id);
CREATE INDEX calls_under_way_by_contact ON public.calls_under_way USING btree (organization_id, contact_id);
CREATE INDEX calls_under_way_by_number ON public.calls_under_way USING btree (organization_id, e164);
CREATE INDEX calls_under_way_reserved ON public.calls_under_way USING btree (account_id, organization_id, campaign_id) WHERE (placing_at IS NULL);
CREATE INDEX campaign_lists_by_list ON public.campaign_lists USING btree (organization_id, list_id);
CREATE INDEX campaign_people_removed_by_contact ON public.campaign_people_removed USING btree (organization_id, contact_id);
CREATE INDEX campaign_people_removed_pending ON public.campaign_people_removed USING btree (organization_id, campaign_id, contact_id) WHERE (NOT is_taken_out);
CREATE INDEX campaigns_by_account ON public.campaigns USING btree (account_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX campaigns_by_caller ON public.campaigns USING btree (organization_id, caller_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX campaigns_by_caller_pool ON public.campaigns USING btree (organization_id, caller_pool_id) WHERE ((caller_pool_id IS NOT NULL) AND (state = ANY (ARRAY['running'::text, 'paused'::text])));
CREATE INDEX campaigns_by_id ON public.campaigns USING btree (id);
CREATE INDEX campaigns_by_name_part ON public.campaigns USING gin (organization_id, search_text(name) gin_trgm_ops);
CREATE INDEX campaigns_ending ON public.campaigns USING btree (organization_id, id) WHERE is_ending;
CREATE UNIQUE INDEX campaigns_one_standing ON public.campaigns USING btree (organization_id, origin) WHERE ((origin <> 'campaign'::text) AND (state = ANY (ARRAY['running'::text, 'paused'::text])));
CREATE INDEX campaigns_running ON public.campaigns USING btree (organization_id, id) WHERE (state = 'running'::text);
CREATE UNIQUE INDEX carrier_accounts_of_environment ON public.carrier_accounts USING btree (carrier, ((settings ->> 'sid'::text))) WHERE (origin = 'environment'::text);
CREATE INDEX carrier_events_found_nobody ON ONLY public.carrier_events USING btree (organization_id, call_id) WHERE found_nobody(content);
CREATE INDEX carrier_rates_by_organization ON public.carrier_rates USING btree (organization_id);
CREATE INDEX connected_calls_by_line ON public.connected_calls USING btree (organization_id, line_id);
CREATE INDEX consents_by_contact ON public.consents USING btree (organization_id, contact_id, e164);
CREATE INDEX consents_by_number ON public.consents USING btree (organization_id, e164) WHERE (revoked_at IS NULL);
CREATE INDEX consents_by_refusal ON public.consents USING btree (organization_id, revoked_for) WHERE (revoked_for IS NOT NULL);
CREATE INDEX contact_action_changes_by_contact ON public.contact_action_changes USING btree (organization_id, contact_id);
CREATE INDEX contact_action_changes_by_suppression ON public.contact_action_changes USING btree (organization_id, suppression_id) WHERE (suppression_id IS NOT NULL);
CREATE INDEX contact_actions_by_undone ON public.contact_actions USING btree (organization_id, undoes_id) WHERE (undoes_id IS NOT NULL);
CREATE UNIQUE INDEX contact_actions_undone_once ON public.contact_actions USING btree (organization_id, undoes_id) WHERE ((undoes_id IS NOT NULL) AND (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text])));
CREATE INDEX contact_actions_unfinished ON public.contact_actions USING btree (id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX contact_notes_by_contact ON public.contact_notes USING btree (organization_id, contact_id, id);
CREATE INDEX contact_summaries_by_balance ON public.contact_summaries USING btree (organization_id, (
CASE
    WHEN (open_debts > 0) THEN balance_minor
    ELSE NULL::bigint
END), contact_id);
CREATE INDEX contact_summaries_by_last_call ON public.contact_summaries USING btree (organization_id, last_called_at, contact_id);
CREATE INDEX contact_summaries_by_name ON public.contact_summaries USING btree (organization_id, sort_name, contact_id);
CREATE INDEX contact_summaries_by_oldest_debt ON public.contact_summaries USING btree (organization_id, oldest_debt_on, contact_id);
CREATE INDEX contact_summaries_by_outcome ON public.contact_summaries USING btree (organization_id, last_outcome) WHERE (last_outcome IS NOT NULL);
CREATE INDEX contact_summaries_by_shape ON public.contact_summaries USING btree (organization_id, shape_id, contact_id);
CREATE INDEX contact_summaries_by_state ON public.contact_summaries USING btree (organization_id, state);
CREATE INDEX contact_summaries_by_zone ON public.contact_summaries USING btree (organization_id, zone) WHERE (zone IS NOT NULL);
CREATE INDEX contact_summaries_near_limit ON public.contact_summaries USING btree (organization_id, near_limit_until, contact_id) WHERE (near_limit_until IS NOT NULL);
CREATE INDEX contact_summaries_promised ON public.contact_summaries USING btree (organization_id) WHERE has_promise;
CREATE INDEX contact_summaries_stale ON public.contact_summaries USING btree (organization_id, judged_policy, judge_at);
CREATE INDEX contact_summaries_suppressed ON public.contact_summaries USING btree (organization_id) WHERE is_suppressed;
CREATE INDEX contacts_by_birth ON public.contacts USING btree (organization_id, born_on, name_shape(search_name)) WHERE (born_on IS NOT NULL);
CREATE INDEX contacts_by_email ON public.contacts USING btree (organization_id, lower(email) COLLATE "C") WHERE (email IS NOT NULL);
CREATE INDEX contacts_by_name_part ON public.contacts USING gin (search_name gin_trgm_ops);
CREATE INDEX contacts_by_reference_part ON public.contacts USING gin (lower(external_reference) gin_trgm_ops) WHERE (NOT is_derived_reference(external_reference));
CREATE INDEX cost_rollups_by_campaign ON public.cost_rollups USING btree (organization_id, campaign_id, starts_at);
CREATE INDEX decisions_held_back ON ONLY public.decisions USING btree (organization_id, decided_at, id) WHERE (verdict <> 'allow'::text);
CREATE INDEX discarded_recordings_in_turn ON public.discarded_recordings USING btree (next_at);
CREATE UNIQUE INDEX evidence_keys_one_signs ON public.evidence_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);
CREATE INDEX first_conversations_by_contact ON public.first_conversations USING btree (organization_id, contact_id);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_by_person ON public.idempotency_keys USING btree (user_id, key);
CREATE INDEX import_callable_by_contact ON public.import_callable USING btree (organization_id, contact_id);
CREATE INDEX import_callable_by_line ON public.import_callable USING btree (organization_id, import_id, line, contact_id);
CREATE INDEX import_changes_by_row ON public.import_changes USING btree (organization_id, row_id);
CREATE UNIQUE INDEX import_layouts_name ON public.import_layouts USING btree (organization_id, kind, lower(name));
CREATE INDEX import_people_by_position ON public.import_people USING btree (organization_id, import_id, "position");
CREATE INDEX import_rows_by_line ON public.import_rows USING btree (organization_id, import_id, line);
CREATE INDEX import_warnings_by_import ON public.import_warnings USING btree (organization_id, import_id, code, line);
CREATE INDEX imports_by_id ON public.imports USING btree (id);
CREATE INDEX imports_by_list ON public.imports USING btree (organization_id, list_id, id);
CREATE INDEX imports_newest ON public.imports USING btree (organization_id, id);
CREATE INDEX imports_open ON public.imports USING btree (state, heard_at) WHERE (state <> ALL (ARRAY['stored'::text, 'undone'::text, 'cancelled'::text, 'failed'::text]));
CREATE INDEX inconvenient_times_by_contact ON public.inconvenient_times USING btree (organization_id, contact_id);
CREATE INDEX inconvenient_times_by_import ON public.inconvenient_times USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (organization_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX line_lookups_waiting ON public.line_lookups USING btree (organization_id, next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX list_contacts_by_contact ON public.list_contacts USING btree (organization_id, contact_id);
CREATE INDEX lists_by_id ON public.lists USING btree (id);
CREATE INDEX lists_by_name_part ON public.lists USING gin (organization_id, search_text(name) gin_trgm_ops);
CREATE UNIQUE INDEX lists_name ON public.lists USING btree (organization_id, lower(name));
CREATE INDEX live_events_by_age ON public.live_events USING btree (created_at);
CREATE UNIQUE INDEX live_events_in_order ON public.live_events USING btree (organization_id, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX live_events_in_order_across ON public.live_events USING btree (sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX live_events_not_relayed ON public.live_events USING btree (id) WHERE (sequence IS NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX organizations_by_age ON public.organizations USING btree (created_at, id);
CREATE INDEX organizations_by_name ON public.organizations USING btree (lower(name), id);
CREATE INDEX outside_calls_by_contact ON public.outside_calls USING btree (organization_id, contact_id, occurred_at);
CREATE INDEX outside_calls_by_number ON public.outside_calls USING btree (organization_id, e164, occurred_at);
CREATE INDEX payments_by_contact ON public.payments USING btree (organization_id, contact_id, paid_on DESC, id DESC);
CREATE INDEX payments_by_day ON public.payments USING btree (organization_id, paid_on DESC, id DESC);
CREATE INDEX payments_by_debt ON public.payments USING btree (organization_id, debt_id);
CREATE INDEX payments_by_import ON public.payments USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX payments_by_reference ON public.payments USING btree (organization_id, payer_reference) WHERE (payer_reference IS NOT NULL);
CREATE INDEX payments_everywhere ON public.payments USING btree (paid_on DESC, id DESC);
CREATE INDEX payments_received ON public.payments USING btree (organization_id, paid_on, currency) INCLUDE (amount_minor) WHERE (reversed_at IS NULL);
CREATE INDEX person_links_by_import ON public.person_links USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX person_links_by_other ON public.person_links USING btree (organization_id, other_id);
CREATE INDEX person_partings_by_other ON public.person_partings USING btree (organization_id, other_id);
CREATE INDEX phones_by_last_four ON public.phones USING btree ("right"(e164, 4), organization_id, contact_id);
CREATE INDEX profiles_by_email ON public.profiles USING btree (lower(email), id);
CREATE UNIQUE INDEX profiles_email ON public.profiles USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX promises_by_contact ON public.promises USING btree (organization_id, contact_id, made_at DESC);
CREATE INDEX promises_by_debt ON public.promises USING btree (organization_id, debt_id);
CREATE INDEX promises_by_due ON public.promises USING btree (organization_id, due_on DESC, id DESC);
CREATE INDEX promises_by_made ON public.promises USING btree (organization_id, made_at, currency) INCLUDE (amount_minor);
CREATE INDEX promises_by_made_at ON public.promises USING btree (organization_id, made_at DESC, id DESC);
CREATE INDEX promises_by_settled ON public.promises USING btree (organization_id, settled_at, state, currency) INCLUDE (amount_minor) WHERE (settled_at IS NOT NULL);
CREATE INDEX promises_by_state ON public.promises USING btree (organization_id, state, due_on DESC, id DESC);
CREATE INDEX promises_by_state_made_at ON public.promises USING btree (organization_id, state, made_at DESC, id DESC);
CREATE INDEX promises_due_everywhere ON public.promises USING btree (due_on DESC, id DESC);
CREATE INDEX promises_made_everywhere ON public.promises USING btree (made_at DESC, id DESC);
CREATE INDEX promises_of_campaign_by_due ON public.promises USING btree (organization_id, campaign_id, due_on DESC, id DESC) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_of_campaign_by_made ON public.promises USING btree (organization_id, campaign_id, made_at DESC, id DESC) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_of_campaign_by_state ON public.promises USING btree (organization_id, campaign_id, state, currency) INCLUDE (amount_minor) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_open ON public.promises USING btree (organization_id, due_on, id) INCLUDE (currency, amount_minor) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX promises_reminded ON public.promises USING btree (organization_id, contact_id) WHERE (reminder_state = 'scheduled'::text);
CREATE INDEX promises_to_remind ON public.promises USING btree (organization_id, due_on, id) WHERE (reminder_state = 'waiting'::text);
CREATE INDEX recordings_by_contact ON public.recordings USING btree (organization_id, contact_id);
CREATE INDEX recordings_to_delete ON public.recordings USING btree (delete_after) WHERE (state <> 'deleted'::text);
CREATE INDEX recordings_to_fetch ON public.recordings USING btree (next_at) WHERE (state = 'to_fetch'::text);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (organization_id, created_by, kind, lower(name));
CREATE UNIQUE INDEX script_versions_one_draft ON public.script_versions USING btree (organization_id, script_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX scripts_by_name ON public.scripts USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX search_words_by_part ON public.search_words USING gin (organization_id, word gin_trgm_ops);
CREATE INDEX staffed_lines_in_turn ON public.staffed_lines USING btree (organization_id, "position", id);
CREATE INDEX suppressions_by_contact ON public.suppressions USING btree (organization_id, contact_id);
CREATE INDEX suppressions_by_number ON public.suppressions USING btree (organization_id, e164) WHERE (e164 IS NOT NULL);
CREATE INDEX suppressions_of_bankrupt ON public.suppressions USING btree (organization_id, contact_id) WHERE (kind = 'bankruptcy'::text);
CREATE UNIQUE INDEX suppressions_of_call ON public.suppressions USING btree (organization_id, call_id, kind) WHERE ((call_id IS NOT NULL) AND (lifted_at IS NULL));
CREATE INDEX targets_by_contact ON public.targets USING btree (organization_id, contact_id);
CREATE INDEX targets_by_wait ON public.targets USING btree (organization_id, campaign_id, wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by), next_at, contact_id) WHERE ((state = 'waiting'::text) AND (wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by) IS NOT NULL));
CREATE INDEX targets_calling ON public.targets USING btree (organization_id, campaign_id) WHERE (state = 'calling'::text);
CREATE INDEX targets_cancelled ON public.targets USING btree (organization_id, campaign_id, cancelled_at DESC, contact_id DESC) WHERE ((state = 'done'::text) AND (ended_because = 'cancelled'::text));
CREATE INDEX targets_due ON public.targets USING btree (organization_id, campaign_id, next_at, contact_id) WHERE (state = 'waiting'::text);
CREATE INDEX targets_not_called ON public.targets USING btree (organization_id, decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_not_called_across ON public.targets USING btree (decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_not_called_by_campaign ON public.targets USING btree (organization_id, campaign_id, decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_open ON public.targets USING btree (organization_id, campaign_id, open_until, next_at, contact_id) WHERE (state = 'waiting'::text);
CREATE INDEX targets_planned ON public.targets USING btree (organization_id, campaign_id, contact_id) WHERE (state = 'planned'::text);
CREATE INDEX targets_removed ON public.targets USING btree (organization_id, campaign_id, removed_at, contact_id) WHERE (removed_at IS NOT NULL);
CREATE INDEX targets_settled ON public.targets USING btree (organization_id, campaign_id, kind_of_target(state, ended_because), contact_id) WHERE (state = ANY (ARRAY['done'::text, 'blocked'::text]));
CREATE INDEX user_organizations_by_age ON public.user_organizations USING btree (organization_id, created_at, user_id);
CREATE INDEX user_organizations_by_user ON public.user_organizations USING btree (user_id, created_at DESC);

-- Triggers

CREATE TRIGGER ended_sessions_end_availability AFTER UPDATE OF ended_at ON auth.sessions FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION end_availability();
CREATE TRIGGER sessions_end_availability AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION end_availability();
CREATE TRIGGER activity_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activity_entries_wait_for_seal AFTER INSERT ON public.activity_entries FOR EACH ROW EXECUTE FUNCTION queue_activity_for_sealing();
CREATE TRIGGER activity_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER call_corrections_followed AFTER INSERT ON public.call_corrections FOR EACH ROW EXECUTE FUNCTION follow_correction();
CREATE TRIGGER debt_of_call BEFORE INSERT OR UPDATE ON public.call_debts FOR EACH ROW EXECUTE FUNCTION check_call_debt();
CREATE TRIGGER caller_id_days_in_total AFTER INSERT OR UPDATE OF placed, answered ON public.caller_id_days FOR EACH ROW EXECUTE FUNCTION add_caller_id_day();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.caller_id_pools FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.caller_ids FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER calls_costs_rolled_up AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_costs_rolled_up_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_costs_rolled_up_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_counted AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_counted_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_counted_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_rolled_up AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_rolled_up_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_rolled_up_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_summarised AFTER UPDATE ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_ended_calls();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_2026_11 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_2026_11 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_2026_11 FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_2026_12 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_2026_12 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_2026_12 FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_default FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_default FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_default FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_under_way_times_by_database BEFORE INSERT OR UPDATE OF placing_at, placing_written_at ON public.calls_under_way FOR EACH ROW EXECUTE FUNCTION write_times_of_placing();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.campaigns FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER budget AFTER INSERT ON public.carrier_accounts FOR EACH ROW EXECUTE FUNCTION open_budget();
CREATE TRIGGER carrier_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.carrier_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();
CREATE TRIGGER consents_change_ledger AFTER UPDATE ON public.consents REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER consents_marked BEFORE UPDATE ON public.consents FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER contact_notes_marked BEFORE UPDATE ON public.contact_notes FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER contact_summaries_rolled_up AFTER INSERT ON public.contact_summaries REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contact_summaries_rolled_up_again AFTER UPDATE ON public.contact_summaries REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contact_summaries_rolled_up_less AFTER DELETE ON public.contact_summaries REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contacts_add_words AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_new_words();
CREATE TRIGGER contacts_change_words AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_changed_words();
CREATE TRIGGER contacts_drop_words AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_gone_words();
CREATE TRIGGER contacts_follow_birth BEFORE INSERT ON public.contacts FOR EACH ROW WHEN ((new.born_on IS NOT NULL)) EXECUTE FUNCTION follow_birth();
CREATE TRIGGER contacts_follow_birth_anew BEFORE UPDATE OF born_on, birth_year ON public.contacts FOR EACH ROW WHEN ((new.born_on IS NOT NULL)) EXECUTE FUNCTION follow_birth();
CREATE TRIGGER contacts_leave_service_by_admins BEFORE UPDATE OF is_service_member ON public.contacts FOR EACH ROW WHEN ((old.is_service_member AND (NOT new.is_service_member))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER contacts_ledger_only_rises BEFORE UPDATE OF ledger_version ON public.contacts FOR EACH ROW WHEN ((((new.ledger_version <> old.ledger_version) AND (new.ledger_version <> (old.ledger_version + 1))) AND (NOT ((CURRENT_USER = 'ringfence_system'::name) AND (new.ledger_version > old.ledger_version))))) EXECUTE FUNCTION refuse_version();
CREATE TRIGGER contacts_of_age_by_admins BEFORE UPDATE OF born_on, birth_year ON public.contacts FOR EACH ROW WHEN (frees_minor(old.born_on, old.birth_year, new.born_on, new.birth_year)) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER contacts_reckoned_anew AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reckon_callable_anew();
CREATE TRIGGER contacts_summarised AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_new_contacts();
CREATE TRIGGER contacts_summarised_anew AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_renamed_contacts();
CREATE TRIGGER debts_marked BEFORE UPDATE ON public.debts FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER debts_opened_by_admins BEFORE UPDATE OF is_time_barred, kind, person_role, first_contact_at ON public.debts FOR EACH ROW WHEN (((old.is_time_barred AND (NOT new.is_time_barred)) OR ((old.kind = 'medical'::text) AND (new.kind IS DISTINCT FROM 'medical'::text)) OR (openness_of_role(new.person_role) > openness_of_role(old.person_role)) OR (old.first_contact_at < COALESCE(new.first_contact_at, 'infinity'::timestamp with time zone)))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER debts_reopened_by_admins BEFORE UPDATE OF state ON public.debts FOR EACH ROW WHEN (((old.state = ANY (ARRAY['paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])) AND (new.state = ANY (ARRAY['open'::text, 'promised'::text])))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER debts_states_dated AFTER UPDATE ON public.debts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION date_debt_states();
CREATE TRIGGER debts_summarised AFTER INSERT ON public.debts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER debts_summarised_anew AFTER UPDATE ON public.debts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER debts_summarised_less AFTER DELETE ON public.debts REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();
CREATE TRIGGER decisions_rolled_up AFTER INSERT ON public.decisions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_decisions();
CREATE TRIGGER decisions_rolled_up_less AFTER DELETE ON public.decisions REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_decisions();
CREATE TRIGGER inconvenient_times_change_ledger AFTER UPDATE ON public.inconvenient_times REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER inconvenient_times_marked BEFORE UPDATE ON public.inconvenient_times FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER inconvenient_times_raise_ledger AFTER INSERT ON public.inconvenient_times REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER list_contacts_marked BEFORE UPDATE ON public.list_contacts FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER notifications_are_announced AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
CREATE TRIGGER outside_calls_keep_conversations AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_outside();
CREATE TRIGGER outside_calls_keep_conversations_less AFTER DELETE ON public.outside_calls REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_outside();
CREATE TRIGGER outside_calls_marked BEFORE UPDATE ON public.outside_calls FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER outside_calls_raise_ledger AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER outside_calls_summarised AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER outside_calls_summarised_anew AFTER UPDATE ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER outside_calls_summarised_less AFTER DELETE ON public.outside_calls REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER payments_change_ledger AFTER UPDATE ON public.payments REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER payments_marked BEFORE UPDATE ON public.payments FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER payments_raise_ledger AFTER INSERT ON public.payments REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER person_links_drop_ledger AFTER DELETE ON public.person_links REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_links_raise_ledger AFTER INSERT ON public.person_links REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_partings_drop_ledger AFTER DELETE ON public.person_partings REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_partings_raise_ledger AFTER INSERT ON public.person_partings REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER phones_freed_by_admins BEFORE UPDATE OF state ON public.phones FOR EACH ROW WHEN (((old.state = ANY (ARRAY['stopped'::text, 'wrong'::text])) AND (new.state <> ALL (ARRAY['stopped'::text, 'wrong'::text])))) EXECUTE FUNCTION keep_number_marked();
CREATE TRIGGER phones_marked BEFORE UPDATE ON public.phones FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER phones_states_dated AFTER UPDATE ON public.phones REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION date_phone_states();
CREATE TRIGGER policies_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.policies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER profiles_are_welcomed AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION welcome_profile();
CREATE TRIGGER promises_change_ledger AFTER UPDATE ON public.promises REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER promises_of_campaigns BEFORE INSERT ON public.promises FOR EACH ROW WHEN ((new.call_id IS NOT NULL)) EXECUTE FUNCTION find_campaign_of_promise();
CREATE TRIGGER promises_raise_ledger AFTER INSERT ON public.promises REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER promises_withdraw_reminder BEFORE UPDATE ON public.promises FOR EACH ROW WHEN (((new.state <> 'open'::text) AND (new.reminder_state = ANY (ARRAY['waiting'::text, 'scheduled'::text])))) EXECUTE FUNCTION withdraw_reminder();
CREATE TRIGGER recordings_discarded BEFORE DELETE ON public.recordings FOR EACH ROW EXECUTE FUNCTION discard_recordings();
CREATE TRIGGER recordings_discarded_again BEFORE UPDATE OF state ON public.recordings FOR EACH ROW WHEN ((new.state = 'deleted'::text)) EXECUTE FUNCTION discard_recordings();
CREATE TRIGGER approved_stays BEFORE DELETE OR UPDATE ON public.script_versions FOR EACH ROW EXECUTE FUNCTION keep_approved_scripts();
CREATE TRIGGER suppressions_change_co_debtors AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledgers_of_co_debtors();
CREATE TRIGGER suppressions_change_ledger AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER suppressions_keep_conversations AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_keep_conversations_anew AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_keep_conversations_less AFTER DELETE ON public.suppressions REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_marked BEFORE UPDATE ON public.suppressions FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER suppressions_raise_co_debtors AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledgers_of_co_debtors();
CREATE TRIGGER suppressions_raise_ledger AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER suppressions_summarised AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER suppressions_summarised_anew AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER suppressions_summarised_less AFTER DELETE ON public.suppressions REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER targets_counted AFTER INSERT ON public.targets REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER targets_counted_again AFTER UPDATE ON public.targets REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER targets_counted_less AFTER DELETE ON public.targets REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER memberships_of_living_organizations AFTER INSERT ON public.user_organizations FOR EACH ROW EXECUTE FUNCTION refuse_deleted_organization();

-- Row-level security

alter table auth.challenges enable row level security, force row level security;
alter table auth.factors enable row level security, force row level security;
alter table auth.flow_states enable row level security, force row level security;
alter table auth.identities enable row level security, force row level security;
alter table auth.known_devices enable row level security, force row level security;
alter table auth.messages enable row level security, force row level security;
alter table auth.one_time_tokens enable row level security, force row level security;
alter table auth.rate_limits enable row level security, force row level security;
alter table auth.refresh_tokens enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.sign_up_choices enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.users enable row level security, force row level security;
alter table abandonment_resumes enable row level security, force row level security;
alter table activity_entries enable row level security, force row level security;
alter table activity_heads enable row level security, force row level security;
alter table activity_seals enable row level security, force row level security;
alter table activity_unsealed enable row level security, force row level security;
alter table answer_hour_tries enable row level security, force row level security;
alter table answer_hours enable row level security, force row level security;
alter table api_keys enable row level security, force row level security;
alter table audit_findings enable row level security, force row level security;
alter table audits enable row level security, force row level security;
alter table available_members enable row level security, force row level security;
alter table breaker_counts enable row level security, force row level security;
alter table breaker_limits enable row level security, force row level security;
alter table breaker_minutes enable row level security, force row level security;
alter table call_corrections enable row level security, force row level security;
alter table call_debts enable row level security, force row level security;
alter table call_halts enable row level security, force row level security;
alter table call_rollups enable row level security, force row level security;
alter table callable_shapes enable row level security, force row level security;
alter table callbacks enable row level security, force row level security;
alter table caller_id_days enable row level security, force row level security;
alter table caller_id_pools enable row level security, force row level security;
alter table caller_id_rests enable row level security, force row level security;
alter table caller_id_totals enable row level security, force row level security;
alter table caller_id_verifications enable row level security, force row level security;
alter table caller_ids enable row level security, force row level security;
alter table calls enable row level security, force row level security;
alter table calls_under_way enable row level security, force row level security;
alter table campaign_breakers enable row level security, force row level security;
alter table campaign_counts enable row level security, force row level security;
alter table campaign_days enable row level security, force row level security;
alter table campaign_lists enable row level security, force row level security;
alter table campaign_people_removed enable row level security, force row level security;
alter table campaign_returns enable row level security, force row level security;
alter table campaign_schedules enable row level security, force row level security;
alter table campaigns enable row level security, force row level security;
alter table carrier_accounts enable row level security, force row level security;
alter table carrier_events enable row level security, force row level security;
alter table carrier_rates enable row level security, force row level security;
alter table connected_calls enable row level security, force row level security;
alter table consents enable row level security, force row level security;
alter table contact_action_changes enable row level security, force row level security;
alter table contact_actions enable row level security, force row level security;
alter table contact_notes enable row level security, force row level security;
alter table contact_summaries enable row level security, force row level security;
alter table contacts enable row level security, force row level security;
alter table cost_rollups enable row level security, force row level security;
alter table custom_fields enable row level security, force row level security;
alter table debt_states enable row level security, force row level security;
alter table debts enable row level security, force row level security;
alter table decision_rollups enable row level security, force row level security;
alter table decisions enable row level security, force row level security;
alter table demo_marks enable row level security, force row level security;
alter table demo_parts enable row level security, force row level security;
alter table dial_budgets enable row level security, force row level security;
alter table discarded_recordings enable row level security, force row level security;
alter table downloads enable row level security, force row level security;
alter table evidence_keys enable row level security, force row level security;
alter table first_conversations enable row level security, force row level security;
alter table idempotency_keys enable row level security, force row level security;
alter table import_callable enable row level security, force row level security;
alter table import_changes enable row level security, force row level security;
alter table import_chunks enable row level security, force row level security;
alter table import_layouts enable row level security, force row level security;
alter table import_rejections enable row level security, force row level security;
alter table import_warnings enable row level security, force row level security;
alter table imports enable row level security, force row level security;
alter table inconvenient_times enable row level security, force row level security;
alter table invitations enable row level security, force row level security;
alter table kept_stops enable row level security, force row level security;
alter table ledger_raises enable row level security, force row level security;
alter table licences enable row level security, force row level security;
alter table line_lookups enable row level security, force row level security;
alter table list_contacts enable row level security, force row level security;
alter table list_figures enable row level security, force row level security;
alter table lists enable row level security, force row level security;
alter table live_events enable row level security, force row level security;
alter table notifications enable row level security, force row level security;
alter table organizations enable row level security, force row level security;
alter table outside_calls enable row level security, force row level security;
alter table pace_budgets enable row level security, force row level security;
alter table payments enable row level security, force row level security;
alter table person_links enable row level security, force row level security;
alter table person_partings enable row level security, force row level security;
alter table phone_states enable row level security, force row level security;
alter table phones enable row level security, force row level security;
alter table policies enable row level security, force row level security;
alter table profiles enable row level security, force row level security;
alter table promises enable row level security, force row level security;
alter table recordings enable row level security, force row level security;
alter table rule_sets enable row level security, force row level security;
alter table saved_views enable row level security, force row level security;
alter table script_versions enable row level security, force row level security;
alter table scripts enable row level security, force row level security;
alter table search_words enable row level security, force row level security;
alter table shape_counts enable row level security, force row level security;
alter table staffed_lines enable row level security, force row level security;
alter table states_dated enable row level security, force row level security;
alter table suppressions enable row level security, force row level security;
alter table targets enable row level security, force row level security;
alter table user_organizations enable row level security, force row level security;
alter table wrong_clocks enable row level security, force row level security;

-- Policies

create policy everything_for_auth on auth.challenges for all to ringfence_auth using (true);
create policy everything_for_auth on auth.factors for all to ringfence_auth using (true);
create policy everything_for_auth on auth.flow_states for all to ringfence_auth using (true);
create policy everything_for_auth on auth.identities for all to ringfence_auth using (true);
create policy everything_for_auth on auth.known_devices for all to ringfence_auth using (true);
create policy everything_for_auth on auth.messages for all to ringfence_auth using (true);
create policy handed_over_by_system on auth.messages for insert to ringfence_system with check ((channel = 'email'::text));
create policy everything_for_auth on auth.one_time_tokens for all to ringfence_auth using (true);
create policy everything_for_auth on auth.rate_limits for all to ringfence_auth using (true);
create policy everything_for_auth on auth.refresh_tokens for all to ringfence_auth using (true);
create policy everything_for_auth on auth.sessions for all to ringfence_auth using (true);
create policy everything_for_auth on auth.sign_up_choices for all to ringfence_auth using (true);
create policy everything_for_auth on auth.signing_keys for all to ringfence_auth using (true);
create policy everything_for_auth on auth.users for all to ringfence_auth using (true);
create policy everything_for_system on public.abandonment_resumes for all to ringfence_system using (true);
create policy only_admins_resume on public.abandonment_resumes as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy rows_for_super on public.abandonment_resumes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.abandonment_resumes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_entries_for_super on public.activity_entries for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy activity_entry_of_tenant on public.activity_entries for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_for_auth on public.activity_entries for insert to ringfence_auth with check (true);
create policy everything_for_system on public.activity_entries for all to ringfence_system using (true);
create policy own_activity_entry_of_person on public.activity_entries for insert to ringfence_tenant with check (((( SELECT current_organization_id() AS current_organization_id) IS NULL) AND is_member(organization_id) AND (actor_kind = 'profile'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy own_activity_entry_of_super on public.activity_entries for insert to ringfence_super with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (actor_kind = 'super_administrator'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy own_activity_entry_of_tenant on public.activity_entries for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (actor_kind = 'profile'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy everything_for_system on public.activity_heads for all to ringfence_system using (true);
create policy only_admins_add_time_stamps on public.activity_heads as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.activity_heads for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.activity_heads for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_seal_of_tenant on public.activity_seals for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.activity_seals for all to ringfence_system using (true);
create policy rows_for_super on public.activity_seals for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.activity_unsealed for all to ringfence_system using (true);
create policy queue_for_owner on public.activity_unsealed for insert to owner with check (true);
create policy erasing_for_owner on public.answer_hour_tries for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.answer_hour_tries for all to ringfence_system using (true);
create policy rows_for_super on public.answer_hour_tries for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.answer_hour_tries for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.answer_hours for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.answer_hours for all to ringfence_system using (true);
create policy rows_for_super on public.answer_hours for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.answer_hours for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.api_keys for all to ringfence_system using (true);
create policy rows_for_super on public.api_keys for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.api_keys for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.audit_findings for all to ringfence_system using (true);
create policy rows_for_super on public.audit_findings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.audit_findings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.audits for all to ringfence_system using (true);
create policy rows_for_super on public.audits for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.audits for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.available_members for all to ringfence_system using (true);
create policy only_oneself_adds on public.available_members as restrictive for insert to ringfence_tenant with check ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy only_oneself_changes on public.available_members as restrictive for update to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy only_oneself_removes on public.available_members as restrictive for delete to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_owner on public.available_members for all to owner using (true);
create policy rows_for_super on public.available_members for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.available_members for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_counts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_counts for all to ringfence_system using (true);
create policy rows_for_super on public.breaker_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_limits for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_limits for all to ringfence_system using (true);
create policy only_admins_add on public.breaker_limits as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.breaker_limits as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.breaker_limits for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_limits for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_minutes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_minutes for all to ringfence_system using (true);
create policy rows_for_super on public.breaker_minutes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_minutes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.call_corrections for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.call_corrections for all to ringfence_system using (true);
create policy loosened_by_admins on public.call_corrections as restrictive for insert to ringfence_tenant with check (((NOT is_loosening) OR is_admin(organization_id)));
create policy own_name_of_ringfence_super on public.call_corrections as restrictive for insert to ringfence_super with check ((corrected_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.call_corrections as restrictive for insert to ringfence_tenant with check ((corrected_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.call_corrections for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_corrections for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.call_debts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.call_debts for all to ringfence_system using (true);
create policy rows_for_super on public.call_debts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_debts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.call_debts for select to owner using (true);
create policy everything_for_system on public.call_halts for all to ringfence_system using (true);
create policy halt_of_super on public.call_halts for insert to ringfence_super with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_at IS NULL) AND (started_by = ( SELECT current_user_id() AS current_user_id)) AND by_super_administrator));
create policy halt_of_tenant on public.call_halts for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_at IS NULL) AND (started_by = ( SELECT current_user_id() AS current_user_id)) AND (NOT by_super_administrator)));
create policy halts_for_super on public.call_halts for select to ringfence_super using (((organization_id IS NULL) OR (organization_id = COALESCE(( SELECT named_organization_id() AS named_organization_id), organization_id))));
create policy halts_that_hold_here on public.call_halts for select to ringfence_tenant using (((organization_id IS NULL) OR (organization_id = ( SELECT current_organization_id() AS current_organization_id))));
create policy lifting_of_super on public.call_halts for update to ringfence_super using (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_at IS NULL))) with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy lifting_of_tenant on public.call_halts for update to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_at IS NULL) AND (NOT by_super_administrator))) with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy only_admins_halt on public.call_halts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_lift on public.call_halts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy everything_for_system on public.call_rollups for all to ringfence_system using (true);
create policy rollups_for_owner on public.call_rollups for all to owner using (true);
create policy rows_for_super on public.call_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.callable_shapes for select to ringfence_search using (true);
create policy everything_for_system on public.callable_shapes for all to ringfence_system using (true);
create policy rows_for_super on public.callable_shapes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.callable_shapes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.callbacks for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.callbacks as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.callbacks as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_settling_of_ringfence_super on public.callbacks as restrictive for update to ringfence_super with check (((settled_by IS NULL) OR (settled_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_settling_of_ringfence_tenant on public.callbacks as restrictive for update to ringfence_tenant with check (((settled_by IS NULL) OR (settled_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.callbacks for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.callbacks for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_days for all to ringfence_system using (true);
create policy rows_for_super on public.caller_id_days for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_days for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_pools for all to ringfence_system using (true);
create policy only_admins_add on public.caller_id_pools as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.caller_id_pools as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_pools for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_pools for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_rests for all to ringfence_system using (true);
create policy only_admins_change on public.caller_id_rests as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_rests for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_rests for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_totals for all to ringfence_system using (true);
create policy rows_for_super on public.caller_id_totals for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_totals for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_verifications for all to ringfence_system using (true);
create policy only_admins_change on public.caller_id_verifications as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_see on public.caller_id_verifications as restrictive for select to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_verifications for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_verifications for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_ids for all to ringfence_system using (true);
create policy only_admins_add on public.caller_ids as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.caller_ids as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.caller_ids as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.caller_ids as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.caller_ids for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_ids for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy corrected_for_owner on public.calls for update to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy erasing_for_owner on public.calls for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.calls for all to ringfence_system using (true);
create policy rows_for_super on public.calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.calls for select to owner using (true);
create policy everything_for_system on public.calls_under_way for all to ringfence_system using (true);
create policy rows_for_super on public.calls_under_way for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.calls_under_way for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_breakers for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_breakers for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_breakers as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.campaign_breakers as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_breakers for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_breakers for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy counts_for_owner on public.campaign_counts for all to owner using (true);
create policy everything_for_system on public.campaign_counts for all to ringfence_system using (true);
create policy rows_for_super on public.campaign_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.campaign_days for all to ringfence_system using (true);
create policy rows_for_super on public.campaign_days for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_days for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_lists for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_lists for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_lists as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.campaign_lists as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.campaign_lists as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_lists for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_lists for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_people_removed for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_people_removed for all to ringfence_system using (true);
create policy in_their_own_name on public.campaign_people_removed as restrictive for insert to ringfence_tenant with check ((removed_by = ( SELECT current_user_id() AS current_user_id)));
create policy only_admins_add on public.campaign_people_removed as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_delete on public.campaign_people_removed as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_update on public.campaign_people_removed as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy read_for_corrections on public.campaign_people_removed for select to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.campaign_people_removed for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_people_removed for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_returns for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_returns for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_returns as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_delete on public.campaign_returns as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_update on public.campaign_returns as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_returns for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_returns for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_schedules for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_schedules for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_schedules as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy rows_for_super on public.campaign_schedules for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_schedules for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.campaigns for select to ringfence_search using (true);
create policy everything_for_system on public.campaigns for all to ringfence_system using (true);
create policy removing_for_owner on public.campaigns for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.campaigns for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaigns for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy accounts_for_super on public.carrier_accounts for select to ringfence_super using (((organization_id IS NULL) OR (organization_id = ( SELECT named_organization_id() AS named_organization_id))));
create policy addition_of_super on public.carrier_accounts for insert to ringfence_super with check (((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))) AND (origin = 'people'::text)));
create policy change_of_super on public.carrier_accounts for update to ringfence_super using ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id)))) with check ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))));
create policy everything_for_system on public.carrier_accounts for all to ringfence_system using (true);
create policy only_admins_add on public.carrier_accounts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.carrier_accounts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.carrier_accounts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy owners_for_owner on public.carrier_accounts for select to owner using (true);
create policy removal_of_super on public.carrier_accounts for delete to ringfence_super using ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))));
create policy rows_of_tenant on public.carrier_accounts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id))) with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (origin = 'people'::text)));
create policy erasing_for_owner on public.carrier_events for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.carrier_events for all to ringfence_system using (true);
create policy rows_for_super on public.carrier_events for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.carrier_events for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.carrier_rates for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.carrier_rates for all to ringfence_system using (true);
create policy only_admins_add on public.carrier_rates as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.carrier_rates as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.carrier_rates as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.carrier_rates for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.carrier_rates for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.connected_calls for all to ringfence_system using (true);
create policy rows_for_super on public.connected_calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.connected_calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.consents for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.consents for all to ringfence_system using (true);
create policy only_admins_restore on public.consents as restrictive for update to ringfence_tenant using (((revoked_at IS NULL) OR is_admin(organization_id))) with check (((revoked_at IS NOT NULL) OR is_admin(organization_id)));
create policy own_name_on_consent on public.consents as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_consent_of_super on public.consents as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_revoking_of_ringfence_super on public.consents as restrictive for update to ringfence_super with check (((revoked_by IS NULL) OR (revoked_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_revoking_of_ringfence_tenant on public.consents as restrictive for update to ringfence_tenant with check (((revoked_by IS NULL) OR (revoked_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.consents for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.consents for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.contact_action_changes for all to ringfence_system using (true);
create policy only_admins_take_back on public.contact_action_changes as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.contact_action_changes as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_actions on public.contact_action_changes as restrictive for insert to ringfence_super, ringfence_tenant with check ((EXISTS ( SELECT
   FROM contact_actions action
  WHERE ((action.organization_id = contact_action_changes.organization_id) AND (action.id = contact_action_changes.action_id) AND (action.created_by = ( SELECT current_user_id() AS current_user_id))))));
create policy rows_for_super on public.contact_action_changes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_action_changes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.contact_actions for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.contact_actions as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.contact_actions as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_or_admins on public.contact_actions as restrictive for update to ringfence_tenant using (((created_by = ( SELECT current_user_id() AS current_user_id)) OR is_admin(organization_id)));
create policy rows_for_super on public.contact_actions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_actions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.contact_notes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.contact_notes for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.contact_notes as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.contact_notes as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.contact_notes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_notes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.contact_summaries for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.contact_summaries for select to ringfence_search using (true);
create policy everything_for_system on public.contact_summaries for all to ringfence_system using (true);
create policy rows_for_super on public.contact_summaries for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_summaries for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summaries_for_owner on public.contact_summaries for all to owner using (true);
create policy erasing_for_owner on public.contacts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.contacts for select to ringfence_search using (true);
create policy everything_for_system on public.contacts for all to ringfence_system using (true);
create policy ledger_for_owner on public.contacts for all to owner using (true);
create policy rows_for_super on public.contacts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contacts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.cost_rollups for all to ringfence_system using (true);
create policy rows_for_super on public.cost_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.cost_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy sums_for_owner on public.cost_rollups for all to owner using (true);
create policy everything_for_system on public.custom_fields for all to ringfence_system using (true);
create policy rows_for_super on public.custom_fields for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.custom_fields for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.debt_states for all to ringfence_system using (true);
create policy kept_by_owner on public.debt_states for all to owner using (true);
create policy rows_for_super on public.debt_states for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.debt_states for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy debts_for_owner on public.debts for select to owner using (true);
create policy erasing_for_owner on public.debts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.debts for all to ringfence_system using (true);
create policy rows_for_super on public.debts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.debts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.debts for select to owner using (true);
create policy everything_for_system on public.decision_rollups for all to ringfence_system using (true);
create policy rollups_for_owner on public.decision_rollups for all to owner using (true);
create policy rows_for_super on public.decision_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.decision_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.decisions for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.decisions for all to ringfence_system using (true);
create policy rows_for_super on public.decisions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.decisions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.demo_marks for all to ringfence_system using (true);
create policy everything_for_system on public.demo_parts for all to ringfence_system using (true);
create policy budget_for_owner on public.dial_budgets for insert to owner with check (true);
create policy budgets_of_seen_accounts on public.dial_budgets for select to ringfence_super, ringfence_tenant using ((account_id IN ( SELECT carrier_accounts.id
   FROM carrier_accounts)));
create policy everything_for_system on public.dial_budgets for all to ringfence_system using (true);
create policy standing_for_owner on public.dial_budgets for select to owner using (true);
create policy erasing_for_owner on public.discarded_recordings for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.discarded_recordings for all to ringfence_system using (true);
create policy only_admins_add on public.discarded_recordings as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.discarded_recordings as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.discarded_recordings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.discarded_recordings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.downloads for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.downloads as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.downloads as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.downloads for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.downloads for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.evidence_keys for all to ringfence_system using (true);
create policy everything_for_system on public.first_conversations for all to ringfence_system using (true);
create policy kept_by_owner on public.first_conversations for all to owner using (true);
create policy rows_for_super on public.first_conversations for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.first_conversations for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy answer_kept_by_auth on public.idempotency_keys for insert to ringfence_auth with check (true);
create policy everything_for_system on public.idempotency_keys for all to ringfence_system using (true);
create policy own_keys on public.idempotency_keys as restrictive for all to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy own_keys_of_super on public.idempotency_keys as restrictive for all to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.idempotency_keys for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.idempotency_keys for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_callable for all to ringfence_system using (true);
create policy rows_for_super on public.import_callable for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_callable for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.import_changes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.import_changes for all to ringfence_system using (true);
create policy rows_for_super on public.import_changes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_changes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_chunks for all to ringfence_system using (true);
create policy rows_for_super on public.import_chunks for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_chunks for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_layouts for all to ringfence_system using (true);
create policy only_where_named on public.import_layouts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_name_of_ringfence_super on public.import_layouts as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.import_layouts as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.import_layouts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_layouts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_rejections for all to ringfence_system using (true);
create policy rows_for_super on public.import_rejections for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_rejections for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_warnings for all to ringfence_system using (true);
create policy rows_for_super on public.import_warnings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_warnings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.imports for all to ringfence_system using (true);
create policy removing_for_owner on public.imports for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.imports for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.imports for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.inconvenient_times for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.inconvenient_times for all to ringfence_system using (true);
create policy only_admins_lift on public.inconvenient_times as restrictive for update to ringfence_tenant using ((is_admin(organization_id) OR (callback_id IS NOT NULL)));
create policy own_name_of_ringfence_super on public.inconvenient_times as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.inconvenient_times as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_lifting_of_ringfence_super on public.inconvenient_times as restrictive for update to ringfence_super with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_lifting_of_ringfence_tenant on public.inconvenient_times as restrictive for update to ringfence_tenant with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.inconvenient_times for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.inconvenient_times for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.invitations for all to ringfence_system using (true);
create policy only_admins on public.invitations as restrictive for all to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.invitations for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.invitations for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.kept_stops for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.kept_stops for all to ringfence_system using (true);
create policy rows_for_super on public.kept_stops for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.kept_stops for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.ledger_raises for all to ringfence_system using (true);
create policy raises_for_owner on public.ledger_raises for all to owner using (true);
create policy rows_for_super on public.ledger_raises for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.ledger_raises for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.licences for all to ringfence_system using (true);
create policy only_admins_add on public.licences as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.licences as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.licences as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.licences as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.licences for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.licences for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.line_lookups for all to ringfence_system using (true);
create policy rows_for_super on public.line_lookups for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.line_lookups for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.list_contacts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.list_contacts for select to ringfence_search using (true);
create policy everything_for_system on public.list_contacts for all to ringfence_system using (true);
create policy only_admins_take_off on public.list_contacts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.list_contacts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.list_contacts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.list_contacts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.list_figures for all to ringfence_system using (true);
create policy rows_for_super on public.list_figures for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.list_figures for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.lists for select to ringfence_search using (true);
create policy everything_for_system on public.lists for all to ringfence_system using (true);
create policy removing_for_owner on public.lists for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.lists for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.lists for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.live_events for all to ringfence_system using (true);
create policy live_event_for_auth on public.live_events for insert to ringfence_auth with check (true);
create policy live_event_for_owner on public.live_events for insert to owner with check ((event = '{"kind": "notifications_changed"}'::jsonb));
create policy live_event_of_person on public.live_events for insert to ringfence_tenant with check (((( SELECT current_organization_id() AS current_organization_id) IS NULL) AND is_member(organization_id)));
create policy live_event_of_tenant on public.live_events for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy rows_for_super on public.live_events for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.notifications for all to ringfence_system using (true);
create policy own_notifications on public.notifications for select to ringfence_tenant using (((user_id = ( SELECT current_user_id() AS current_user_id)) AND ((organization_id IS NULL) OR is_member(organization_id))));
create policy own_notifications_of_super on public.notifications for select to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy reading_own_notifications on public.notifications for update to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy reading_own_notifications_of_super on public.notifications for update to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy telling_members on public.notifications for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (EXISTS ( SELECT
   FROM user_organizations membership
  WHERE ((membership.organization_id = notifications.organization_id) AND (membership.user_id = notifications.user_id))))));
create policy telling_members_of_super on public.notifications for insert to ringfence_super with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy welcome_for_owner on public.notifications for insert to owner with check ((kind = ANY (ARRAY['welcome'::text, 'first_steps'::text])));
create policy everything_for_system on public.organizations for all to ringfence_system using (true);
create policy only_current_organization on public.organizations as restrictive for update to ringfence_tenant using (((id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(id)));
create policy organization_for_auth on public.organizations for select to ringfence_auth using (true);
create policy organization_for_owner on public.organizations for select to owner using (true);
create policy organization_of_tenant on public.organizations for all to ringfence_tenant using (((id = ( SELECT current_organization_id() AS current_organization_id)) OR is_member(id)));
create policy organizations_for_super on public.organizations for all to ringfence_super using ((deleted_at IS NULL)) with check ((id = ( SELECT named_organization_id() AS named_organization_id)));
create policy reached_by_search on public.organizations for select to ringfence_search using (
CASE
    WHEN (( SELECT current_organization_id() AS current_organization_id) IS NOT NULL) THEN (id = ( SELECT current_organization_id() AS current_organization_id))
    ELSE (( SELECT (is_super_administrator() AND (named_organization_id() IS NULL))) AND (deleted_at IS NULL))
END);
create policy erasing_for_owner on public.outside_calls for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.outside_calls for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.outside_calls as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.outside_calls as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.outside_calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.outside_calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.outside_calls for select to owner using (true);
create policy erasing_for_owner on public.pace_budgets for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.pace_budgets for all to ringfence_system using (true);
create policy rows_for_super on public.pace_budgets for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.pace_budgets for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.payments for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.payments for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.payments as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_of_ringfence_tenant on public.payments as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_reversing_of_ringfence_super on public.payments as restrictive for update to ringfence_super with check (((reversed_by IS NULL) OR (reversed_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_reversing_of_ringfence_tenant on public.payments as restrictive for update to ringfence_tenant with check (((reversed_by IS NULL) OR (reversed_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.payments for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.payments for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.person_links for all to ringfence_system using (true);
create policy only_admins_unlink on public.person_links as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy persons_for_owner on public.person_links for all to owner using (true);
create policy rows_for_super on public.person_links for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.person_links for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.person_partings for all to ringfence_system using (true);
create policy only_admins_part on public.person_partings as restrictive for insert to ringfence_tenant with check ((is_admin(organization_id) AND (parted_by = ( SELECT current_user_id() AS current_user_id))));
create policy persons_for_owner on public.person_partings for all to owner using (true);
create policy rows_for_super on public.person_partings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.person_partings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.phone_states for all to ringfence_system using (true);
create policy kept_by_owner on public.phone_states for all to owner using (true);
create policy rows_for_super on public.phone_states for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.phone_states for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.phones for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.phones for select to ringfence_search using (true);
create policy everything_for_system on public.phones for all to ringfence_system using (true);
create policy numbers_for_owner on public.phones for select to owner using (true);
create policy rows_for_super on public.phones for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.phones for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.policies for all to ringfence_system using (true);
create policy only_admins_decide on public.policies as restrictive for insert to ringfence_tenant with check ((is_admin(organization_id) AND (created_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_policy_of_super on public.policies as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.policies for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.policies for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.profiles for all to ringfence_system using (true);
create policy profile_for_auth on public.profiles for all to ringfence_auth using (true);
create policy profile_of_tenant on public.profiles for all to ringfence_tenant using (((id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM user_organizations
  WHERE ((user_organizations.user_id = profiles.id) AND (user_organizations.organization_id = ( SELECT current_organization_id() AS current_organization_id))))))) with check ((id = ( SELECT current_user_id() AS current_user_id)));
create policy profile_on_record on public.profiles for select to ringfence_tenant using ((EXISTS ( SELECT
   FROM activity_entries entry
  WHERE ((entry.organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (entry.actor_id = profiles.id)))));
create policy profiles_for_super on public.profiles for select to ringfence_super using (true);
create policy erasing_for_owner on public.promises for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.promises for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.promises as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_of_ringfence_tenant on public.promises as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_cancelling_of_ringfence_super on public.promises as restrictive for update to ringfence_super with check (((cancelled_by IS NULL) OR (cancelled_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_cancelling_of_ringfence_tenant on public.promises as restrictive for update to ringfence_tenant with check (((cancelled_by IS NULL) OR (cancelled_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.promises for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.promises for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.recordings for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.recordings for all to ringfence_system using (true);
create policy only_admins_add on public.recordings as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.recordings as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.recordings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.recordings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.rule_sets for all to ringfence_system using (true);
create policy rules_for_everybody on public.rule_sets for select to ringfence_super, ringfence_tenant using (true);
create policy everything_for_system on public.saved_views for all to ringfence_system using (true);
create policy only_where_named on public.saved_views as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_name_of_ringfence_super on public.saved_views as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.saved_views as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_or_admins on public.saved_views as restrictive for delete to ringfence_tenant using (((created_by = ( SELECT current_user_id() AS current_user_id)) OR (is_shared AND is_admin(organization_id))));
create policy own_or_shared on public.saved_views as restrictive for select to ringfence_super, ringfence_tenant using ((is_shared OR (created_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_views_of_ringfence_super on public.saved_views as restrictive for update to ringfence_super using ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_views_of_ringfence_tenant on public.saved_views as restrictive for update to ringfence_tenant using ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.saved_views for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.saved_views for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.script_versions for all to ringfence_system using (true);
create policy only_admins_add on public.script_versions as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.script_versions as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.script_versions as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.script_versions as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.script_versions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.script_versions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.scripts for all to ringfence_system using (true);
create policy only_admins_add on public.scripts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.scripts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.scripts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.scripts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.scripts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.scripts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.search_words for select to ringfence_search using (true);
create policy everything_for_system on public.search_words for all to ringfence_system using (true);
create policy words_for_owner on public.search_words for all to owner using (true);
create policy everything_for_system on public.shape_counts for all to ringfence_system using (true);
create policy rollups_for_owner on public.shape_counts for all to owner using (true);
create policy rows_for_super on public.shape_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.shape_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.staffed_lines for all to ringfence_system using (true);
create policy only_admins_add on public.staffed_lines as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.staffed_lines as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.staffed_lines as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.staffed_lines as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.staffed_lines for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.staffed_lines for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everybody_reads on public.states_dated for select to ringfence_super, ringfence_tenant using (true);
create policy everything_for_system on public.states_dated for select to ringfence_system using (true);
create policy erasing_for_owner on public.suppressions for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.suppressions for all to ringfence_system using (true);
create policy only_admins_lift on public.suppressions as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy own_name_on_lifting on public.suppressions as restrictive for update to ringfence_tenant with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_lifting_of_super on public.suppressions as restrictive for update to ringfence_super with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_suppression on public.suppressions as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_suppression_of_super on public.suppressions as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy restrictions_for_owner on public.suppressions for select to owner using (true);
create policy rows_for_super on public.suppressions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.suppressions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.suppressions for select to owner using (true);
create policy corrected_for_owner on public.targets for all to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy erasing_for_owner on public.targets for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.targets for all to ringfence_system using (true);
create policy only_at_rest on public.targets as restrictive for update to ringfence_tenant using (((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'blocked'::text])) OR ((state = 'done'::text) AND (ended_because = ANY (ARRAY['cancelled'::text, 'removed'::text]))))) with check (((state = ANY (ARRAY['planned'::text, 'done'::text])) OR ((state = 'waiting'::text) AND (next_at >= COALESCE(GREATEST(not_before, moved_to), '-infinity'::timestamp with time zone)))));
create policy only_at_rest_of_super on public.targets as restrictive for update to ringfence_super using (((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'blocked'::text])) OR ((state = 'done'::text) AND (ended_because = ANY (ARRAY['cancelled'::text, 'removed'::text]))))) with check (((state = ANY (ARRAY['planned'::text, 'done'::text])) OR ((state = 'waiting'::text) AND (next_at >= COALESCE(GREATEST(not_before, moved_to), '-infinity'::timestamp with time zone)))));
create policy only_planned on public.targets as restrictive for insert to ringfence_tenant with check (((state = 'planned'::text) AND (attempts = 0)));
create policy only_planned_of_super on public.targets as restrictive for insert to ringfence_super with check (((state = 'planned'::text) AND (attempts = 0)));
create policy rows_for_super on public.targets for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.targets for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.user_organizations for all to ringfence_system using (true);
create policy membership_begun_by_auth on public.user_organizations for insert to ringfence_auth with check (true);
create policy membership_ended_by_auth on public.user_organizations for delete to ringfence_auth using (true);
create policy membership_for_auth on public.user_organizations for select to ringfence_auth using (true);
create policy membership_for_owner on public.user_organizations for select to owner using (true);
create policy membership_of_tenant on public.user_organizations for all to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) OR (user_id = ( SELECT current_user_id() AS current_user_id)))) with check ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy memberships_for_super on public.user_organizations for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy only_current_memberships on public.user_organizations as restrictive for update to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(organization_id)));
create policy only_leaving_current on public.user_organizations as restrictive for delete to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(organization_id)));
create policy only_where_named on public.user_organizations as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.wrong_clocks for all to ringfence_system using (true);
create policy told_to_everybody on public.wrong_clocks for select to ringfence_super, ringfence_tenant using (true);

-- Grants

grant delete on carrier_accounts to ringfence_super;
grant delete on carrier_accounts to ringfence_tenant;
grant delete, insert, select on abandonment_resumes to ringfence_system;
grant delete, insert, select on call_rollups to ringfence_system;
grant delete, insert, select on callable_shapes to ringfence_system;
grant delete, insert, select on caller_ids to ringfence_super;
grant delete, insert, select on caller_ids to ringfence_tenant;
grant delete, insert, select on campaign_lists to ringfence_super;
grant delete, insert, select on campaign_lists to ringfence_tenant;
grant delete, insert, select on campaign_people_removed to ringfence_super;
grant delete, insert, select on campaign_people_removed to ringfence_tenant;
grant delete, insert, select on campaign_returns to ringfence_super;
grant delete, insert, select on campaign_returns to ringfence_tenant;
grant delete, insert, select on contact_action_changes to ringfence_super;
grant delete, insert, select on contact_action_changes to ringfence_tenant;
grant delete, insert, select on cost_rollups to ringfence_system;
grant delete, insert, select on decision_rollups to ringfence_system;
grant delete, insert, select on import_layouts to ringfence_super;
grant delete, insert, select on import_layouts to ringfence_tenant;
grant delete, insert, select on licences to ringfence_super;
grant delete, insert, select on licences to ringfence_tenant;
grant delete, insert, select on list_contacts to ringfence_super;
grant delete, insert, select on list_contacts to ringfence_tenant;
grant delete, insert, select on person_links to ringfence_super;
grant delete, insert, select on person_links to ringfence_tenant;
grant delete, insert, select on person_partings to ringfence_super;
grant delete, insert, select on person_partings to ringfence_tenant;
grant delete, insert, select on saved_views to ringfence_super;
grant delete, insert, select on saved_views to ringfence_tenant;
grant delete, insert, select on script_versions to ringfence_super;
grant delete, insert, select on script_versions to ringfence_tenant;
grant delete, insert, select on scripts to ringfence_super;
grant delete, insert, select on scripts to ringfence_tenant;
grant delete, insert, select on shape_counts to ringfence_system;
grant delete, insert, select on staffed_lines to ringfence_super;
grant delete, insert, select on staffed_lines to ringfence_tenant;
grant delete, insert, select, update on answer_hour_tries to ringfence_system;
grant delete, insert, select, update on answer_hours to ringfence_system;
grant delete, insert, select, update on api_keys to ringfence_system;
grant delete, insert, select, update on audit_findings to ringfence_system;
grant delete, insert, select, update on audits to ringfence_system;
grant delete, insert, select, update on auth.challenges to ringfence_auth;
grant delete, insert, select, update on auth.factors to ringfence_auth;
grant delete, insert, select, update on auth.flow_states to ringfence_auth;
grant delete, insert, select, update on auth.identities to ringfence_auth;
grant delete, insert, select, update on auth.known_devices to ringfence_auth;
grant delete, insert, select, update on auth.messages to ringfence_auth;
grant delete, insert, select, update on auth.one_time_tokens to ringfence_auth;
grant delete, insert, select, update on auth.rate_limits to ringfence_auth;
grant delete, insert, select, update on auth.refresh_tokens to ringfence_auth;
grant delete, insert, select, update on auth.sessions to ringfence_auth;
grant delete, insert, select, update on auth.sign_up_choices to ringfence_auth;
grant delete, insert, select, update on auth.signing_keys to ringfence_auth;
grant delete, insert, select, update on auth.users to ringfence_auth;
grant delete, insert, select, update on available_members to ringfence_system;
grant delete, insert, select, update on available_members to ringfence_tenant;
grant delete, insert, select, update on breaker_counts to ringfence_system;
grant delete, insert, select, update on breaker_limits to ringfence_system;
grant delete, insert, select, update on breaker_minutes to ringfence_system;
grant delete, insert, select, update on callbacks to ringfence_system;
grant delete, insert, select, update on caller_id_days to ringfence_system;
grant delete, insert, select, update on caller_id_pools to ringfence_system;
grant delete, insert, select, update on caller_id_rests to ringfence_system;
grant delete, insert, select, update on caller_id_totals to ringfence_system;
grant delete, insert, select, update on caller_id_verifications to ringfence_system;
grant delete, insert, select, update on caller_ids to ringfence_system;
grant delete, insert, select, update on calls_under_way to ringfence_system;
grant delete, insert, select, update on campaign_breakers to ringfence_system;
grant delete, insert, select, update on campaign_days to ringfence_system;
grant delete, insert, select, update on campaign_lists to ringfence_system;
grant delete, insert, select, update on campaign_people_removed to ringfence_system;
grant delete, insert, select, update on campaign_returns to ringfence_system;
grant delete, insert, select, update on campaign_schedules to ringfence_system;
grant delete, insert, select, update on carrier_accounts to ringfence_system;
grant delete, insert, select, update on carrier_rates to ringfence_super;
grant delete, insert, select, update on carrier_rates to ringfence_system;
grant delete, insert, select, update on carrier_rates to ringfence_tenant;
grant delete, insert, select, update on connected_calls to ringfence_system;
grant delete, insert, select, update on contact_action_changes to ringfence_system;
grant delete, insert, select, update on contact_actions to ringfence_system;
grant delete, insert, select, update on contact_notes to ringfence_system;
grant delete, insert, select, update on contact_summaries to ringfence_system;
grant delete, insert, select, update on custom_fields to ringfence_system;
grant delete, insert, select, update on discarded_recordings to ringfence_system;
grant delete, insert, select, update on downloads to ringfence_system;
grant delete, insert, select, update on first_conversations to ringfence_system;
grant delete, insert, select, update on idempotency_keys to ringfence_system;
grant delete, insert, select, update on import_callable to ringfence_system;
grant delete, insert, select, update on import_changes to ringfence_system;
grant delete, insert, select, update on import_chunks to ringfence_system;
grant delete, insert, select, update on import_layouts to ringfence_system;
grant delete, insert, select, update on import_people to ringfence_system;
grant delete, insert, select, update on import_rejections to ringfence_system;
grant delete, insert, select, update on import_rows to ringfence_system;
grant delete, insert, select, update on import_warnings to ringfence_system;
grant delete, insert, select, update on imports to ringfence_system;
grant delete, insert, select, update on inconvenient_times to ringfence_system;
grant delete, insert, select, update on invitations to ringfence_system;
grant delete, insert, select, update on kept_stops to ringfence_system;
grant delete, insert, select, update on ledger_raises to ringfence_system;
grant delete, insert, select, update on licences to ringfence_system;
grant delete, insert, select, update on line_lookups to ringfence_system;
grant delete, insert, select, update on list_contacts to ringfence_system;
grant delete, insert, select, update on list_figures to ringfence_system;
grant delete, insert, select, update on live_events to ringfence_system;
grant delete, insert, select, update on notifications to ringfence_system;
grant delete, insert, select, update on organizations to ringfence_system;
grant delete, insert, select, update on outside_calls to ringfence_system;
grant delete, insert, select, update on pace_budgets to ringfence_system;
grant delete, insert, select, update on person_links to ringfence_system;
grant delete, insert, select, update on person_partings to ringfence_system;
grant delete, insert, select, update on profiles to ringfence_system;
grant delete, insert, select, update on recordings to ringfence_system;
grant delete, insert, select, update on saved_views to ringfence_system;
grant delete, insert, select, update on script_versions to ringfence_system;
grant delete, insert, select, update on scripts to ringfence_system;
grant delete, insert, select, update on search_words to ringfence_system;
grant delete, insert, select, update on staffed_lines to ringfence_system;
grant delete, insert, select, update on user_organizations to ringfence_system;
grant delete, insert, select, update on wrong_clocks to ringfence_system;
grant delete, select on activity_unsealed to ringfence_system;
grant delete, select on user_organizations to ringfence_auth;
grant delete, select on user_organizations to ringfence_super;
grant delete, select on user_organizations to ringfence_tenant;
grant insert (action) on activity_entries to ringfence_super;
grant insert (action) on activity_entries to ringfence_tenant;
grant insert (actor_id) on activity_entries to ringfence_super;
grant insert (actor_id) on activity_entries to ringfence_tenant;
grant insert (actor_kind) on activity_entries to ringfence_super;
grant insert (actor_kind) on activity_entries to ringfence_tenant;
grant insert (channel) on auth.messages to ringfence_system;
grant insert (created_at) on auth.messages to ringfence_system;
grant insert (detail) on activity_entries to ringfence_super;
grant insert (detail) on activity_entries to ringfence_tenant;
grant insert (event) on live_events to ringfence_super;
grant insert (event) on live_events to ringfence_tenant;
grant insert (figures) on notifications to ringfence_super;
grant insert (figures) on notifications to ringfence_tenant;
grant insert (html) on auth.messages to ringfence_system;
grant insert (kind) on notifications to ringfence_super;
grant insert (kind) on notifications to ringfence_tenant;
grant insert (next_try_at) on auth.messages to ringfence_system;
grant insert (organization_id) on activity_entries to ringfence_super;
grant insert (organization_id) on activity_entries to ringfence_tenant;
grant insert (organization_id) on live_events to ringfence_super;
grant insert (organization_id) on live_events to ringfence_tenant;
grant insert (organization_id) on notifications to ringfence_super;
grant insert (organization_id) on notifications to ringfence_tenant;
grant insert (organization_id) on user_organizations to ringfence_auth;
grant insert (organization_id) on user_organizations to ringfence_super;
grant insert (recipient) on auth.messages to ringfence_system;
grant insert (role) on user_organizations to ringfence_auth;
grant insert (subject) on auth.messages to ringfence_system;
grant insert (subject_id) on activity_entries to ringfence_super;
grant insert (subject_id) on activity_entries to ringfence_tenant;
grant insert (subject_id) on notifications to ringfence_super;
grant insert (subject_id) on notifications to ringfence_tenant;
grant insert (subject_kind) on activity_entries to ringfence_super;
grant insert (subject_kind) on activity_entries to ringfence_tenant;
grant insert (subject_kind) on notifications to ringfence_super;
grant insert (subject_kind) on notifications to ringfence_tenant;
grant insert (text) on auth.messages to ringfence_system;
grant insert (useless_after) on auth.messages to ringfence_system;
grant insert (user_id) on notifications to ringfence_super;
grant insert (user_id) on notifications to ringfence_tenant;
grant insert (user_id) on user_organizations to ringfence_auth;
grant insert (user_id) on user_organizations to ringfence_super;
grant insert on activity_entries to ringfence_auth;
grant insert on downloads to ringfence_super;
grant insert on downloads to ringfence_tenant;
grant insert on idempotency_keys to ringfence_auth;
grant insert on live_events to ringfence_auth;
grant insert, select (carrier) on carrier_accounts to ringfence_super;
grant insert, select (carrier) on carrier_accounts to ringfence_tenant;
grant insert, select (created_at) on carrier_accounts to ringfence_super;
grant insert, select (created_at) on carrier_accounts to ringfence_tenant;
grant insert, select (created_by) on carrier_accounts to ringfence_super;
grant insert, select (created_by) on carrier_accounts to ringfence_tenant;
grant insert, select (id) on carrier_accounts to ringfence_super;
grant insert, select (id) on carrier_accounts to ringfence_tenant;
grant insert, select (organization_id) on carrier_accounts to ringfence_super;
grant insert, select (organization_id) on carrier_accounts to ringfence_tenant;
grant insert, select on abandonment_resumes to ringfence_super;
grant insert, select on abandonment_resumes to ringfence_tenant;
grant insert, select on activity_entries to ringfence_system;
grant insert, select on activity_heads to ringfence_system;
grant insert, select on activity_seals to ringfence_system;
grant insert, select on breaker_limits to ringfence_super;
grant insert, select on breaker_limits to ringfence_tenant;
grant insert, select on call_corrections to ringfence_super;
grant insert, select on call_corrections to ringfence_system;
grant insert, select on call_corrections to ringfence_tenant;
grant insert, select on call_debts to ringfence_system;
grant insert, select on call_halts to ringfence_super;
grant insert, select on call_halts to ringfence_tenant;
grant insert, select on callbacks to ringfence_super;
grant insert, select on callbacks to ringfence_tenant;
grant insert, select on caller_id_pools to ringfence_super;
grant insert, select on caller_id_pools to ringfence_tenant;
grant insert, select on campaign_counts to ringfence_system;
grant insert, select on campaign_schedules to ringfence_super;
grant insert, select on campaign_schedules to ringfence_tenant;
grant insert, select on campaigns to ringfence_super;
grant insert, select on campaigns to ringfence_tenant;
grant insert, select on carrier_events to ringfence_system;
grant insert, select on consents to ringfence_super;
grant insert, select on consents to ringfence_tenant;
grant insert, select on contact_actions to ringfence_super;
grant insert, select on contact_actions to ringfence_tenant;
grant insert, select on contact_notes to ringfence_super;
grant insert, select on contact_notes to ringfence_tenant;
grant insert, select on contacts to ringfence_super;
grant insert, select on contacts to ringfence_tenant;
grant insert, select on custom_fields to ringfence_super;
grant insert, select on custom_fields to ringfence_tenant;
grant insert, select on debts to ringfence_super;
grant insert, select on debts to ringfence_tenant;
grant insert, select on decisions to ringfence_system;
grant insert, select on demo_parts to ringfence_system;
grant insert, select on discarded_recordings to ringfence_super;
grant insert, select on discarded_recordings to ringfence_tenant;
grant insert, select on evidence_keys to ringfence_system;
grant insert, select on idempotency_keys to ringfence_super;
grant insert, select on idempotency_keys to ringfence_tenant;
grant insert, select on import_chunks to ringfence_super;
grant insert, select on import_chunks to ringfence_tenant;
grant insert, select on import_rejections to ringfence_super;
grant insert, select on import_rejections to ringfence_tenant;
grant insert, select on imports to ringfence_super;
grant insert, select on imports to ringfence_tenant;
grant insert, select on inconvenient_times to ringfence_super;
grant insert, select on inconvenient_times to ringfence_tenant;
grant insert, select on ledger_raises to ringfence_super;
grant insert, select on ledger_raises to ringfence_tenant;
grant insert, select on lists to ringfence_super;
grant insert, select on lists to ringfence_tenant;
grant insert, select on outside_calls to ringfence_super;
grant insert, select on outside_calls to ringfence_tenant;
grant insert, select on payments to ringfence_super;
grant insert, select on payments to ringfence_tenant;
grant insert, select on phones to ringfence_super;
grant insert, select on phones to ringfence_tenant;
grant insert, select on policies to ringfence_super;
grant insert, select on policies to ringfence_system;
grant insert, select on policies to ringfence_tenant;
grant insert, select on promises to ringfence_super;
grant insert, select on promises to ringfence_tenant;
grant insert, select on rule_sets to ringfence_system;
grant insert, select on suppressions to ringfence_super;
grant insert, select on suppressions to ringfence_tenant;
grant insert, select on targets to ringfence_super;
grant insert, select on targets to ringfence_tenant;
grant insert, select, update (calls_at_once) on carrier_accounts to ringfence_super;
grant insert, select, update (calls_at_once) on carrier_accounts to ringfence_tenant;
grant insert, select, update (calls_per_second) on carrier_accounts to ringfence_super;
grant insert, select, update (calls_per_second) on carrier_accounts to ringfence_tenant;
grant insert, select, update (settings) on carrier_accounts to ringfence_super;
grant insert, select, update (settings) on carrier_accounts to ringfence_tenant;
grant insert, select, update (title) on carrier_accounts to ringfence_super;
grant insert, select, update (title) on carrier_accounts to ringfence_tenant;
grant insert, select, update on call_halts to ringfence_system;
grant insert, select, update on calls to ringfence_system;
grant insert, select, update on campaigns to ringfence_system;
grant insert, select, update on consents to ringfence_system;
grant insert, select, update on contacts to ringfence_system;
grant insert, select, update on debts to ringfence_system;
grant insert, select, update on demo_marks to ringfence_system;
grant insert, select, update on lists to ringfence_system;
grant insert, select, update on payments to ringfence_system;
grant insert, select, update on phones to ringfence_system;
grant insert, select, update on profiles to ringfence_auth;
grant insert, select, update on promises to ringfence_system;
grant insert, select, update on suppressions to ringfence_system;
grant insert, select, update on targets to ringfence_system;
grant insert, update (role) on user_organizations to ringfence_super;
grant insert, update (secrets) on carrier_accounts to ringfence_super;
grant insert, update (secrets) on carrier_accounts to ringfence_tenant;
grant insert, update (secrets_key) on carrier_accounts to ringfence_super;
grant insert, update (secrets_key) on carrier_accounts to ringfence_tenant;
grant select (account_id) on caller_id_verifications to ringfence_super;
grant select (account_id) on caller_id_verifications to ringfence_tenant;
grant select (account_id) on dial_budgets to ringfence_super;
grant select (account_id) on dial_budgets to ringfence_tenant;
grant select (answered_at) on caller_id_verifications to ringfence_super;
grant select (answered_at) on caller_id_verifications to ringfence_tenant;
grant select (answered_by) on caller_id_verifications to ringfence_super;
grant select (answered_by) on caller_id_verifications to ringfence_tenant;
grant select (backed_off_because) on dial_budgets to ringfence_super;
grant select (backed_off_because) on dial_budgets to ringfence_tenant;
grant select (backed_off_until) on dial_budgets to ringfence_super;
grant select (backed_off_until) on dial_budgets to ringfence_tenant;
grant select (called_from) on caller_id_verifications to ringfence_super;
grant select (called_from) on caller_id_verifications to ringfence_tenant;
grant select (calls_before) on caller_id_verifications to ringfence_super;
grant select (calls_before) on caller_id_verifications to ringfence_tenant;
grant select (carrier_call_id) on caller_id_verifications to ringfence_super;
grant select (carrier_call_id) on caller_id_verifications to ringfence_tenant;
grant select (carrier_said) on caller_id_verifications to ringfence_super;
grant select (carrier_said) on caller_id_verifications to ringfence_tenant;
grant select (contact_id) on caller_id_verifications to ringfence_super;
grant select (contact_id) on caller_id_verifications to ringfence_tenant;
grant select (contact_id) on list_contacts to ringfence_search;
grant select (contact_id) on phones to ringfence_search;
grant select (created_at) on api_keys to ringfence_super;
grant select (created_at) on api_keys to ringfence_tenant;
grant select (created_by) on api_keys to ringfence_super;
grant select (created_by) on api_keys to ringfence_tenant;
grant select (deleted_at) on organizations to ringfence_auth;
grant select (deleted_at) on organizations to ringfence_search;
grant select (e164) on caller_id_verifications to ringfence_super;
grant select (e164) on caller_id_verifications to ringfence_tenant;
grant select (e164) on phones to ringfence_search;
grant select (email) on contacts to ringfence_search;
grant select (ended_at) on caller_id_verifications to ringfence_super;
grant select (ended_at) on caller_id_verifications to ringfence_tenant;
grant select (ending) on caller_id_verifications to ringfence_super;
grant select (ending) on caller_id_verifications to ringfence_tenant;
grant select (expires_at) on api_keys to ringfence_super;
grant select (expires_at) on api_keys to ringfence_tenant;
grant select (external_reference) on contacts to ringfence_search;
grant select (id) on api_keys to ringfence_super;
grant select (id) on api_keys to ringfence_tenant;
grant select (id) on caller_id_verifications to ringfence_super;
grant select (id) on caller_id_verifications to ringfence_tenant;
grant select (id) on campaigns to ringfence_search;
grant select (id) on contacts to ringfence_search;
grant select (id) on lists to ringfence_search;
grant select (id) on organizations to ringfence_auth;
grant select (id) on organizations to ringfence_search;
grant select (label) on caller_id_verifications to ringfence_super;
grant select (label) on caller_id_verifications to ringfence_tenant;
grant select (language) on caller_id_verifications to ringfence_super;
grant select (language) on caller_id_verifications to ringfence_tenant;
grant select (last_used_at) on api_keys to ringfence_super;
grant select (last_used_at) on api_keys to ringfence_tenant;
grant select (list_id) on list_contacts to ringfence_search;
grant select (name) on api_keys to ringfence_super;
grant select (name) on api_keys to ringfence_tenant;
grant select (name) on campaigns to ringfence_search;
grant select (name) on lists to ringfence_search;
grant select (organization_id) on api_keys to ringfence_super;
grant select (organization_id) on api_keys to ringfence_tenant;
grant select (organization_id) on caller_id_verifications to ringfence_super;
grant select (organization_id) on caller_id_verifications to ringfence_tenant;
grant select (organization_id) on campaigns to ringfence_search;
grant select (organization_id) on contacts to ringfence_search;
grant select (organization_id) on list_contacts to ringfence_search;
grant select (organization_id) on lists to ringfence_search;
grant select (organization_id) on phones to ringfence_search;
grant select (organization_id) on search_words to ringfence_search;
grant select (origin) on carrier_accounts to ringfence_super;
grant select (origin) on carrier_accounts to ringfence_tenant;
grant select (outcome) on caller_id_verifications to ringfence_super;
grant select (outcome) on caller_id_verifications to ringfence_tenant;
grant select (owner_id) on api_keys to ringfence_super;
grant select (owner_id) on api_keys to ringfence_tenant;
grant select (people) on search_words to ringfence_search;
grant select (prefix) on api_keys to ringfence_super;
grant select (prefix) on api_keys to ringfence_tenant;
grant select (previous_until) on api_keys to ringfence_super;
grant select (previous_until) on api_keys to ringfence_tenant;
grant select (purpose) on caller_id_verifications to ringfence_super;
grant select (purpose) on caller_id_verifications to ringfence_tenant;
grant select (rang) on caller_id_verifications to ringfence_super;
grant select (rang) on caller_id_verifications to ringfence_tenant;
grant select (requested_at) on caller_id_verifications to ringfence_super;
grant select (requested_at) on caller_id_verifications to ringfence_tenant;
grant select (requested_by) on caller_id_verifications to ringfence_super;
grant select (requested_by) on caller_id_verifications to ringfence_tenant;
grant select (revoked_at) on api_keys to ringfence_super;
grant select (revoked_at) on api_keys to ringfence_tenant;
grant select (revoked_by) on api_keys to ringfence_super;
grant select (revoked_by) on api_keys to ringfence_tenant;
grant select (rotated_at) on api_keys to ringfence_super;
grant select (rotated_at) on api_keys to ringfence_tenant;
grant select (scopes) on api_keys to ringfence_super;
grant select (scopes) on api_keys to ringfence_tenant;
grant select (script_id) on caller_id_verifications to ringfence_super;
grant select (script_id) on caller_id_verifications to ringfence_tenant;
grant select (script_version) on caller_id_verifications to ringfence_super;
grant select (script_version) on caller_id_verifications to ringfence_tenant;
grant select (search_name) on contacts to ringfence_search;
grant select (spoken_at) on caller_id_verifications to ringfence_super;
grant select (spoken_at) on caller_id_verifications to ringfence_tenant;
grant select (state) on caller_id_verifications to ringfence_super;
grant select (state) on caller_id_verifications to ringfence_tenant;
grant select (suspended_at) on organizations to ringfence_auth;
grant select (talk_seconds) on caller_id_verifications to ringfence_super;
grant select (talk_seconds) on caller_id_verifications to ringfence_tenant;
grant select (word) on search_words to ringfence_search;
grant select (wrong_codes) on caller_id_verifications to ringfence_super;
grant select (wrong_codes) on caller_id_verifications to ringfence_tenant;
grant select (zones) on caller_id_verifications to ringfence_super;
grant select (zones) on caller_id_verifications to ringfence_tenant;
grant select on activity_entries to ringfence_super;
grant select on activity_entries to ringfence_tenant;
grant select on activity_heads to ringfence_super;
grant select on activity_heads to ringfence_tenant;
grant select on activity_seals to ringfence_super;
grant select on activity_seals to ringfence_tenant;
grant select on answer_hour_tries to ringfence_super;
grant select on answer_hour_tries to ringfence_tenant;
grant select on answer_hours to ringfence_super;
grant select on answer_hours to ringfence_tenant;
grant select on audit_findings to ringfence_super;
grant select on audit_findings to ringfence_tenant;
grant select on audits to ringfence_super;
grant select on audits to ringfence_tenant;
grant select on available_members to ringfence_super;
grant select on breaker_counts to ringfence_super;
grant select on breaker_counts to ringfence_tenant;
grant select on breaker_minutes to ringfence_super;
grant select on breaker_minutes to ringfence_tenant;
grant select on call_debts to ringfence_super;
grant select on call_debts to ringfence_tenant;
grant select on call_rollups to ringfence_super;
grant select on call_rollups to ringfence_tenant;
grant select on callable_shapes to ringfence_search;
grant select on callable_shapes to ringfence_super;
grant select on callable_shapes to ringfence_tenant;
grant select on caller_id_days to ringfence_super;
grant select on caller_id_days to ringfence_tenant;
grant select on caller_id_rests to ringfence_super;
grant select on caller_id_rests to ringfence_tenant;
grant select on caller_id_totals to ringfence_super;
grant select on caller_id_totals to ringfence_tenant;
grant select on calls to ringfence_super;
grant select on calls to ringfence_tenant;
grant select on calls_now to ringfence_super;
grant select on calls_now to ringfence_system;
grant select on calls_now to ringfence_tenant;
grant select on calls_under_way to ringfence_super;
grant select on calls_under_way to ringfence_tenant;
grant select on campaign_breakers to ringfence_super;
grant select on campaign_breakers to ringfence_tenant;
grant select on campaign_counts to ringfence_super;
grant select on campaign_counts to ringfence_tenant;
grant select on campaign_days to ringfence_super;
grant select on campaign_days to ringfence_tenant;
grant select on carrier_events to ringfence_super;
grant select on carrier_events to ringfence_tenant;
grant select on connected_calls to ringfence_super;
grant select on connected_calls to ringfence_tenant;
grant select on contact_summaries to ringfence_search;
grant select on contact_summaries to ringfence_super;
grant select on contact_summaries to ringfence_tenant;
grant select on cost_rollups to ringfence_super;
grant select on cost_rollups to ringfence_tenant;
grant select on debt_states to ringfence_super;
grant select on debt_states to ringfence_system;
grant select on debt_states to ringfence_tenant;
grant select on decision_rollups to ringfence_super;
grant select on decision_rollups to ringfence_tenant;
grant select on decisions to ringfence_super;
grant select on decisions to ringfence_tenant;
grant select on first_conversations to ringfence_super;
grant select on first_conversations to ringfence_tenant;
grant select on import_callable to ringfence_super;
grant select on import_callable to ringfence_tenant;
grant select on import_changes to ringfence_super;
grant select on import_changes to ringfence_tenant;
grant select on import_warnings to ringfence_super;
grant select on import_warnings to ringfence_tenant;
grant select on invitations to ringfence_super;
grant select on invitations to ringfence_tenant;
grant select on kept_stops to ringfence_super;
grant select on kept_stops to ringfence_tenant;
grant select on line_lookups to ringfence_super;
grant select on line_lookups to ringfence_tenant;
grant select on list_figures to ringfence_super;
grant select on list_figures to ringfence_tenant;
grant select on live_events to ringfence_super;
grant select on live_events to ringfence_tenant;
grant select on notifications to ringfence_super;
grant select on notifications to ringfence_tenant;
grant select on organizations to ringfence_super;
grant select on organizations to ringfence_tenant;
grant select on pace_budgets to ringfence_super;
grant select on pace_budgets to ringfence_tenant;
grant select on phone_states to ringfence_super;
grant select on phone_states to ringfence_system;
grant select on phone_states to ringfence_tenant;
grant select on profiles to ringfence_super;
grant select on profiles to ringfence_tenant;
grant select on recordings to ringfence_super;
grant select on recordings to ringfence_tenant;
grant select on rule_sets to ringfence_super;
grant select on rule_sets to ringfence_tenant;
grant select on shape_counts to ringfence_super;
grant select on shape_counts to ringfence_tenant;
grant select on states_dated to ringfence_super;
grant select on states_dated to ringfence_system;
grant select on states_dated to ringfence_tenant;
grant select on wrong_clocks to ringfence_super;
grant select on wrong_clocks to ringfence_tenant;
grant select, update (checked_at) on carrier_accounts to ringfence_super;
grant select, update (checked_at) on carrier_accounts to ringfence_tenant;
grant select, update (health) on carrier_accounts to ringfence_super;
grant select, update (health) on carrier_accounts to ringfence_tenant;
grant select, update (health_detail) on carrier_accounts to ringfence_super;
grant select, update (health_detail) on carrier_accounts to ringfence_tenant;
grant select, update (state) on carrier_accounts to ringfence_super;
grant select, update (state) on carrier_accounts to ringfence_tenant;
grant select, update (verified_at) on caller_id_verifications to ringfence_super;
grant select, update (verified_at) on caller_id_verifications to ringfence_tenant;
grant select, update (version) on carrier_accounts to ringfence_super;
grant select, update (version) on carrier_accounts to ringfence_tenant;
grant select, update on dial_budgets to ringfence_system;
grant update ("position") on phones to ringfence_super;
grant update ("position") on phones to ringfence_tenant;
grant update ("position") on staffed_lines to ringfence_super;
grant update ("position") on staffed_lines to ringfence_tenant;
grant update (account_group) on debts to ringfence_super;
grant update (account_group) on debts to ringfence_tenant;
grant update (account_id) on caller_id_pools to ringfence_super;
grant update (account_id) on caller_id_pools to ringfence_tenant;
grant update (account_id) on caller_ids to ringfence_super;
grant update (account_id) on caller_ids to ringfence_tenant;
grant update (address) on contacts to ringfence_super;
grant update (address) on contacts to ringfence_tenant;
grant update (after_id) on contact_actions to ringfence_super;
grant update (after_id) on contact_actions to ringfence_tenant;
grant update (answer) on idempotency_keys to ringfence_super;
grant update (answer) on idempotency_keys to ringfence_tenant;
grant update (api_key_id) on imports to ringfence_super;
grant update (api_key_id) on imports to ringfence_tenant;
grant update (applied_minor) on payments to ringfence_super;
grant update (applied_minor) on payments to ringfence_tenant;
grant update (approved_at) on script_versions to ringfence_super;
grant update (approved_at) on script_versions to ringfence_tenant;
grant update (approved_by) on script_versions to ringfence_super;
grant update (approved_by) on script_versions to ringfence_tenant;
grant update (archived_at) on lists to ringfence_super;
grant update (archived_at) on lists to ringfence_tenant;
grant update (archived_at) on scripts to ringfence_super;
grant update (archived_at) on scripts to ringfence_tenant;
grant update (archived_by) on lists to ringfence_super;
grant update (archived_by) on lists to ringfence_tenant;
grant update (asked_as) on imports to ringfence_super;
grant update (asked_as) on imports to ringfence_tenant;
grant update (asked_at) on callbacks to ringfence_super;
grant update (asked_at) on callbacks to ringfence_tenant;
grant update (asked_by) on imports to ringfence_super;
grant update (asked_by) on imports to ringfence_tenant;
grant update (asked_how) on callbacks to ringfence_super;
grant update (asked_how) on callbacks to ringfence_tenant;
grant update (balance_minor) on debts to ringfence_super;
grant update (balance_minor) on debts to ringfence_tenant;
grant update (because) on person_links to ringfence_super;
grant update (because) on person_links to ringfence_tenant;
grant update (birth_year) on contacts to ringfence_super;
grant update (birth_year) on contacts to ringfence_tenant;
grant update (born_on) on contacts to ringfence_super;
grant update (born_on) on contacts to ringfence_tenant;
grant update (call_id) on callbacks to ringfence_super;
grant update (call_id) on callbacks to ringfence_tenant;
grant update (calls) on campaign_breakers to ringfence_super;
grant update (calls) on campaign_breakers to ringfence_tenant;
grant update (calls_at_once) on campaigns to ringfence_super;
grant update (calls_at_once) on campaigns to ringfence_tenant;
grant update (calls_at_once) on organizations to ringfence_super;
grant update (calls_at_once) on organizations to ringfence_tenant;
grant update (calls_per_second) on campaigns to ringfence_super;
grant update (calls_per_second) on campaigns to ringfence_tenant;
grant update (calls_per_second) on organizations to ringfence_super;
grant update (calls_per_second) on organizations to ringfence_tenant;
grant update (campaign_id) on callbacks to ringfence_super;
grant update (campaign_id) on callbacks to ringfence_tenant;
grant update (cancelled_at) on targets to ringfence_super;
grant update (cancelled_at) on targets to ringfence_tenant;
grant update (cancelled_because) on promises to ringfence_super;
grant update (cancelled_because) on promises to ringfence_tenant;
grant update (cancelled_by) on promises to ringfence_super;
grant update (cancelled_by) on promises to ringfence_tenant;
grant update (changed) on contact_actions to ringfence_super;
grant update (changed) on contact_actions to ringfence_tenant;
grant update (changed_at) on campaign_lists to ringfence_super;
grant update (changed_at) on campaign_lists to ringfence_tenant;
grant update (changed_at) on contacts to ringfence_super;
grant update (changed_at) on contacts to ringfence_tenant;
grant update (changed_by) on contacts to ringfence_super;
grant update (changed_by) on contacts to ringfence_tenant;
grant update (changed_by_import) on payments to ringfence_super;
grant update (changed_by_import) on payments to ringfence_tenant;
grant update (charged_off_on) on debts to ringfence_super;
grant update (charged_off_on) on debts to ringfence_tenant;
grant update (city) on contacts to ringfence_super;
grant update (city) on contacts to ringfence_tenant;
grant update (columns) on imports to ringfence_super;
grant update (columns) on imports to ringfence_tenant;
grant update (confirmed_zone) on contacts to ringfence_super;
grant update (confirmed_zone) on contacts to ringfence_tenant;
grant update (confirms_callable) on imports to ringfence_super;
grant update (confirms_callable) on imports to ringfence_tenant;
grant update (consent_id) on callbacks to ringfence_super;
grant update (consent_id) on callbacks to ringfence_tenant;
grant update (content) on saved_views to ringfence_super;
grant update (content) on saved_views to ringfence_tenant;
grant update (content) on script_versions to ringfence_super;
grant update (content) on script_versions to ringfence_tenant;
grant update (country) on contacts to ringfence_super;
grant update (country) on contacts to ringfence_tenant;
grant update (creditor) on debts to ringfence_super;
grant update (creditor) on debts to ringfence_tenant;
grant update (currency) on debts to ringfence_super;
grant update (currency) on debts to ringfence_tenant;
grant update (custom) on contacts to ringfence_super;
grant update (custom) on contacts to ringfence_tenant;
grant update (daily_limit) on caller_ids to ringfence_super;
grant update (daily_limit) on caller_ids to ringfence_tenant;
grant update (debt_id) on callbacks to ringfence_super;
grant update (debt_id) on callbacks to ringfence_tenant;
grant update (debt_id) on targets to ringfence_super;
grant update (debt_id) on targets to ringfence_tenant;
grant update (decision_id) on targets to ringfence_super;
grant update (decision_id) on targets to ringfence_tenant;
grant update (deleted_at) on recordings to ringfence_super;
grant update (deleted_at) on recordings to ringfence_tenant;
grant update (deleted_because) on recordings to ringfence_super;
grant update (deleted_because) on recordings to ringfence_tenant;
grant update (deleted_by) on recordings to ringfence_super;
grant update (deleted_by) on recordings to ringfence_tenant;
grant update (destination) on import_layouts to ringfence_super;
grant update (destination) on import_layouts to ringfence_tenant;
grant update (done) on contact_actions to ringfence_super;
grant update (done) on contact_actions to ringfence_tenant;
grant update (done) on imports to ringfence_super;
grant update (done) on imports to ringfence_tenant;
grant update (draft) on imports to ringfence_super;
grant update (draft) on imports to ringfence_tenant;
grant update (due_on) on debts to ringfence_super;
grant update (due_on) on debts to ringfence_tenant;
grant update (earlier_periods) on promises to ringfence_super;
grant update (earlier_periods) on promises to ringfence_tenant;
grant update (email) on contacts to ringfence_super;
grant update (email) on contacts to ringfence_tenant;
grant update (end_reason) on caller_id_rests to ringfence_super;
grant update (end_reason) on caller_id_rests to ringfence_tenant;
grant update (ended_at) on caller_id_rests to ringfence_super;
grant update (ended_at) on caller_id_rests to ringfence_tenant;
grant update (ended_because) on targets to ringfence_super;
grant update (ended_because) on targets to ringfence_tenant;
grant update (ended_by) on caller_id_rests to ringfence_super;
grant update (ended_by) on caller_id_rests to ringfence_tenant;
grant update (events) on campaign_breakers to ringfence_super;
grant update (events) on campaign_breakers to ringfence_tenant;
grant update (expires_on) on licences to ringfence_super;
grant update (expires_on) on licences to ringfence_tenant;
grant update (failure) on contact_actions to ringfence_super;
grant update (failure) on contact_actions to ringfence_tenant;
grant update (failure) on imports to ringfence_super;
grant update (failure) on imports to ringfence_tenant;
grant update (failure_detail) on imports to ringfence_super;
grant update (failure_detail) on imports to ringfence_tenant;
grant update (failure_reason) on imports to ringfence_super;
grant update (failure_reason) on imports to ringfence_tenant;
grant update (failure_values) on imports to ringfence_super;
grant update (failure_values) on imports to ringfence_tenant;
grant update (findings) on imports to ringfence_super;
grant update (findings) on imports to ringfence_tenant;
grant update (finished_at) on campaigns to ringfence_super;
grant update (finished_at) on campaigns to ringfence_tenant;
grant update (finished_at) on contact_actions to ringfence_super;
grant update (finished_at) on contact_actions to ringfence_tenant;
grant update (first_contact_at) on debts to ringfence_super;
grant update (first_contact_at) on debts to ringfence_tenant;
grant update (full_name) on contacts to ringfence_super;
grant update (full_name) on contacts to ringfence_tenant;
grant update (full_name) on profiles to ringfence_tenant;
grant update (gone_through_to) on campaign_returns to ringfence_super;
grant update (gone_through_to) on campaign_returns to ringfence_tenant;
grant update (has_passed_over) on campaign_returns to ringfence_super;
grant update (has_passed_over) on campaign_returns to ringfence_tenant;
grant update (header) on import_layouts to ringfence_super;
grant update (header) on import_layouts to ringfence_tenant;
grant update (header) on imports to ringfence_super;
grant update (header) on imports to ringfence_tenant;
grant update (heard_at) on imports to ringfence_super;
grant update (heard_at) on imports to ringfence_tenant;
grant update (hours) on staffed_lines to ringfence_super;
grant update (hours) on staffed_lines to ringfence_tenant;
grant update (import_id) on person_links to ringfence_super;
grant update (import_id) on person_links to ringfence_tenant;
grant update (inspection) on imports to ringfence_super;
grant update (inspection) on imports to ringfence_tenant;
grant update (is_ending) on campaigns to ringfence_super;
grant update (is_ending) on campaigns to ringfence_tenant;
grant update (is_excluded) on campaign_lists to ringfence_super;
grant update (is_excluded) on campaign_lists to ringfence_tenant;
grant update (is_mistake) on suppressions to ringfence_super;
grant update (is_mistake) on suppressions to ringfence_tenant;
grant update (is_on) on breaker_limits to ringfence_super;
grant update (is_on) on breaker_limits to ringfence_tenant;
grant update (is_service_member) on contacts to ringfence_super;
grant update (is_service_member) on contacts to ringfence_tenant;
grant update (is_shared) on saved_views to ringfence_super;
grant update (is_shared) on saved_views to ringfence_tenant;
grant update (is_taken_back) on targets to ringfence_super;
grant update (is_taken_back) on targets to ringfence_tenant;
grant update (is_taken_out) on campaign_people_removed to ringfence_super;
grant update (is_taken_out) on campaign_people_removed to ringfence_tenant;
grant update (is_time_barred) on debts to ringfence_super;
grant update (is_time_barred) on debts to ringfence_tenant;
grant update (is_total_exact) on contact_actions to ringfence_super;
grant update (is_total_exact) on contact_actions to ringfence_tenant;
grant update (kind) on debts to ringfence_super;
grant update (kind) on debts to ringfence_tenant;
grant update (label) on caller_ids to ringfence_super;
grant update (label) on caller_ids to ringfence_tenant;
grant update (label) on phones to ringfence_super;
grant update (label) on phones to ringfence_tenant;
grant update (label) on staffed_lines to ringfence_super;
grant update (label) on staffed_lines to ringfence_tenant;
grant update (language) on contacts to ringfence_super;
grant update (language) on contacts to ringfence_tenant;
grant update (ledger_version) on contacts to ringfence_super;
grant update (ledger_version) on contacts to ringfence_tenant;
grant update (level) on campaign_breakers to ringfence_super;
grant update (level) on campaign_breakers to ringfence_tenant;
grant update (lifted_at) on call_halts to ringfence_super;
grant update (lifted_at) on call_halts to ringfence_tenant;
grant update (lifted_at) on inconvenient_times to ringfence_super;
grant update (lifted_at) on inconvenient_times to ringfence_tenant;
grant update (lifted_at) on suppressions to ringfence_super;
grant update (lifted_at) on suppressions to ringfence_tenant;
grant update (lifted_because) on suppressions to ringfence_super;
grant update (lifted_because) on suppressions to ringfence_tenant;
grant update (lifted_by) on call_halts to ringfence_super;
grant update (lifted_by) on call_halts to ringfence_tenant;
grant update (lifted_by) on inconvenient_times to ringfence_super;
grant update (lifted_by) on inconvenient_times to ringfence_tenant;
grant update (lifted_by) on suppressions to ringfence_super;
grant update (lifted_by) on suppressions to ringfence_tenant;
grant update (lifted_ground) on suppressions to ringfence_super;
grant update (lifted_ground) on suppressions to ringfence_tenant;
grant update (line_type) on phones to ringfence_super;
grant update (line_type) on phones to ringfence_tenant;
grant update (linked_at) on person_links to ringfence_super;
grant update (linked_at) on person_links to ringfence_tenant;
grant update (linked_by) on person_links to ringfence_super;
grant update (linked_by) on person_links to ringfence_tenant;
grant update (list_id) on imports to ringfence_super;
grant update (list_id) on imports to ringfence_tenant;
grant update (list_name) on imports to ringfence_super;
grant update (list_name) on imports to ringfence_tenant;
grant update (mapping) on import_layouts to ringfence_super;
grant update (mapping) on import_layouts to ringfence_tenant;
grant update (mapping) on imports to ringfence_super;
grant update (mapping) on imports to ringfence_tenant;
grant update (merged_into) on lists to ringfence_super;
grant update (merged_into) on lists to ringfence_tenant;
grant update (moved_before) on targets to ringfence_super;
grant update (moved_before) on targets to ringfence_tenant;
grant update (moved_to) on targets to ringfence_super;
grant update (moved_to) on targets to ringfence_tenant;
grant update (name) on caller_id_pools to ringfence_super;
grant update (name) on caller_id_pools to ringfence_tenant;
grant update (name) on import_layouts to ringfence_super;
grant update (name) on import_layouts to ringfence_tenant;
grant update (name) on lists to ringfence_super;
grant update (name) on lists to ringfence_tenant;
grant update (name) on organizations to ringfence_super;
grant update (name) on organizations to ringfence_tenant;
grant update (name) on scripts to ringfence_super;
grant update (name) on scripts to ringfence_tenant;
grant update (next_at) on recordings to ringfence_super;
grant update (next_at) on recordings to ringfence_tenant;
grant update (next_at) on targets to ringfence_super;
grant update (next_at) on targets to ringfence_tenant;
grant update (not_before) on callbacks to ringfence_super;
grant update (not_before) on callbacks to ringfence_tenant;
grant update (notice_sent_on) on debts to ringfence_super;
grant update (notice_sent_on) on debts to ringfence_tenant;
grant update (number) on licences to ringfence_super;
grant update (number) on licences to ringfence_tenant;
grant update (obtained_by) on imports to ringfence_super;
grant update (obtained_by) on imports to ringfence_tenant;
grant update (obtained_how) on imports to ringfence_super;
grant update (obtained_how) on imports to ringfence_tenant;
grant update (obtained_on) on imports to ringfence_super;
grant update (obtained_on) on imports to ringfence_tenant;
grant update (opened_at) on promises to ringfence_super;
grant update (opened_at) on promises to ringfence_tenant;
grant update (opened_on) on debts to ringfence_super;
grant update (opened_on) on debts to ringfence_tenant;
grant update (ordinary_percent) on breaker_limits to ringfence_super;
grant update (ordinary_percent) on breaker_limits to ringfence_tenant;
grant update (original_minor) on debts to ringfence_super;
grant update (original_minor) on debts to ringfence_tenant;
grant update (pace) on imports to ringfence_super;
grant update (pace) on imports to ringfence_tenant;
grant update (paused_because) on campaigns to ringfence_super;
grant update (paused_because) on campaigns to ringfence_tenant;
grant update (paused_for) on campaigns to ringfence_super;
grant update (paused_for) on campaigns to ringfence_tenant;
grant update (peaks) on recordings to ringfence_super;
grant update (peaks) on recordings to ringfence_tenant;
grant update (person_role) on debts to ringfence_super;
grant update (person_role) on debts to ringfence_tenant;
grant update (phone_id) on targets to ringfence_super;
grant update (phone_id) on targets to ringfence_tenant;
grant update (place) on phones to ringfence_super;
grant update (place) on phones to ringfence_tenant;
grant update (places) on staffed_lines to ringfence_super;
grant update (places) on staffed_lines to ringfence_tenant;
grant update (plan_position) on campaigns to ringfence_super;
grant update (plan_position) on campaigns to ringfence_tenant;
grant update (plan_since) on campaigns to ringfence_super;
grant update (plan_since) on campaigns to ringfence_tenant;
grant update (planned_at) on campaigns to ringfence_super;
grant update (planned_at) on campaigns to ringfence_tenant;
grant update (pool_id) on caller_ids to ringfence_super;
grant update (pool_id) on caller_ids to ringfence_tenant;
grant update (postal_code) on contacts to ringfence_super;
grant update (postal_code) on contacts to ringfence_tenant;
grant update (private_key) on evidence_keys to ringfence_system;
grant update (read_at) on notifications to ringfence_super;
grant update (read_at) on notifications to ringfence_tenant;
grant update (reading) on imports to ringfence_super;
grant update (reading) on imports to ringfence_tenant;
grant update (reassigned_answer) on phones to ringfence_super;
grant update (reassigned_answer) on phones to ringfence_tenant;
grant update (reassigned_checked_on) on phones to ringfence_super;
grant update (reassigned_checked_on) on phones to ringfence_tenant;
grant update (recent_calls) on campaign_breakers to ringfence_super;
grant update (recent_calls) on campaign_breakers to ringfence_tenant;
grant update (recent_events) on campaign_breakers to ringfence_super;
grant update (recent_events) on campaign_breakers to ringfence_tenant;
grant update (recorded_by) on callbacks to ringfence_super;
grant update (recorded_by) on callbacks to ringfence_tenant;
grant update (region) on contacts to ringfence_super;
grant update (region) on contacts to ringfence_tenant;
grant update (region) on licences to ringfence_super;
grant update (region) on licences to ringfence_tenant;
grant update (removed_at) on targets to ringfence_super;
grant update (removed_at) on targets to ringfence_tenant;
grant update (rests_until) on caller_ids to ringfence_super;
grant update (rests_until) on caller_ids to ringfence_tenant;
grant update (retired_at) on evidence_keys to ringfence_system;
grant update (reversed_at) on payments to ringfence_super;
grant update (reversed_at) on payments to ringfence_tenant;
grant update (reversed_by) on payments to ringfence_super;
grant update (reversed_by) on payments to ringfence_tenant;
grant update (revision) on contacts to ringfence_super;
grant update (revision) on contacts to ringfence_tenant;
grant update (revision) on script_versions to ringfence_super;
grant update (revision) on script_versions to ringfence_tenant;
grant update (revoked_at) on consents to ringfence_super;
grant update (revoked_at) on consents to ringfence_tenant;
grant update (revoked_at) on invitations to ringfence_super;
grant update (revoked_at) on invitations to ringfence_tenant;
grant update (revoked_by) on consents to ringfence_super;
grant update (revoked_by) on consents to ringfence_tenant;
grant update (revoked_evidence) on consents to ringfence_super;
grant update (revoked_evidence) on consents to ringfence_tenant;
grant update (revoked_for) on consents to ringfence_super;
grant update (revoked_for) on consents to ringfence_tenant;
grant update (role) on user_organizations to ringfence_tenant;
grant update (script_id) on campaigns to ringfence_super;
grant update (script_id) on campaigns to ringfence_tenant;
grant update (script_version) on campaigns to ringfence_super;
grant update (script_version) on campaigns to ringfence_tenant;
grant update (secrets_key) on evidence_keys to ringfence_system;
grant update (settled_at) on callbacks to ringfence_super;
grant update (settled_at) on callbacks to ringfence_tenant;
grant update (settled_at) on promises to ringfence_super;
grant update (settled_at) on promises to ringfence_tenant;
grant update (settled_by) on callbacks to ringfence_super;
grant update (settled_by) on callbacks to ringfence_tenant;
grant update (state) on callbacks to ringfence_super;
grant update (state) on callbacks to ringfence_tenant;
grant update (state) on caller_id_pools to ringfence_super;
grant update (state) on caller_id_pools to ringfence_tenant;
grant update (state) on caller_ids to ringfence_super;
grant update (state) on caller_ids to ringfence_tenant;
grant update (state) on campaigns to ringfence_super;
grant update (state) on campaigns to ringfence_tenant;
grant update (state) on contact_actions to ringfence_super;
grant update (state) on contact_actions to ringfence_tenant;
grant update (state) on debts to ringfence_super;
grant update (state) on debts to ringfence_tenant;
grant update (state) on imports to ringfence_super;
grant update (state) on imports to ringfence_tenant;
grant update (state) on phones to ringfence_super;
grant update (state) on phones to ringfence_tenant;
grant update (state) on promises to ringfence_super;
grant update (state) on promises to ringfence_tenant;
grant update (state) on recordings to ringfence_super;
grant update (state) on recordings to ringfence_tenant;
grant update (state) on script_versions to ringfence_super;
grant update (state) on script_versions to ringfence_tenant;
grant update (state) on targets to ringfence_super;
grant update (state) on targets to ringfence_tenant;
grant update (step) on imports to ringfence_super;
grant update (step) on imports to ringfence_tenant;
grant update (suits) on callbacks to ringfence_super;
grant update (suits) on callbacks to ringfence_tenant;
grant update (taken_out_to) on campaign_lists to ringfence_super;
grant update (taken_out_to) on campaign_lists to ringfence_tenant;
grant update (takes_ring_backs) on staffed_lines to ringfence_super;
grant update (takes_ring_backs) on staffed_lines to ringfence_tenant;
grant update (takes_transfers) on staffed_lines to ringfence_super;
grant update (takes_transfers) on staffed_lines to ringfence_tenant;
grant update (time_stamp) on activity_heads to ringfence_super;
grant update (time_stamp) on activity_heads to ringfence_tenant;
grant update (time_stamped_at) on activity_heads to ringfence_super;
grant update (time_stamped_at) on activity_heads to ringfence_tenant;
grant update (to_plan_count) on campaigns to ringfence_super;
grant update (to_plan_count) on campaigns to ringfence_tenant;
grant update (total) on contact_actions to ringfence_super;
grant update (total) on contact_actions to ringfence_tenant;
grant update (total) on imports to ringfence_super;
grant update (total) on imports to ringfence_tenant;
grant update (tries) on imports to ringfence_super;
grant update (tries) on imports to ringfence_tenant;
grant update (undone_by) on imports to ringfence_super;
grant update (undone_by) on imports to ringfence_tenant;
grant update (updated_at) on debts to ringfence_super;
grant update (updated_at) on debts to ringfence_tenant;
grant update (used_at) on import_layouts to ringfence_super;
grant update (used_at) on import_layouts to ringfence_tenant;
grant update (verdict) on targets to ringfence_super;
grant update (verdict) on targets to ringfence_tenant;
grant update (verified_at) on caller_ids to ringfence_super;
grant update (verified_at) on caller_ids to ringfence_tenant;
grant update (verified_at) on staffed_lines to ringfence_super;
grant update (verified_at) on staffed_lines to ringfence_tenant;
grant update (verified_how) on caller_ids to ringfence_super;
grant update (verified_how) on caller_ids to ringfence_tenant;
grant update (verified_how) on staffed_lines to ringfence_super;
grant update (verified_how) on staffed_lines to ringfence_tenant;
grant update (waits_since) on imports to ringfence_super;
grant update (waits_since) on imports to ringfence_tenant;
grant update (wanted_at) on callbacks to ringfence_super;
grant update (wanted_at) on callbacks to ringfence_tenant;
grant update (wants_someone) on callbacks to ringfence_super;
grant update (wants_someone) on callbacks to ringfence_tenant;
grant update (was_excluded) on campaign_lists to ringfence_super;
grant update (was_excluded) on campaign_lists to ringfence_tenant;
grant update (withdrawn_at) on script_versions to ringfence_super;
grant update (withdrawn_at) on script_versions to ringfence_tenant;
grant update (withdrawn_by) on script_versions to ringfence_super;
grant update (withdrawn_by) on script_versions to ringfence_tenant;
grant update (written_at) on script_versions to ringfence_super;
grant update (written_at) on script_versions to ringfence_tenant;
grant update (written_by) on script_versions to ringfence_super;
grant update (written_by) on script_versions to ringfence_tenant;
grant update (zone) on organizations to ringfence_super;
grant update (zone) on organizations to ringfence_tenant;
grant update (zone) on staffed_lines to ringfence_super;
grant update (zone) on staffed_lines to ringfence_tenant;
grant usage on live_events_sequence to ringfence_system;
