import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { createCorrector, readCalls, refusal } from '../../testing/correct-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type Finding, runAudit } from '../audits/index.ts';
import { recordRestriction } from '../records/index.ts';
import { showCall } from './show-call.ts';

const suite = useTimelessDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const { services, callOnce, correct } = createCorrector(database, () => dialing);

const readActivity = testStatement(
  `select action, detail from activity_entries where organization_id = $1 order by id`,
  { action: 'text', detail: 'jsonb' },
);

async function audit({ organizationId }: TestOrganization): Promise<string[]> {
  const found: string[] = [];
  const onFinding = ({ kind, code }: Finding) => void found.push(`${kind} ${code}`);
  await runAudit(services(), { organizationId, cause: 'command', onFinding });
  return found;
}

describe('a fact about a person', () => {
  it('means the same by a key and by a correction', async () => {
    const pressed = await callOnce('+13125560195');
    const corrected = await callOnce('+13125560193');
    await correct(corrected, 'stop');
    const [byKey, byHand] = [await pressed.read(), await corrected.read()];
    expect(byKey).toMatchObject({
      phone_state: 'stopped',
      target_state: 'done',
      ended_because: 'stopped',
      last_outcome: 'stop',
      talks: 1,
      consents: 0,
    });
    expect({ ...byHand, ledger_version: 0 }).toEqual({ ...byKey, ledger_version: 0 });
  });

  it('that a number is not in service means the same by the carrier and by a correction', async () => {
    const reported = await callOnce('+13125560196');
    const corrected = await callOnce('+13125560190');
    await correct(corrected, 'not_in_service', { evidence: 'The recording' });
    const [byCarrier, byHand] = [await reported.read(), await corrected.read()];
    expect(byCarrier).toMatchObject({ phone_state: 'disconnected', ended_because: 'unreachable' });
    expect({ ...byHand, ledger_version: 0 }).toEqual({ ...byCarrier, ledger_version: 0 });
  });
});

