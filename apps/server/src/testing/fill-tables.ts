import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { signHeads } from '../features/evidence/sign-heads.ts';
import { importFile } from '../features/imports/import-file.ts';
import { sealEntries } from '../platform/activity/seal-entries.ts';
import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList } from './add-campaign.ts';
import type { TestOrganization } from './add-organization.ts';
import { addUploads } from './add-uploads.ts';
import { insertChoices } from './fill-choices.ts';
import { testSecrets } from './test-secrets.ts';
import { askSystem, testStatement } from './test-statement.ts';

const effects = { wakeRelay() {}, wakeSealing() {} };
const file = 'name,phone,balance\nAnn,312-555-0142,12.50\nBob,,3\n';

const insertCall = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'allow', '[]', '[]', 0, 1, '{}',
       sha256('facts'), 'test'
     from targets where organization_id = $1 and campaign_id = $2 limit 1
     returning *
   ), call as (
     insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
       decision_id, attempt, caller_id, carrier, reserved_at, heard_at)
     select decision.organization_id, decision.campaign_id, decision.contact_id, target.phone_id,
       '+13125550142', target.debt_id, decision.id, 1, '+13125550000', 'test', now(), now()
     from decision join targets target using (organization_id, campaign_id, contact_id)
     returning *
   )
   insert into carrier_events (organization_id, call_id, key, kind, received_at, content)
   select organization_id, id, 'ringing', 'ringing', now(), '{}' from call`,
  {},
);

/** It has ended, so that it stands in nobody's way. */
const insertHalt = testStatement(
  `insert into call_halts (organization_id, note, started_by, started_at, by_super_administrator,
     lifted_by, lifted_at)
   values ($1, 'Filled', $2, now(), false, $2, now())`,
  {},
);

const insertSettings = testStatement(
  `with invitation as (
     insert into invitations (organization_id, email, token_hash, invited_by, created_at, expires_at)
     values ($1, 'filled@example.com', sha256(convert_to($1::uuid::text, 'UTF8')), $2, now(), now())
   ), licence as (
     insert into licences (organization_id, region, number) values ($1, 'IL', 'Filled')
   ), account as (
     insert into carrier_accounts (organization_id, carrier, title, settings, secrets, secrets_key,
       calls_per_second, calls_at_once, state, created_by)
     values ($1, 'simulator', 'Filled', '{"sid": "Filled"}', 'Filled', 'Filled', 1, 1, 'resting', $2)
     returning id
   ), rate as (
     insert into carrier_rates (organization_id, account_id, country, currency, per_minute_micro, per_call_micro,
       increment_seconds)
     select $1, id, 'US', 'USD', 14000, 0, 60 from account
   ), rollup as (
     insert into cost_rollups (organization_id, starts_at, currency, calls, amount_micro)
     values ($1, '2026-01-02', 'USD', 1, 14000)
   ), verification as (
     insert into caller_id_verifications (organization_id, e164, label, account_id, called_from, requested_by,
       requested_at, zones, calls_before, code, code_key, state, outcome)
     values ($1, '+13125550198', 'Filled', gen_random_uuid(), '+13125550199', $2, now(), '{America/Chicago}', 0,
       'Filled', 'Filled', 'ended', 'no_answer')
   ), api_key as (
     insert into api_keys (organization_id, name, prefix, secret_hash, scopes, owner_id, created_by)
     values ($1, 'Filled', 'rfk_filled', sha256(convert_to('key ' || $1::uuid::text, 'UTF8')),
       '{contacts.read}', $2, $2)
   ), pool as (
     insert into caller_id_pools (organization_id, name) values ($1, 'Filled')
   ), day as (
     insert into caller_id_days (organization_id, caller_id, day, placed, answered)
     values ($1, '+13125550199', '2026-01-02', 1, 0)
   ), caller_id as (
     insert into caller_ids (organization_id, e164, state) values ($1, '+13125550199', 'active')
     returning organization_id, id
   )
   insert into caller_id_rests (organization_id, caller_id_id, started_at, until, because, recent_placed,
     recent_answered, past_placed, past_answered, others_placed, others_answered)
   select organization_id, id, now(), now() + interval '3 days', 'answer_rate', 100, 1, 500, 150, 0, 0
   from caller_id`,
  {},
);

/** Approved once, with the next draft already written; and a line that is yet to be verified. */
const insertScript = testStatement(
  `with script as (
     insert into scripts (organization_id, name, purpose, created_by)
     values ($1, 'Filled', 'promise', $2)
     returning organization_id, id
   ), version as (
     insert into script_versions (organization_id, script_id, version, content, state, written_by,
       approved_by, approved_at)
     select organization_id, id, 1, $3::jsonb, 'approved', $2, $2::uuid, now() from script
     union all
     select organization_id, id, 2, $3::jsonb, 'draft', $2, null, null from script
   ), line as (
     insert into staffed_lines (organization_id, e164, label, zone)
     values ($1, '+18005550123', 'Filled', 'America/Chicago')
   )
   insert into caller_id_verifications (organization_id, e164, account_id, called_from, requested_by,
     requested_at, zones, calls_before, state, outcome, script_id, script_version)
   select organization_id, '+13125550197', gen_random_uuid(), '+13125550199', $2, now(), '{America/Chicago}', 0,
     'ended', 'no_answer', id, 1
   from script`,
  {},
);

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_by, created_at)
   values ($1, 1, $3, $2, now())`,
  {},
);

