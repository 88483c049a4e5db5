import type { Outcome } from '@ringfence/domain/calls/words';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { listNotices } from '../../testing/list-notices.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { checkCampaigns } from '../audits/index.ts';
import { findBroken } from './index.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());
/** What was planted is not to be dialled by another test. */
const forget = testStatement(
  `with calls as (delete from calls_under_way),
     campaigns as (update campaigns set state = 'paused' where state = 'running')
   update targets set state = 'done', next_at = null, ended_because = 'reached' where state = 'calling'`,
  {},
);
afterEach(() => askSystem(database, forget));

const since = new Date('2020-01-01T00:00:00Z');
const effects = { wakeRelay() {}, wakeSealing() {} };

async function look({ organizationId }: TestOrganization, now = new Date()) {
  const broken = await database.asSystem((transaction) =>
    findBroken(transaction, { organizationId, since, now }),
  );
  return broken.map(({ code, contactId, callId }) => ({ code, contactId, callId }));
}

const firstRules = JSON.stringify(firstRetryRules);
const keepRules = testStatement('update campaigns set retry = $2 where organization_id = $1', {});

async function addPerson(e164: string) {
  const organization = await addOrganization(database);
  const person = await addCalledPerson(database, organization, { e164 });
  await askSystem(database, keepRules, [organization.organizationId, firstRules]);
  return { organization, person };
}

const change = (text: string) => testStatement(text, {});
const onTarget = ({ organizationId, campaignId, contactId }: CalledPerson) => [
  organizationId,
  campaignId,
  contactId,
];
const ofTarget = 'organization_id = $1 and campaign_id = $2 and contact_id = $3';
const beCalled = change(
  `update targets set state = 'calling', next_at = null, attempts = 1 where ${ofTarget}`,
);
const join = change(
  `insert into list_contacts (organization_id, list_id, contact_id, added_at)
   select $1, list_id, $3, now() + make_interval(hours => $4) from campaigns
   where organization_id = $1 and id = $2`,
);
const finish = change(
  `update campaigns set state = 'finished', finished_at = now() - interval '1 hour'
   where organization_id = $1 and id = $2 and $3::uuid is not null`,
);
const rest = change(`update campaigns set retry = '{"no_answer": 600}'
   where organization_id = $1 and id = $2 and $3::uuid is not null`);
const onlyOnce = change(`update campaigns set most_attempts = 1
   where organization_id = $1 and id = $2 and $3::uuid is not null`);
const beDue = change(
  `with campaign as (update campaigns set planned_at = now() - interval '3 hours', script_id = 'none'
     where organization_id = $1 and id = $2)
   update targets set state = 'waiting', next_at = now() - interval '2 hours' where ${ofTarget}`,
);
const goOnForever = change(
  `insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier, state,
     reserved_at, placing_at, heard_at, ledger_version, policy_version)
   select organization_id, id, campaign_id, contact_id, e164, carrier, 'ringing', now() - make_interval(hours => $4),
     now(), now(), 0, 0
   from calls where ${ofTarget}`,
);
const tell = change(
  `insert into activity_entries (organization_id, actor_kind, action, subject_kind, subject_id, occurred_at)
   values ($1, 'system', $3, 'campaign', $2, now() + make_interval(mins => $4))`,
);
const readTarget = testStatement(
  `select state, next_at, attempts, ended_because from targets where ${ofTarget}`,
  { state: 'text', next_at: 'timestamptz?', attempts: 'int4', ended_because: 'text?' },
);
const listFindings = testStatement(
  `select audit.cause, finding.code from audits audit
   join audit_findings finding on finding.organization_id = audit.organization_id and finding.audit_id = audit.id
   where audit.organization_id = $1`,
  { cause: 'text', code: 'text' },
);