describe('a correction', () => {
  it('is a further entry: the call keeps how it ended, and shows what it turned out to be', async () => {
    const called = await callOnce('+13125560190');
    const before = await called.read();
    await correct(called, 'hung_up');
    await correct(called, 'right_party');
    expect(await called.readCall()).toMatchObject({
      outcome: 'no_answer',
      corrected_outcome: 'right_party',
    });
    const shown = await showCall({ database }, called.organization, called.callId);
    expect(shown).toMatchObject({ outcome: 'right_party', outcomeBefore: 'no_answer' });
    expect(shown.corrections.map(({ outcomeBefore, outcome }) => [outcomeBefore, outcome])).toEqual(
      [
        ['no_answer', 'hung_up'],
        ['hung_up', 'right_party'],
      ],
    );
    const after = await called.read();
    expect(after).toMatchObject({
      target_state: 'done',
      ended_because: 'reached',
      last_outcome: 'right_party',
      talks: 1,
      counts: { no_answer: 1, right_party: 1 },
    });
    expect(after?.ledger_version).toBeGreaterThan(before?.ledger_version ?? 0);
  });

  it('is written down with words of the catalogue alone', async () => {
    const called = await callOnce('+13125560190');
    await correct(called, 'stop', { evidence: 'A letter from Ann' });
    const entries = await askSystem(database, readActivity, [called.organization.organizationId]);
    expect(entries.at(-1)).toEqual({
      action: 'call.corrected',
      detail: { from: 'no_answer', to: 'stop', loosened: [] },
    });
    expect(JSON.stringify(entries)).not.toMatch(/Ann|5560190/);
  });

  it('is refused where the call has ended so, is not there, or somebody else’s', async () => {
    const called = await callOnce('+13125560190');
    expect(await refusal(correct(called, 'no_answer'))).toBe('validation_failed');
    const other = await addOrganization(database);
    expect(await refusal(correct({ ...called, organization: other }, 'stop'))).toBe('not_found');
  });

  it('that takes a stop back asks for a confirmation also where only somebody else with the number is freed', async () => {
    const called = await callOnce('+13125560195');
    const { contact_id: contactId } = await called.readCall();
    const context = { scope: called.organization, headers: new Headers() };
    await recordRestriction(services(), context, {
      contactId,
      kind: 'deceased',
      phoneId: null,
      debtId: null,
      source: 'records',
      evidence: '',
      note: '',
    });
    const evidence = 'Recording 12, minute 2';
    const bea = { name: 'Bea', e164: '+13125560195', region: 'IL' };
    await addList(database, called.organization, [bea]);
    expect(await refusal(correct(called, 'hung_up', { evidence }))).toBe('confirmation_needed');
  });

  it('that takes a stop back asks for an admin, evidence and a confirmation, and lifts it', async () => {
    const called = await callOnce('+13125560195');
    const evidence = 'Recording 12, minute 2';
    expect(await refusal(correct(called, 'hung_up', { evidence, isMember: true }))).toBe(
      'not_permitted',
    );
    expect(await refusal(correct(called, 'hung_up'))).toBe('validation_failed');
    expect(await refusal(correct(called, 'hung_up', { evidence }))).toBe('confirmation_needed');
    expect(await called.read()).toMatchObject({ phone_state: 'stopped', talks: 1 });
    const { loosened } = await correct(called, 'hung_up', { evidence, confirmsCallable: true });
    expect(loosened).toEqual(['stop', 'number', 'conversation', 'contact']);
    expect(await called.read()).toMatchObject({
      phone_state: 'active',
      reasons: [],
      talks: 0,
      consents: 1,
      ended_because: null,
      counts: { hung_up: 1, no_answer: 1 },
    });
    const entries = await askSystem(database, readActivity, [called.organization.organizationId]);
    expect(entries.map(({ action }) => action)).toEqual(['suppression.lifted', 'call.corrected']);
  });

  it('to a stop after one was taken back holds again', async () => {
    const called = await callOnce('+13125560195');
    await correct(called, 'hung_up', { evidence: 'Recording', confirmsCallable: true });
    await correct(called, 'stop');
    expect(await called.read()).toMatchObject({ phone_state: 'stopped', ended_because: 'stopped' });
    expect((await called.read())?.reasons).toHaveLength(2);
  });

  it('of a number that was in service makes it one to call again', async () => {
    const called = await callOnce('+13125560196');
    await correct(called, 'busy', { evidence: 'Called from a desk', confirmsCallable: true });
    expect(await called.read()).toMatchObject({ phone_state: 'active', ended_because: null });
  });

  it('is followed by a database that lets no member loosen, and nobody change or remove one', async () => {
    const called = await callOnce('+13125560195');
    const { organizationId } = called.organization;
    const member = testStatement(
      `with profile as (insert into profiles (email) values ($2) returning id)
       insert into user_organizations (organization_id, user_id, role)
       select $1, id, 'member' from profile returning user_id`,
      { user_id: 'uuid' },
    );
    const email = `${organizationId}@member.example`;
    const [person] = await askSystem(database, member, [organizationId, email]);
    const scope = { organizationId, userId: person?.user_id ?? '' };
    const loosened = correct({ ...called, organization: scope }, 'hung_up', {
      evidence: 'None',
      confirmsCallable: true,
    });
    await expect(loosened).rejects.toThrow(/row-level security/);
    await correct(called, 'hung_up', { evidence: 'Recording', confirmsCallable: true });
    for (const change of [
      'update call_corrections set reason = $$',
      'delete from call_corrections',
    ]) {
      const asked = database.asTenant(called.organization, (transaction) =>
        transaction.all(testStatement(change.replace('$$', `'x'`), {})),
      );
      await expect(asked).rejects.toThrow(/permission denied/);
    }
  });
});

describe('an audit', () => {
  const hour = 3_600_000;
  const dayOf = (day: number, hours: number, began: Date) =>
    new Date(began.getTime() + day * 24 * hour + hours * hour);

  it('stays clean where calls followed a correction, as of when it was made', async () => {
    const began = dialing.clock.now;
    const reached = await callOnce('+13125560194');
    // Seven days of rest follow a conversation; it was none, so that the next call comes sooner.
    await correct(reached, 'hung_up', { evidence: 'Recording', confirmsCallable: true });
    const quiet = await callOnce('+13125560190');
    for (const day of [1, 2]) {
      dialing.clock.stopAt(dayOf(day, 1, began));
      await dialing.dialToTheEnd();
    }
    const calls = await askSystem(database, readCalls, [reached.organization.organizationId]);
    expect(calls.length).toBeGreaterThan(1);
    expect(await audit(reached.organization)).toEqual([]);
    // What turns out to have been a conversation did not keep anybody from the calls before.
    await correct(quiet, 'right_party');
    dialing.clock.stopAt(dayOf(3, 1, began));
    await dialing.dialToTheEnd();
    expect(await audit(quiet.organization)).toEqual([]);
  });
});