/** A call that somebody corrected. */
const insertCorrection = testStatement(
  `with call as (
     insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
       attempt, caller_id, carrier, reserved_at, heard_at, placing_at, state, outcome, ended_at)
     select organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, 2,
       caller_id, carrier, now(), now(), now(), 'ended', 'no_answer', now()
     from calls where organization_id = $1 limit 1
     returning organization_id, id, contact_id
   )
   insert into call_corrections (organization_id, call_id, contact_id, outcome_before, outcome, reason,
     is_loosening, corrected_by, corrected_at)
   select organization_id, id, contact_id, 'no_answer', 'failed', 'Filled', false, $2, now() from call`,
  {},
);

/** Of years ago, so that it may be deleted; and what is left of another. */
const insertRecording = testStatement(
  `with discarded as (
     insert into discarded_recordings (organization_id, store_key, next_at)
     values ($1, 'recordings/filled', 'infinity')
   )
   insert into recordings (organization_id, call_id, contact_id, account_id, carrier_recording_id, state,
     seconds, announced_words, announced_at, bytes, content_type, sha256, peaks, created_at, next_at,
     fetched_at, delete_after)
   select organization_id, id, contact_id, gen_random_uuid(), 'Filled', 'kept', 7, 'Filled', now(), 4,
     'audio/wav', sha256('Filled'), '{0,50,100}', '2020-01-02', null, '2020-01-02', '2023-01-02'
   from calls where organization_id = $1 limit 1`,
  {},
);

/** Not before the correction, which has what was talked about found out again. */
const insertTalk = testStatement(
  `insert into first_conversations (organization_id, debt_id, contact_id, occurred_at)
   select distinct organization_id, debt_id, contact_id, now() from calls where organization_id = $1`,
  {},
);