describe('campaigns in which nothing is wrong', () => {
  it('show nothing while they are called, and none when they are over', async () => {
    const organization = await addOrganization(database);
    const people = Array.from({ length: 20 }, (_, index) => ({
      name: `Person ${index}`,
      e164: `+1312555${4000 + index}`,
    }));
    const { listId } = await addList(database, organization, people);
    await addCampaign(database, organization, listId, 3);
    await askSystem(database, keepRules, [organization.organizationId, firstRules]);
    expect(await look(organization)).toEqual([]);
    await dialing.dialToTheEnd();
    expect(await look(organization)).toEqual([]);
  });
});

describe('somebody who is lost', () => {
  it('is on the list since before the campaign started, and not in it', async () => {
    const { organization, person } = await addPerson('+13125554101');
    const { contactIds } = await addList(database, organization, [
      { name: 'Bo', e164: '+13125554120' },
      { name: 'Cy', e164: '+13125554121' },
    ]);
    const [late = '', early = ''] = [contactIds.get('Bo'), contactIds.get('Cy')];
    const campaign = [person.organizationId, person.campaignId];
    await askSystem(database, join, [...campaign, late, 1]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, join, [...campaign, early, -24]);
    const found = [{ code: 'target_lost', contactId: early, callId: null }];
    expect(await look(organization)).toEqual(found);
  });

  it('still waits in a campaign that has ended', async () => {
    const { organization, person } = await addPerson('+13125554102');
    await askSystem(database, finish, onTarget(person));
    const found = [{ code: 'target_lost', contactId: person.contactId, callId: null }];
    expect(await look(organization)).toEqual(found);
  });
});

describe('somebody who is stuck', () => {
  it('is being called without a call', async () => {
    const { organization, person } = await addPerson('+13125554103');
    await askSystem(database, beCalled, onTarget(person));
    const found = [{ code: 'target_stuck', contactId: person.contactId, callId: null }];
    expect(await look(organization)).toEqual(found);
  });

  it('has a call that never ends', async () => {
    const { organization, person } = await addPerson('+13125554104');
    const callId = await addPlacedCall(database, person, { at: new Date().toISOString() });
    await askSystem(database, beCalled, onTarget(person));
    await askSystem(database, goOnForever, [...onTarget(person), 1]);
    const found = [{ code: 'call_endless', contactId: person.contactId, callId }];
    expect(await look(organization)).toEqual(found);
  });

  it('is due for an hour in which nothing was called', async () => {
    const { organization, person } = await addPerson('+13125554105');
    await askSystem(database, beDue, onTarget(person));
    // In an hour in which the account has called nobody.
    const later = new Date(Date.now() + 3 * 3_600_000);
    const found = [{ code: 'target_overdue', contactId: person.contactId, callId: null }];
    expect(await look(organization, later)).toEqual(found);
    await askSystem(
      database,
      change(`insert into call_halts (organization_id, started_by, started_at)
      select $1, id, now() from profiles limit 1`),
      [organization.organizationId],
    );
    expect(await look(organization, later)).toEqual([]);
  });
});

