import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAccount } from './describe-account.ts';
import { describeApplication } from './describe-application.ts';
import { describeDetection } from './describe-detection.ts';
import { describeSteps } from './describe-steps.ts';
import {
  ask,
  askOnce,
  type Bench,
  type CarrierUnderTest,
  followToEnd,
  idOf,
  place,
  questions,
  type StartCarrier,
  statuses,
  waitForState,
  waitForStatuses,
} from './follow-calls.ts';
import type { Receiver, Script } from './receiver.ts';
import { startReceiver } from './start-receiver.ts';

export type { CarrierUnderTest } from './follow-calls.ts';

/** Calls that are followed to their end last for milliseconds. */
const fast = 2_000;
/** What is done to a call while it rings or talks has seconds to reach it. */
const slow = 50;

async function startBench(start: StartCarrier, speed: number): Promise<Bench> {
  const subject = await start(speed);
  return { subject, receiver: await startReceiver(subject.carrier) };
}

/** What every carrier has to do, apart from how it does it. */
export function describeCarrier(name: string, start: StartCarrier): void {
  describe(name, () => {
    let subject: CarrierUnderTest;
    let receiver: Receiver;
    let bench: Bench;
    let slowBench: Bench;

    beforeAll(async () => {
      bench = await startBench(start, fast);
      ({ subject, receiver } = bench);
      slowBench = await startBench(start, slow);
    });
    afterAll(async () => {
      for (const started of [bench, slowBench]) {
        await started.subject.stop();
        await started.receiver.stop();
      }
    });

    describeAccount(() => bench);
    describeApplication(() => bench);
    describeDetection({ bench: () => bench, slowBench: () => slowBench });
    describeSteps(() => bench);

    it('places a call and tells of it step by step', async () => {
      const { call, answer } = await place(bench, subject.numbers.pressesOne, { script: askOnce });
      const heard = await followToEnd(bench, call);
      expect(heard.map(({ message }) => message.event.state)).toEqual([
        'queued',
        'ringing',
        'answered',
        'ended',
      ]);
      for (const { message } of heard) {
        expect(message.carrierCallId).toBe(idOf(answer));
        expect(message.event.at).toBeInstanceOf(Date);
        expect(message).not.toHaveProperty('digits');
      }
      expect(heard.at(-1)?.message.event).toMatchObject({
        ending: 'completed',
        answeredBy: 'human',
      });
      expect(heard.at(-1)?.message.event.talkSeconds).toBeGreaterThan(1);
      expect(new Set(heard.map(({ message }) => message.event.key)).size).toBe(heard.length);
      const shown = await subject.carrier.fetchCall(idOf(answer));
      expect(shown?.event.key).toBe(heard.at(-1)?.message.event.key);
    });

    it.each([
      ['pressesOne', '1'],
      ['pressesNine', '9'],
      ['silentPerson', null],
    ] as const)('hears the key of a person who %s', async (kind, digits) => {
      const { call } = await place(bench, subject.numbers[kind], { script: askOnce });
      await followToEnd(bench, call);
      const [asked, answered, ...others] = questions(bench, call);
      expect(asked?.message).toMatchObject({ digits: null, event: { state: 'answered' } });
      expect(answered).toMatchObject({ what: 'answer', message: { digits } });
      expect(asked?.message.event.key).not.toBe(answered?.message.event.key);
      expect(others).toEqual([]);
    });

    it.each([
      ['neverAnswers', 'no_answer'],
      ['busy', 'busy'],
      ['notInService', 'not_in_service'],
    ] as const)('tells how a call ended that nobody took: %s', async (kind, ending) => {
      const { call } = await place(bench, subject.numbers[kind]);
      const heard = await followToEnd(bench, call);
      expect(heard.at(-1)?.message.event).toMatchObject({ state: 'ended', ending });
      expect(questions(bench, call)).toEqual([]);
    });

    it('refuses a number that is none, and makes no call', async () => {
      const { carrier, from, numbers } = subject;
      const { answer } = await place(bench, numbers.invalid);
      expect(answer).toMatchObject({ kind: 'refused', because: 'number' });
      const since = new Date(0);
      expect(await carrier.findCalls({ to: numbers.invalid, from, since })).toEqual([]);
    });

    it('refuses a caller ID that is none', async () => {
      const { answer } = await place(bench, subject.numbers.busy, { changes: { from: '+12' } });
      expect(answer).toMatchObject({ kind: 'refused', because: 'caller_id' });
    });

    it('does not know what became of a call whose answer was lost, and finds it once', async () => {
      const { carrier, from, numbers } = subject;
      const since = new Date();
      const search = { to: numbers.losesAnswer, from, since };
      // A carrier that counts whole seconds also finds those of another test in this second.
      const earlier = (await carrier.findCalls(search)).map(({ carrierCallId }) => carrierCallId);
      const { answer } = await place(bench, numbers.losesAnswer);
      expect(answer.kind).toBe('unknown');
      const found = await carrier.findCalls(search);
      const own = found.filter(({ carrierCallId }) => !earlier.includes(carrierCallId));
      expect(own).toMatchObject([{ to: numbers.losesAnswer, from }]);
      expect(await carrier.findCalls({ ...search, from: '+12125550000' })).toEqual([]);
      const later = new Date(since.getTime() + 60_000);
      expect(await carrier.findCalls({ ...search, since: later })).toEqual([]);
    });

    it('shows a call whose callbacks are lost', async () => {
      const { call, answer } = await place(bench, subject.numbers.losesCallbacks, {
        script: askOnce,
      });
      await waitForState(bench, idOf(answer), 'ended');
      expect(await subject.carrier.fetchCall(idOf(answer))).toMatchObject({
        carrierCallId: idOf(answer),
        to: subject.numbers.losesCallbacks,
        event: { state: 'ended', ending: 'completed', answeredBy: 'human' },
      });
      expect(receiver.received(call).map(({ what }) => what)).toEqual(['flow', 'answer']);
    });

    it('gives an event that comes twice, and in any order, the same key', async () => {
      const { call } = await place(bench, subject.numbers.repeatsCallbacks);
      await followToEnd(bench, call);
      await waitForStatuses(bench, call, 8);
      const events = statuses(bench, call).map(({ message }) => message.event);
      expect(new Set(events.map(({ key }) => key)).size).toBe(4);
      expect(events[0]?.state).toBe('ended');
    });

    it('takes nothing for true that the carrier did not sign', async () => {
      const { call } = await place(bench, subject.numbers.busy);
      const { carrier } = subject;
      const requests = (await followToEnd(bench, call)).flatMap(({ request }) => request ?? []);
      const isPushed = carrier.description.capabilities.events === 'pushed';
      expect(requests.length > 0).toBe(!isPushed);
      const made = { url: 'http://application.invalid/', headers: new Headers(), body: 'a=b' };
      expect(carrier.readWebhook(made)).toBeUndefined();
      for (const request of requests) {
        expect(carrier.readWebhook(request)).toBeDefined();
        const forged = new Headers(request.headers);
        for (const key of forged.keys()) if (/signature/.test(key)) forged.set(key, 'AAAA');
        const changes = [
          { headers: forged },
          { headers: new Headers() },
          { body: `${request.body}&Digits=1` },
          { body: request.body.slice(0, -1) },
          { body: '' },
          { url: `${request.url}?call=another` },
          { url: 'not an address' },
        ];
        for (const change of changes) {
          expect(carrier.readWebhook({ ...request, ...change })).toBeUndefined();
        }
      }
      expect(receiver.refused()).toBe(0);
    });

    it('takes back a call that rings, and twice changes nothing', async () => {
      const { carrier, numbers } = slowBench.subject;
      const { call, answer } = await place(slowBench, numbers.neverAnswers, {
        changes: { ringSeconds: 600 },
      });
      await waitForState(slowBench, idOf(answer), 'ringing');
      await carrier.endCall(idOf(answer));
      await carrier.endCall(idOf(answer));
      const heard = await followToEnd(slowBench, call);
      expect(heard.at(-1)?.message.event).toMatchObject({ state: 'ended', ending: 'canceled' });
      expect(heard.filter(({ message }) => message.event.state === 'ended')).toHaveLength(1);
    });

    it('hangs up a call that was answered', async () => {
      const waitLong: Script = (_message, { answerUrl }) => ({
        ...ask('Wait.', answerUrl),
        waitSeconds: 600,
      });
      const { carrier, numbers } = slowBench.subject;
      const { call, answer } = await place(slowBench, numbers.silentPerson, { script: waitLong });
      await waitForState(slowBench, idOf(answer), 'answered');
      await carrier.endCall(idOf(answer));
      const heard = await followToEnd(slowBench, call);
      expect(heard.at(-1)?.message.event).toMatchObject({ state: 'ended', ending: 'completed' });
    });

    it('knows nothing of a call that was never made', async () => {
      const never = subject.unknownCallId;
      expect(await subject.carrier.fetchCall(never)).toBeUndefined();
      await expect(subject.carrier.endCall(never)).resolves.toBeUndefined();
    });
  });
}
