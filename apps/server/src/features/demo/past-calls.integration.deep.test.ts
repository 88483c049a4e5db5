import { connectResults } from '@ringfence/domain/callflow/flow-step';
import {
  applyChoice,
  applyEvent,
  type CallProgress,
  callChoices,
} from '@ringfence/domain/calls/apply-event';
import { answerers, type CarrierEvent } from '@ringfence/domain/calls/carrier-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerMilliseconds, storedRules } from '../../dialer/index.ts';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { openEvidence, readPublishedKeys } from '../../testing/check-evidence.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { fillDemo } from './fill-demo.ts';
import { loadDemo } from './load-demo.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;

beforeAll(async () => {
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    log: silentLog,
    now: () => new Date(),
    tzdataVersion: 'test',
    storedRules,
    answerMilliseconds,
  };
  await loadDemo(services, { size: 'full' });
  await fillDemo(services, { size: { people: 300, calls: 1_500, parts: 6 } });
  application = await startTestApplication(database, connectionString);
  admin = await signInToApi(application.address, 'admin@harbor.example');
});
afterAll(() => application.stop());

const listCalls = testStatement(
  `select call.id, call.organization_id, call.outcome, call.carrier_call_id, call.placing_at,
     call.answered_at, call.answered_by, call.choice, call.ending, call.ended_at, call.heard_at,
     call.talk_seconds, call.connected_seconds, call.spoken_at, call.rang,
     (select jsonb_agg(jsonb_build_object('key', event.key, 'kind', event.kind,
         'occurredAt', event.occurred_at, 'receivedAt', event.received_at, 'content', event.content)
         order by event.received_at, event.occurred_at nulls last, event.key)
      from carrier_events event
      where event.organization_id = call.organization_id and event.call_id = call.id) as events
   from calls call where call.state = 'ended'`,
  {
    id: 'uuid',
    organization_id: 'uuid',
    outcome: 'text',
    carrier_call_id: 'text',
    placing_at: 'timestamptz',
    answered_at: 'timestamptz?',
    answered_by: 'text?',
    choice: 'text?',
    ending: 'text',
    ended_at: 'timestamptz',
    heard_at: 'timestamptz',
    talk_seconds: 'int4',
    connected_seconds: 'int4?',
    spoken_at: 'timestamptz?',
    rang: 'bool',
    events: 'jsonb',
  },
);

const endings = ['completed', 'busy', 'no_answer', 'failed', 'not_in_service', 'canceled'] as const;
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const named = { organizationId: z.uuid(), callId: z.uuid() };
const said = z
  .strictObject({
    script: z.uuid(),
    version: z.literal(1),
    language: z.enum(['en-US', 'es-US']),
    text: z.string().min(20),
  })
  .optional();
const reported = {
  key: z.string(),
  at: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  answeredBy: z.enum(answerers).optional(),
  talkSeconds: z.number().optional(),
};
const news = z.discriminatedUnion('kind', [
  z.strictObject({
    ...named,
    kind: z.literal('event'),
    carrierCallId: z.string(),
    event: z.discriminatedUnion('state', [
      z.strictObject({ ...reported, state: z.enum(['queued', 'ringing', 'answered']) }),
      z.strictObject({ ...reported, state: z.literal('ended'), ending: z.enum(endings) }),
    ]),
    facts: z.tuple([]).optional(),
    said,
  }),
  z.strictObject({
    ...named,
    kind: z.literal('answer'),
    at: z.string(),
    turn: z.number().int(),
    digits: z.string().nullable(),
    hasPressed: z.boolean(),
    connected: z.enum(connectResults).nullable(),
    connectedSeconds: z.number().int().optional(),
    connectedCountry: z.enum(['US', 'GB']).optional(),
    facts: z.array(z.looseObject({ kind: z.string() })),
    said,
  }),
]);
const storedEvents = z.array(
  z.object({
    key: z.string(),
    kind: z.string(),
    occurredAt: moment.nullable(),
    receivedAt: moment,
    content: news,
  }),
);
type StoredEvent = z.infer<typeof storedEvents>[number];