describe('somebody who was called out of turn', () => {
  const first = '2026-06-09T15:00:00Z';
  const call = (person: CalledPerson, at: string, outcome: Outcome = 'no_answer') =>
    addPlacedCall(database, person, { at, outcome });

  it.each([
    ['no_answer', '2026-06-09T18:50:00Z', '2026-06-09T19:01:00Z'],
    ['busy', '2026-06-09T15:20:00Z', '2026-06-09T15:31:00Z'],
    ['hung_up', '2026-06-10T14:00:00Z', '2026-06-10T15:01:00Z'],
  ] as const)('was called again too soon after %s', async (outcome, soon, later) => {
    const { organization, person } = await addPerson('+13125554106');
    await call(person, first, outcome);
    const callId = await call(person, soon);
    const found = [{ code: 'too_soon', contactId: person.contactId, callId }];
    expect(await look(organization)).toEqual(found);
    const other = await addPerson('+13125554107');
    await call(other.person, first, outcome);
    await call(other.person, later);
    expect(await look(other.organization)).toEqual([]);
  });

  it('was called sooner than the campaign chose', async () => {
    const { organization, person } = await addPerson('+13125554108');
    await call(person, first);
    const callId = await call(person, '2026-06-09T20:00:00Z');
    expect(await look(organization)).toEqual([]);
    await askSystem(database, rest, onTarget(person));
    expect(await look(organization)).toMatchObject([{ code: 'too_soon', callId }]);
  });

  it('was called again after they had been reached', async () => {
    const { organization, person } = await addPerson('+13125554109');
    await call(person, first, 'right_party');
    const callId = await call(person, '2026-06-19T15:00:00Z');
    expect(await look(organization)).toMatchObject([{ code: 'too_soon', callId }]);
  });

  it('may be called at once after a call that was taken back', async () => {
    const { organization, person } = await addPerson('+13125554110');
    await call(person, first, 'withdrawn');
    await call(person, '2026-06-09T15:00:05Z');
    expect(await look(organization)).toEqual([]);
  });

  it('was called more often than the campaign grants', async () => {
    const { organization, person } = await addPerson('+13125554111');
    await call(person, first);
    const callId = await call(person, '2026-06-10T15:00:00Z');
    expect(await look(organization)).toEqual([]);
    await askSystem(database, onlyOnce, onTarget(person));
    const found = [{ code: 'too_often', contactId: person.contactId, callId }];
    expect(await look(organization)).toEqual(found);
  });

  it('was called while the campaign was paused', async () => {
    const { organization, person } = await addPerson('+13125554112');
    const callId = await call(person, first);
    const campaign = [person.organizationId, person.campaignId];
    await askSystem(database, tell, [...campaign, 'campaign.paused', 5]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, tell, [...campaign, 'campaign.paused', -10]);
    const found = [{ code: 'while_paused', contactId: person.contactId, callId }];
    expect(await look(organization)).toEqual(found);
    await askSystem(database, tell, [...campaign, 'campaign.resumed', -5]);
    expect(await look(organization)).toEqual([]);
  });

  it('has two calls at once', async () => {
    const { organization, person } = await addPerson('+13125554113');
    await call(person, first);
    await call(person, '2026-06-10T15:00:00Z');
    await askSystem(database, beCalled, onTarget(person));
    await askSystem(database, goOnForever, [...onTarget(person), 0]);
    expect(await look(organization)).toMatchObject([
      { code: 'two_at_once', contactId: person.contactId },
    ]);
  });
});

describe('the check of campaigns', () => {
  it('reports what it finds once, and lets who is stuck go on', async () => {
    const { organization, person } = await addPerson('+13125554114');
    await addPlacedCall(database, person, { at: '2026-06-09T15:00:00Z' });
    await askSystem(database, beCalled, onTarget(person));
    const now = () => new Date('2026-06-09T16:00:00Z');
    await checkCampaigns({ database, effects, now });
    await checkCampaigns({ database, effects, now });
    const { organizationId, userId } = organization;
    expect(await askSystem(database, listFindings, [organizationId])).toEqual([
      { cause: 'check', code: 'target_stuck' },
    ]);
    expect(await listNotices(database, userId)).toEqual([
      { kind: 'audit_found', subject_id: organizationId },
    ]);
    expect(await askSystem(database, readTarget, onTarget(person))).toEqual([
      {
        state: 'waiting',
        next_at: new Date('2026-06-10T15:00:20Z'),
        attempts: 1,
        ended_because: null,
      },
    ]);
    const deeds = await readActivity(database, organizationId);
    expect(deeds.filter(({ action }) => action === 'campaign.repaired')).toMatchObject([
      { detail: { people: 1 } },
    ]);
  });

  it('ends who is stuck without an attempt left', async () => {
    const { person } = await addPerson('+13125554115');
    await askSystem(database, beCalled, onTarget(person));
    await askSystem(database, onlyOnce, onTarget(person));
    await checkCampaigns({ database, effects, now: () => new Date() });
    expect(await askSystem(database, readTarget, onTarget(person))).toEqual([
      { state: 'done', next_at: null, attempts: 1, ended_because: 'attempts_used' },
    ]);
  });
});
