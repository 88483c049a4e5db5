import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { type AnsweredCall, answerCalls, placeOf, setLines } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';

const suite = useTestDatabase();
const { database } = suite;
const noon = new Date('2026-06-10T17:00:00Z');
let dialer: MadeDialer;
let organization: TestOrganization;

beforeAll(async () => {
  dialer = await makeDialer(database, noon);
});
beforeEach(async () => {
  dialer.clock.now = noon;
  organization = await addOrganization(database);
});

const countTaken = testStatement(
  `select line.e164, count(*) as taken from connected_calls taken
   join staffed_lines line on line.organization_id = taken.organization_id and line.id = taken.line_id
   where taken.organization_id = $1 group by 1 order by 1`,
  { e164: 'text', taken: 'int8' },
);
const findSpokenWith = testStatement(
  `select line.e164 from carrier_events event
   cross join lateral jsonb_array_elements(event.content->'facts') fact
   join staffed_lines line on line.organization_id = event.organization_id
     and line.id::text = fact->>'lineId'
   where event.call_id = $1 and fact->>'kind' = 'transferred'`,
  { e164: 'text' },
);
const findOutcome = testStatement(`select outcome from calls where id = $1`, { outcome: 'text?' });

const listTaken = () => askSystem(database, countTaken, [organization.organizationId]);
const lineOf = (step: FlowStep): string | null => (step.kind === 'connect' ? step.to : null);
const textOf = (step: FlowStep): string =>
  'say' in step ? step.say.map(({ text }) => text).join(' ') : '';

const first = '+18725550111';
const second = '+18725550122';

/** One call, of a person who asked for somebody. */
async function connectOne(): Promise<{ call: AnsweredCall; step: FlowStep }> {
  const [call] = await answerCalls(dialer, organization, 1);
  if (call === undefined) throw new Error('nobody was called');
  return { call, step: await call.press('2') };
}

describe('people who ask for somebody at the same moment', () => {
  it('never find more than the places of a line; those beyond hear that nobody is free', async () => {
    await setLines(dialer, organization, [
      { e164: first, places: 2 },
      { e164: second, places: 3 },
    ]);
    const calls = await answerCalls(dialer, organization, 9);
    expect(calls).toHaveLength(9);
    const steps = await Promise.all(calls.map((call) => call.press('2')));
    expect(await listTaken()).toEqual([
      { e164: first, taken: 2 },
      { e164: second, taken: 3 },
    ]);
    expect(steps.map(lineOf).filter((to) => to === null)).toHaveLength(4);
    for (const step of steps.filter(({ kind }) => kind !== 'connect')) {
      expect(textOf(step)).toMatch(/nobody is free at the moment.*When does a call suit you best/);
    }
  });

  it('keep one place each, however often the carrier asks the same', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    const { call, step } = await connectOne();
    expect(lineOf(step)).toBe(first);
    expect(lineOf(await call.press('2'))).toBe(first);
    expect(await listTaken()).toEqual([{ e164: first, taken: 1 }]);
  });
});