/** Where the rules of the dialer take a call that hears of these things in this order. */
function follow(events: readonly StoredEvent[]): CallProgress {
  const begun: CallProgress = {
    state: 'placing',
    outcome: null,
    rang: false,
    answeredAt: null,
    answeredBy: null,
    choice: null,
    ending: null,
    endedAt: null,
    talkSeconds: null,
  };
  return events.reduce((progress, { content, receivedAt }) => {
    if (content.kind === 'answer') {
      return content.facts
        .flatMap(({ kind }) => callChoices.filter((choice) => choice === kind))
        .reduce(applyChoice, progress);
    }
    const { answeredBy, talkSeconds, ...event } = content.event;
    const heard: CarrierEvent = {
      ...event,
      ...(answeredBy === undefined ? {} : { answeredBy }),
      ...(talkSeconds === undefined ? {} : { talkSeconds }),
    };
    return applyEvent(progress, heard, receivedAt);
  }, begun);
}

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  no_answer: ['queued', 'ringing', 'ended'],
  busy: ['queued', 'ended'],
  failed: ['queued', 'ended'],
  not_in_service: ['queued', 'ended'],
  machine: ['queued', 'ringing', 'answered', 'answered', 'answered', 'answer', 'ended'],
  voicemail_left: [
    ...['queued', 'ringing', 'answered', 'answered', 'answered'],
    ...['answer', 'answer', 'ended'],
  ],
  fax: ['queued', 'ringing', 'answered', 'answered', 'answered', 'ended'],
};