/** What was learned of the person who was called. */
const insertRecords = testStatement(
  `with inconvenient as (
     insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
       evidence, recorded_by, started_at)
     select organization_id, contact_id, '{mon}', 540, 720, 'person', 'Filled', $2, now()
     from calls where organization_id = $1
   ), outside as (
     insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at,
       evidence, recorded_by)
     select organization_id, contact_id, e164, 'outbound', 'no_answer', now(), 'Filled', $2
     from calls where organization_id = $1
   ), promise as (
     insert into promises (organization_id, contact_id, debt_id, plan_id, amount_minor, currency, due_on,
       made_how, recorded_by, made_at, opened_at)
     select organization_id, contact_id, debt_id, new_id(), 100, 'USD', '2026-04-10', 'member', $2, now(), now()
     from calls where organization_id = $1
   ), callback as (
     insert into callbacks (organization_id, contact_id, debt_id, asked_how, asked_at, suits, recorded_by)
     select organization_id, contact_id, debt_id, 'member', now(), 'morning', $2
     from calls where organization_id = $1
   ), payment as (
     insert into payments (organization_id, contact_id, debt_id, amount_minor, applied_minor, currency, paid_on,
       payer_reference, source, recorded_by)
     select organization_id, contact_id, debt_id, 100, 100, 'USD', '2026-04-01', 'Filled', 'member', $2
     from calls where organization_id = $1
   ), further as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency)
     select organization_id, contact_id, 'Further', 100, 'USD' from calls where organization_id = $1
     returning organization_id, contact_id, id
   ), about as (
     insert into call_debts (organization_id, contact_id, call_id, debt_id)
     select call.organization_id, call.contact_id, call.id, further.id
     from calls call join further using (organization_id, contact_id)
   ), live as (
     insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
       reserved_at, heard_at, ledger_version, policy_version)
     select organization_id, id, campaign_id, contact_id, e164, carrier, reserved_at, heard_at, 0, 0
     from calls where organization_id = $1
     returning organization_id, call_id
   ), connected as (
     insert into connected_calls (organization_id, call_id, line_id, turn, taken_at)
     select live.organization_id, live.call_id, line.id, 1, now()
     from live cross join lateral (select id from staffed_lines
       where staffed_lines.organization_id = live.organization_id limit 1) line
   ), looked_up as (
     insert into line_lookups (organization_id, phone_id, line_type, carrier, looked_up_at)
     select organization_id, id, 'mobile', 'simulator', now() from phones where organization_id = $1 limit 1
   ), available as (
     insert into available_members (organization_id, user_id, session_id, since, until)
     select organization_id, user_id, gen_random_uuid(), now(), now() + interval '1 hour'
     from user_organizations where organization_id = $1 and user_id = $2
   ), raised as (
     insert into ledger_raises (organization_id, contact_id)
     select organization_id, contact_id from calls where organization_id = $1
   ), scheduled as (
     insert into campaign_schedules (organization_id, campaign_id, set_at)
     select organization_id, campaign_id, now() from calls where organization_id = $1 and campaign_id is not null
     on conflict do nothing
   ), further_list as (
     insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded)
     select campaign.organization_id, campaign.id, campaign.list_id, false from campaigns campaign
     where campaign.organization_id = $1 and campaign.list_id is not null
     on conflict do nothing
   ), paced as (
     insert into pace_budgets (organization_id, holder_id)
     select organization_id, campaign_id from calls where organization_id = $1 and campaign_id is not null
     on conflict do nothing
   ), answered as (
     insert into answer_hours (organization_id, zone, weekday, hour, placed, answered, counted_at)
     values ($1, 'America/Chicago', 0, 10, 1, 0, now())
     on conflict do nothing
   ), tried as (
     insert into answer_hour_tries (organization_id, tried_at, failures) values ($1, now(), 0)
     on conflict do nothing
   ), day as (
     insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
     select organization_id, campaign_id, '2026-01-02', 1, 0 from calls where organization_id = $1
     returning *
   ), broken as (
     insert into breaker_counts (organization_id, campaign_id, ended) select organization_id, campaign_id, 1 from day
   ), beginning as (
     insert into breaker_minutes (organization_id, campaign_id, minute, caller_id, ended)
     select organization_id, campaign_id, '2026-01-02 10:00Z', '+13125550100', 1 from day
   ), breaking as (
     insert into campaign_breakers (organization_id, campaign_id, kind)
     select organization_id, campaign_id, 'refusals' from day
   ), limited as (
     insert into breaker_limits (organization_id, kind, is_on, ordinary_percent) values ($1, 'refusals', true, 6)
   ), resumed as (
     insert into abandonment_resumes (organization_id, campaign_id, resumed_at, day, answered, abandoned)
     select organization_id, campaign_id, now(), day, answered, abandoned from day
   )
   insert into kept_stops (organization_id, number_hash, kind, kept_at)
   values ($1, sha256(convert_to($1::uuid::text || '+13125550198', 'UTF8')), 'number_stop', now())`,
  {},
);

/** Two who were taken for one, and were parted: nobody is bound by either. */
const insertParted = testStatement(
  `with other as (
     insert into contacts (organization_id, external_reference, full_name, country)
     values ($1, 'Filled', 'Filled', 'US') returning id
   ), pair as (
     select least(contact.id, other.id) as one, greatest(contact.id, other.id) as two
     from contacts contact cross join other
     where contact.organization_id = $1 and contact.full_name = 'Cid'
   ), linked as (
     insert into person_links (organization_id, contact_id, other_id, because)
     select $1, one, two, 'number' from pair
   )
   insert into person_partings (organization_id, contact_id, other_id, because, parted_by, parted_at)
   select $1, one, two, 'Filled', $2, now() from pair`,
  {},
);

const insertAudit = testStatement(
  `with audit as (
     insert into audits (organization_id, cause, started_at, heard_at, finished_at, violations)
     values ($1, 'nightly', now(), now(), now(), 1) returning *
   )
   insert into audit_findings (organization_id, audit_id, position, kind, code, call_id, contact_id,
     decision_id, occurred_at, detail)
   select audit.organization_id, audit.id, 1, 'violation', 'WINDOW_CLOSED', call.id, call.contact_id,
     call.decision_id, now(), 'Filled'
   from audit join calls call on call.organization_id = audit.organization_id`,
  {},
);

