import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordNews } from '../../dialer/record-news.ts';
import { pressKey } from '../../dialer/testing/press-key.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { type CalledOnce, createCorrector } from '../../testing/correct-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { tamper } from '../../testing/tamper.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showCall } from './show-call.ts';

const suite = useTimelessDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const { callOnce, correct } = createCorrector(database, () => dialing);

const listStored = testStatement(
  `select content->'said'->>'text' as text from carrier_events
   where call_id = $1 and content ? 'said' order by received_at, key`,
  { text: 'text' },
);
const renameAll = testStatement(
  `with renamed as (update contacts set full_name = 'Zoe', language = 'es' where organization_id = $1)
   update campaigns set spoken_name = 'Another name' where organization_id = $1`,
  {},
);

describe('what was said on a call', () => {
  it('is what was stored with it, whatever the script would say today', async () => {
    const called = await callOnce('+13125560194');
    const { organizationId } = called.organization;
    const show = () => showCall({ database }, called.organization, called.callId);
    const stored = await askSystem(database, listStored, [called.callId]);
    expect(stored.length).toBeGreaterThan(1);
    const before = await show();
    expect(before.areWordsKept).toBe(true);
    const words = before.said.flatMap(({ speaker, text }) => (speaker === 'recording' ? text : []));
    expect(words).toEqual(stored.map(({ text }) => text));
    await askSystem(database, renameAll, [organizationId]);
    expect((await show()).said).toEqual(before.said);
    await tamper(
      connectionString,
      ['carrier_events'],
      `update carrier_events set content = content - 'said' where call_id = '${called.callId}'`,
    );
    const without = await show();
    expect(without.areWordsKept).toBe(false);
    expect(without.said.every(({ speaker }) => speaker === 'person')).toBe(true);
  });

  it('is the greeting and the message where a machine answered, and nothing is missing', async () => {
    const { organization, callId } = await callOnce('+13125560192');
    expect(await showCall({ database }, organization, callId)).toMatchObject({
      outcome: 'voicemail_left',
      said: [
        { speaker: 'recording', text: expect.stringContaining('automated call from Harbor') },
        { speaker: 'recording', text: expect.stringContaining('Please call Alex Morgan') },
      ],
      areWordsKept: true,
    });
  });

  it('is nothing where nobody answered', async () => {
    const { organization, callId } = await callOnce('+13125560190');
    expect(await showCall({ database }, organization, callId)).toMatchObject({
      said: [],
      areWordsKept: true,
    });
  });
});

describe('the facts that a call was decided on', () => {
  it('are shown by what they are about, with masked numbers and without ids', async () => {
    const { organization, callId } = await callOnce('+13125560190');
    const { facts } = await showCall({ database }, organization, callId);
    expect(facts?.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['call', 'person', 'number', 'debt', 'counts', 'zones']),
    );
    expect(facts?.map(({ group }) => group)).not.toContain('other');
    expect(JSON.stringify(facts)).toContain('0190');
    expect(JSON.stringify(facts)).not.toMatch(/3125560190|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
});

const lateFacts = {
  voicemail_left: { kind: 'voicemail_left' },
  right_party: { kind: 'right_party', by: [] },
  transferred: { kind: 'transferred' },
  promise: {
    kind: 'promise',
    instalments: [{ amountMinor: 500, dueOn: '2026-06-20' }],
    currency: 'USD',
  },
  dispute: { kind: 'dispute' },
  wrong_party: { kind: 'wrong_party' },
} as const satisfies Record<string, CallFact>;
const hearLate = (
  { organization: { organizationId }, callId }: CalledOnce,
  heard: keyof typeof lateFacts,
) => recordNews(dialing.services, [pressKey({ organizationId, callId }, '1', [lateFacts[heard]])]);

describe('news of the carrier that comes after a correction', () => {
  it('stands where the person wanted no more calls', async () => {
    const called = await callOnce('+13125560190');
    const { organizationId } = called.organization;
    await correct(called, 'hung_up');
    await recordNews(dialing.services, [
      pressKey({ organizationId, callId: called.callId }, '9', [{ kind: 'stop' }]),
    ]);
    expect(await called.readCall()).toMatchObject({ outcome: 'stop', corrected_outcome: null });
    const known = await called.read();
    expect(known?.reasons).toHaveLength(2);
    expect(known).toMatchObject({ phone_state: 'stopped', last_outcome: 'stop' });
    const shown = await showCall({ database }, called.organization, called.callId);
    expect(shown).toMatchObject({ outcome: 'stop', corrections: [{ outcome: 'hung_up' }] });
  });

  it.each([
    ['promise', 'hung_up'],
    ['promise', 'right_party'],
    ['dispute', 'hung_up'],
    ['dispute', 'right_party'],
    ['transferred', 'voicemail_left'],
    ['right_party', 'wrong_party'],
    ['wrong_party', 'hung_up'],
    ['voicemail_left', 'hung_up'],
  ] as const)('stands as %s before %s, which binds less', async (heard, corrected) => {
    const called = await callOnce('+13125560190');
    await correct(called, corrected);
    await hearLate(called, heard);
    expect(await called.readCall()).toMatchObject({ outcome: heard, corrected_outcome: null });
  });

  it.each([
    ['wrong_party', 'right_party'],
    ['wrong_party', 'voicemail_left'],
    ['voicemail_left', 'dispute'],
    ['right_party', 'dispute'],
    ['dispute', 'stop'],
  ] as const)('does not stand as %s before %s, which binds more', async (heard, corrected) => {
    const called = await callOnce('+13125560190');
    await correct(called, corrected);
    await hearLate(called, heard);
    expect(await called.readCall()).toMatchObject({ outcome: heard, corrected_outcome: corrected });
  });

  it('does not bring back what was corrected and is not said again', async () => {
    const called = await callOnce('+13125560190');
    const { organizationId } = called.organization;
    await hearLate(called, 'dispute');
    await correct(called, 'right_party', { evidence: 'Heard it', confirmsCallable: true });
    await recordNews(dialing.services, [
      {
        ...{ organizationId, callId: called.callId, kind: 'event', carrierCallId: 'CAlate' },
        event: { key: 'late', at: null, state: 'ended', ending: 'completed' },
      },
    ]);
    expect(await called.readCall()).toMatchObject({
      outcome: 'dispute',
      corrected_outcome: 'right_party',
    });
  });

  it('leaves a stop that somebody recorded afterwards', async () => {
    const called = await callOnce('+13125560190');
    const { organizationId } = called.organization;
    await correct(called, 'stop');
    await recordNews(dialing.services, [
      pressKey({ organizationId, callId: called.callId }, '1', [{ kind: 'right_party', by: [] }]),
    ]);
    expect(await called.readCall()).toMatchObject({
      outcome: 'right_party',
      corrected_outcome: 'stop',
    });
  });

  it('leaves a correction as it is where it says less', async () => {
    const called = await callOnce('+13125560190');
    const { organizationId } = called.organization;
    await correct(called, 'right_party');
    const before = await called.read();
    await recordNews(dialing.services, [
      {
        ...{ organizationId, callId: called.callId, kind: 'event', carrierCallId: 'CAlate' },
        event: { key: 'late', at: null, state: 'ended', ending: 'busy' },
      },
    ]);
    expect(await called.readCall()).toMatchObject({ corrected_outcome: 'right_party' });
    expect(await called.read()).toEqual(before);
  });
});