describe('lines', () => {
  it('are rung in turn, one after another, and leave their place', async () => {
    await setLines(dialer, organization, [{ e164: first }, { e164: second }]);
    const { call, step } = await connectOne();
    expect(lineOf(step)).toBe(first);
    const next = await call.hear('no_answer', placeOf(step));
    expect(lineOf(next)).toBe(second);
    expect(await listTaken()).toEqual([{ e164: second, taken: 1 }]);
    // The carrier says again how the first came out: the place at the second stays.
    expect(lineOf(await call.hear('no_answer', placeOf(step)))).toBe(second);
    const sorry = await call.hear('busy', placeOf(next));
    expect(textOf(sorry)).toMatch(/nobody is free/);
    expect(await listTaken()).toEqual([]);
  });

  it('keep their turn while another is free again in between', async () => {
    await setLines(dialer, organization, [{ e164: first }, { e164: second }]);
    const [one, other] = await answerCalls(dialer, organization, 2);
    if (one === undefined || other === undefined) throw new Error('nobody was called');
    const taken = await one.press('2');
    const step = await other.press('2');
    expect(lineOf(step)).toBe(second);
    await one.hear('answered', placeOf(taken));
    // The first has a free place by now, but its turn is over.
    expect(textOf(await other.hear('no_answer', placeOf(step)))).toMatch(/nobody is free/);
  });

  it('are rung within their hours alone, also on the day on which the clocks go back', async () => {
    const week = Array.from({ length: 7 }, () => ({ from: 9 * 60, to: 17 * 60 }));
    await setLines(dialer, organization, [{ e164: first, hours: week }]);
    const { call } = await connectOne();
    const at = async (moment: string) => {
      dialer.clock.now = new Date(moment);
      return lineOf(await call.press('2'));
    };
    // Chicago is five hours behind before that Sunday in November, and six from then on.
    expect(await at('2026-10-31T14:00:00Z')).toBe(first);
    expect(await at('2026-11-01T14:59:00Z')).toBeNull();
    expect(await at('2026-11-01T15:00:00Z')).toBe(first);
    expect(await at('2026-11-01T22:59:00Z')).toBe(first);
    expect(await at('2026-11-01T23:00:00Z')).toBeNull();
  });
});

describe('a place', () => {
  it('is free once they have spoken, and the call came to that', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    const { call, step } = await connectOne();
    await call.hear('answered', placeOf(step));
    expect(await listTaken()).toEqual([]);
    // With whom they spoke stays with the call.
    expect(await askSystem(database, findSpokenWith, [call.callId])).toEqual([{ e164: first }]);
    await call.end();
    expect(await askSystem(database, findOutcome, [call.callId])).toEqual([
      { outcome: 'transferred' },
    ]);
  });

  it('is free when the call ends', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    const { call } = await connectOne();
    await call.end();
    expect(await listTaken()).toEqual([]);
  });

  it('is not given to a call that has ended', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    const [call] = await answerCalls(dialer, organization, 1);
    await call?.end();
    expect(lineOf((await call?.press('2')) ?? { kind: 'hang_up' })).toBeNull();
    expect(await listTaken()).toEqual([]);
  });

  it('is free too where the end of the call is lost, and nobody can be asked', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    await connectOne();
    const account = await dialer.findAccount();
    const fetchCall = () => Promise.reject(new Error('no answer'));
    const find = async () => ({ ...account, carrier: { ...account.carrier, fetchCall } });
    const deaf = { ...dialer.services, accounts: { find } };
    // Longer than any script, and not yet longer than a conversation.
    dialer.clock.now = new Date(noon.getTime() + 3 * 60 * 60_000);
    await reconcileCalls(deaf);
    expect(await listTaken()).toEqual([{ e164: first, taken: 1 }]);
    dialer.clock.now = new Date(noon.getTime() + 5 * 60 * 60_000);
    await reconcileCalls(deaf);
    expect(await listTaken()).toEqual([]);
  });
});

describe('who picks up', () => {
  it('hears who is on the line, whichever lines are free by then', async () => {
    await setLines(dialer, organization, [{ e164: first }]);
    const { call, step } = await connectOne();
    expect(await call.whisper(placeOf(step))).toMatch(/^This is Ann Example 0, about \$125/);
    await setLines(dialer, organization, [{ e164: second }]);
    expect(await call.whisper(placeOf(step))).toMatch(/^This is Ann Example 0/);
  });

  it('hears nothing of anybody once the call has gone on or ended', async () => {
    await setLines(dialer, organization, [{ e164: first }, { e164: second }]);
    const { call, step } = await connectOne();
    const next = await call.hear('no_answer', placeOf(step));
    await expect(call.whisper(placeOf(step))).rejects.toMatchObject({ code: 'not_found' });
    expect(await call.whisper(placeOf(next))).toMatch(/^This is Ann/);
    await call.end();
    await expect(call.whisper(placeOf(next))).rejects.toMatchObject({ code: 'not_found' });
  });
});