/** What somebody saved, did and asked for in the lists of contacts; it has ended. */
const insertWork = testStatement(
  `with view as (
     insert into saved_views (organization_id, name, content, is_shared, created_by)
     values ($1, 'Filled', '{"filter":{},"sort":"name","direction":"ascending","columns":[]}', true, $2)
   ), view_of_calls as (
     insert into saved_views (organization_id, kind, name, content, is_shared, created_by)
     values ($1, 'calls', 'Filled', '{"filter":{},"order":"newest","columns":[]}', true, $2),
       ($1, 'campaigns', 'Filled', '{}', true, $2)
   ), action as (
     insert into contact_actions (organization_id, kind, content, selection, state, changed,
       created_by, finished_at)
     select $1, 'add_to_list', jsonb_build_object('listId', id), '{"contactIds":[]}', 'done', 1, $2,
       now()
     from lists where organization_id = $1 and name = 'Filled'
     returning organization_id, id
   ), change as (
     insert into contact_action_changes (organization_id, action_id, contact_id, added_at)
     select action.organization_id, action.id, contact.id, now()
     from action join contacts contact on contact.organization_id = action.organization_id
     limit 1
   ), download as (
     insert into downloads (organization_id, token_hash, kind, content, created_by, expires_at)
     values ($1, sha256(convert_to('download' || $1::uuid, 'UTF8')), 'contacts', '{}', $2, now())
   ), shape as (
     insert into callable_shapes (organization_id, opens_at, closes_at, deferred_by, blocked_by)
     values ($1, '{}', '{}', '{}', 'NO_TCPA_CONSENT')
     returning organization_id, id
   ), shape_count as (
     insert into shape_counts (organization_id, shape_id, n) select organization_id, id, 0 from shape
   ), rollup as (
     insert into decision_rollups (organization_id, starts_at, verdict, code, n)
     values ($1, '2026-01-02T09:00:00Z', 'block', 'NO_TCPA_CONSENT', 1)
   )
   insert into list_figures (organization_id, list_id, contacts, balances, callable_now,
     callable_later, callable_never, callable_unknown, called, counted_at)
   select organization_id, id, 1, '[]', 0, 0, 0, 1, 0, now() from lists
   where organization_id = $1 and name = 'Filled'`,
  {},
);

const changeState = (table: string, from: string, to: string) =>
  testStatement(
    `update ${table} set state = '${to}' where organization_id = $1 and state = '${from}'
       and contact_id = (select id from contacts
         where organization_id = $1 and full_name = 'Ann' limit 1)`,
    {},
  );

/** Each state is in the end what it was before, and both changes have a date. */
const stateChanges = [
  changeState('phones', 'active', 'disconnected'),
  changeState('phones', 'disconnected', 'active'),
  changeState('debts', 'open', 'closed'),
  changeState('debts', 'closed', 'open'),
];

/** A row of the organization in every table of its business. */
export async function fillTables(
  database: Database,
  organization: TestOrganization,
): Promise<void> {
  await importFile(
    { database, effects, now: () => new Date(), readFreeBytes: async () => null },
    { scope: organization, headers: new Headers({ 'idempotency-key': 'fill' }) },
    {
      file: new File([file], 'people.csv'),
      listName: 'Filled',
      obtainedHow: 'given_to_creditor',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
    },
  );
  await addUploads(database, organization);
  const people = [{ name: 'Cid', e164: '+13125550143', stopped: true }];
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  await askSystem(database, insertCall, [organization.organizationId, campaignId]);
  await askSystem(database, insertRecords, [organization.organizationId, organization.userId]);
  await askSystem(database, insertParted, [organization.organizationId, organization.userId]);
  await askSystem(database, insertAudit, [organization.organizationId]);
  await askSystem(database, insertHalt, [organization.organizationId, organization.userId]);
  await askSystem(database, insertWork, [organization.organizationId, organization.userId]);
  await askSystem(database, insertSettings, [organization.organizationId, organization.userId]);
  await askSystem(database, insertScript, [
    organization.organizationId,
    organization.userId,
    JSON.stringify(startingScripts.reminder),
  ]);
  for (const statement of stateChanges) {
    await askSystem(database, statement, [organization.organizationId]);
  }
  await sealEntries(database, effects.wakeRelay);
  const signing = { database, secrets: testSecrets, now: () => new Date() };
  await signHeads(signing, organization.organizationId);
  await askSystem(database, insertPolicy, [
    organization.organizationId,
    organization.userId,
    JSON.stringify({ ...firstPolicy, numberGapMinutes: 15 }),
  ]);
  // Last: everything above is made for each call that there is.
  await askSystem(database, insertCorrection, [organization.organizationId, organization.userId]);
  await askSystem(database, insertChoices, [organization.organizationId, organization.userId]);
  await askSystem(database, insertTalk, [organization.organizationId]);
  await askSystem(database, insertRecording, [organization.organizationId]);
}
