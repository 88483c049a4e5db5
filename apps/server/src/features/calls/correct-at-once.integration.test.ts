import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { settleLearned } from '../../ledger/index.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { createCorrector, refusal } from '../../testing/correct-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';

const suite = useTimelessDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const { callOnce, correct } = createCorrector(database, () => dialing);

const countCorrections = testStatement(
  `select count(*) as corrections from call_corrections where organization_id = $1`,
  { corrections: 'int8' },
);
const readCorrections = async (organizationId: string) =>
  (await askSystem(database, countCorrections, [organizationId]))[0]?.corrections;

/** While an upload of the organization is being stored, as far as others see it. */
async function whileStoring<Result>(
  organizationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const upload = new pg.Client(connectionString);
  await upload.connect();
  try {
    const lock = `hashtextextended('ringfence storing ' || $1::uuid, 0)`;
    await upload.query(`select pg_advisory_lock(${lock})`, [organizationId]);
    return await work();
  } finally {
    await upload.end();
  }
}

const begin = `select set_config('ringfence.correcting', 'on', true)`;
const correctCallRow = `update calls set corrected_outcome = $2 where id = $1`;
const holdPerson = `select from contacts where id = $1 for update`;

describe('a correction beside an upload that is being stored', () => {
  it('is refused where it would move somebody who waits, and is made afterwards', async () => {
    const called = await callOnce('+13125560190');
    const { organizationId } = called.organization;
    const before = await called.read();
    const asked = await whileStoring(organizationId, () => refusal(correct(called, 'right_party')));
    expect(asked).toBe('unavailable');
    expect(await called.read()).toEqual(before);
    expect(await readCorrections(organizationId)).toBe(0);
    await correct(called, 'right_party');
    expect(await called.read()).toMatchObject({ target_state: 'done', ended_because: 'reached' });
  });

  it('is refused where it would make a number one to call again', async () => {
    const called = await callOnce('+13125560196');
    const { organizationId } = called.organization;
    const asked = { evidence: 'Called from a desk', confirmsCallable: true };
    expect(await whileStoring(organizationId, () => refusal(correct(called, 'busy', asked)))).toBe(
      'unavailable',
    );
    expect(await called.read()).toMatchObject({ phone_state: 'disconnected' });
    await correct(called, 'busy', asked);
    expect(await called.read()).toMatchObject({ phone_state: 'active', ended_because: null });
  });

  it('holds at once where somebody wants no calls, and its number follows', async () => {
    const called = await callOnce('+13125560190');
    await whileStoring(called.organization.organizationId, () => correct(called, 'stop'));
    const known = await called.read();
    expect(known?.reasons).toHaveLength(2);
    expect(known).toMatchObject({ target_state: 'done', ended_because: 'stopped' });
    await settleLearned({ database, log: silentLog, effects: dialing.services.effects });
    expect(await called.read()).toMatchObject({ phone_state: 'stopped', target_state: 'done' });
  });
});

describe('of two who correct a call at once', () => {
  it('the second learns that somebody did, where they waited for the person', async () => {
    const called = await callOnce('+13125560190');
    const { contact_id: contactId } = await called.readCall();
    const asked = await whileAnotherWrites(
      connectionString,
      [
        [holdPerson, [contactId]],
        [begin, []],
        [correctCallRow, [called.callId, 'hung_up']],
      ],
      () => refusal(correct(called, 'stop')),
    );
    expect(asked).toBe('conflict');
    expect(await called.readCall()).toMatchObject({ corrected_outcome: 'hung_up' });
  });

  it('the second learns that somebody did, where they waited for the call itself', async () => {
    const called = await callOnce('+13125560190');
    const asked = await whileAnotherWrites(
      connectionString,
      [
        [begin, []],
        [correctCallRow, [called.callId, 'hung_up']],
      ],
      () => refusal(correct(called, 'stop')),
    );
    expect(asked).toBe('conflict');
    expect(await readCorrections(called.organization.organizationId)).toBe(0);
  });

  it('exactly one is written of two that are sent together', async () => {
    const called = await callOnce('+13125560190');
    const answers = await Promise.all([
      refusal(correct(called, 'right_party')),
      refusal(correct(called, 'right_party')),
    ]);
    expect(answers).toContain('nothing');
    expect(['conflict', 'validation_failed']).toContain(answers.find((one) => one !== 'nothing'));
    expect(await readCorrections(called.organization.organizationId)).toBe(1);
  });
});

describe('a wrong number', () => {
  const day = 86_400_000;
  const addPhone = testStatement(
    `with phone as (
       insert into phones (organization_id, contact_id, e164, position) values ($1, $2, $3, 1)
     )
     insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
       obtained_on, recorded_by)
     values ($1, $2, $3, 'tcpa', 'given_to_creditor', 'First Bank', '2026-01-02', $4)`,
    {},
  );

  it('that voids what was talked about on another call is confirmed first', async () => {
    const organization = await addOrganization(database);
    const { organizationId, userId } = organization;
    const person = await addCalledPerson(database, organization, {
      e164: '+13125550181',
      region: 'IL',
      consent: true,
    });
    const further = [organizationId, person.contactId, '+13125550182', userId];
    await askSystem(database, addPhone, further);
    const ago = (days: number) => new Date(dialing.clock.now.getTime() - days * day).toISOString();
    await addPlacedCall(database, person, { at: ago(2), outcome: 'right_party' });
    const callId = await addPlacedCall(database, person, { at: ago(1), outcome: 'no_answer' });
    const called = { organization, callId };
    expect(await refusal(correct(called, 'wrong_party', { isMember: true }))).toBe(
      'confirmation_needed',
    );
    expect(await readCorrections(organizationId)).toBe(0);
    await correct(called, 'wrong_party', { isMember: true, confirmsCallable: true });
    expect(await readCorrections(organizationId)).toBe(1);
  });
});