describe('calls of a year that was made up', () => {
  it('have the events that lead to what is stored of them, in order, from the placing to the end', async () => {
    const calls = await askSystem(database, listCalls);
    expect(calls).toHaveLength(1_500);
    for (const call of calls) {
      const events = storedEvents.parse(call.events);
      expect(follow(events)).toEqual({
        state: 'ended',
        outcome: call.outcome,
        rang: call.rang,
        answeredAt: call.answered_at,
        answeredBy: call.answered_by,
        choice: call.choice,
        ending: call.ending,
        endedAt: call.ended_at,
        talkSeconds: call.talk_seconds,
      });
      const [leg] = events.flatMap(({ content }) =>
        content.kind === 'answer' ? (content.connectedSeconds ?? []) : [],
      );
      expect(call.connected_seconds).toBe(leg ?? null);
      if (call.outcome === 'transferred') expect(leg).toBeGreaterThan(0);
      expect(leg ?? 0).toBeLessThanOrEqual(call.talk_seconds);
      const received = events.map(({ receivedAt }) => receivedAt.getTime());
      expect(new Set(received).size).toBe(received.length);
      const happened = events.map(({ occurredAt, receivedAt }) =>
        (occurredAt ?? receivedAt).getTime(),
      );
      expect(happened).toEqual(happened.toSorted((one, other) => one - other));
      expect(happened[0]).toBeGreaterThan(call.placing_at.getTime());
      expect(events.at(-1)).toMatchObject({
        kind: 'ended',
        occurredAt: call.ended_at,
        receivedAt: call.heard_at,
      });
      for (const { content } of events) {
        expect(content).toMatchObject({ organizationId: call.organization_id, callId: call.id });
        if (content.kind === 'event') expect(content.carrierCallId).toBe(call.carrier_call_id);
      }
      const kinds = events.map(({ kind }) => kind);
      const expected = kindsOf[call.outcome];
      if (expected !== undefined) expect(kinds).toEqual(expected);
    }
  });

  it('keep what was said to everybody who answered, from the moment at which it was', async () => {
    const calls = await askSystem(database, listCalls);
    const answered = calls.filter(({ answered_by }) => answered_by !== null);
    expect(answered.length).toBeGreaterThan(100);
    const questions = new Set<string>();
    for (const call of answered) {
      const events = storedEvents.parse(call.events);
      const spoken = events.filter(({ content }) => content.said !== undefined);
      expect(spoken[0]?.receivedAt).toEqual(call.spoken_at);
      expect(spoken.slice(1).every(({ kind }) => kind === 'answer')).toBe(true);
      for (const { key, content } of events) {
        if (content.kind !== 'answer') continue;
        const { at, turn, digits, connected } = content;
        expect(key).toBe(`${connected ?? digits ?? 'nothing'} at ${at}, turn ${turn}`);
        if (at.startsWith('check ')) expect(digits).toMatch(/^•{4,5}$/);
        questions.add(at);
      }
    }
    expect(questions).toEqual(
      new Set([
        ...['greeting 0', 'check 0', 'check 1', 'menu 0', 'voicemail 0', 'someone 0'],
        ...['promise 0', 'promise 1', 'promise 2', 'another-time 0', 'another-time 1'],
      ]),
    );
    const others = calls.filter(({ answered_by }) => answered_by === null);
    expect(JSON.stringify(others)).not.toContain('"said"');
  });

  it('say nothing of a debt before the check, nor to a machine', async () => {
    const calls = await askSystem(database, listCalls);
    for (const call of calls) {
      const events = storedEvents.parse(call.events);
      const proven = events.findIndex(
        ({ content }) =>
          content.kind === 'answer' && content.facts.some(({ kind }) => kind === 'right_party'),
      );
      const before = proven === -1 ? events : events.slice(0, proven);
      const words = before.map(({ content }) => content.said?.text ?? '').join(' ');
      expect(words).not.toMatch(/debt|deuda|balance|saldo|\$/i);
    }
  });

  it('record a request to stop at the moment of the key', async () => {
    const late = testStatement(
      `select known.call_id
       from suppressions known join carrier_events event
         on event.organization_id = known.organization_id and event.call_id = known.call_id
       where known.source = 'call' and event.content->'facts'
           @? '$[*] ? (@.kind == "stop" || @.kind == "wrong_party" || @.kind == "dispute")'
         and event.received_at <> known.started_at`,
      { call_id: 'uuid' },
    );
    expect(await askSystem(database, late)).toEqual([]);
  });

  it('show what was said and pressed, and prove it', async () => {
    const calls = await askSystem(database, listCalls);
    const { organizationId } = admin;
    const call = calls.find(
      (one) =>
        one.outcome === 'right_party' &&
        one.organization_id === organizationId &&
        !JSON.stringify(one.events).includes('es-US'),
    );
    if (call === undefined) throw new Error('nobody was reached');
    const shown = await admin.client.calls.show({ callId: call.id });
    expect(shown.areWordsKept).toBe(true);
    expect(shown.said.slice(0, 3)).toMatchObject([
      { speaker: 'recording', text: expect.stringContaining('Harbor') },
      { speaker: 'person', text: '1' },
      { speaker: 'recording', text: expect.stringMatching(/please enter/i) },
    ]);
    expect(shown.said[3]).toMatchObject({ speaker: 'person', text: expect.stringMatching(/^•+$/) });
    expect(shown.events.slice(0, 6)).toMatchObject([
      { kind: 'reserved' },
      { kind: 'placed' },
      { kind: 'queued' },
      { kind: 'ringing' },
      { kind: 'answered', occurredAt: call.answered_at?.toISOString() },
      { kind: 'pressed', key: '1' },
    ]);
    expect(shown.events.at(-1)).toMatchObject({
      kind: 'completed',
      occurredAt: call.ended_at.toISOString(),
    });
    const { address } = await admin.client.evidence.ofCall({ callId: call.id });
    const answer = await fetch(`${application.address}${address}`);
    const crypto = await readPublishedKeys(application.address);
    const { packs, wrongAt } = openEvidence(new Uint8Array(await answer.arrayBuffer()), crypto);
    expect(wrongAt).toBeUndefined();
    expect(packs).toMatchObject([{ wrong: [] }]);
    const opening = shown.said[0]?.text ?? '';
    expect(packs[0]?.text).toContain(JSON.stringify(opening).slice(1, -1));
  });
});
