import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Carrier, PlaceAnswer, PlaceRequest } from '../port.ts';
import { type Received, type Receiver, type Script, startReceiver } from './receive-webhooks.ts';

/** A carrier, and numbers that behave on it as their names say. */
export interface CarrierUnderTest {
  carrier: Carrier;
  from: string;
  numbers: {
    neverAnswers: string;
    busy: string;
    machine: string;
    silentPerson: string;
    pressesOne: string;
    pressesNine: string;
    notInService: string;
    losesCallbacks: string;
    repeatsCallbacks: string;
    losesAnswer: string;
    invalid: string;
  };
  /** In the form of a call's id, but of no call. */
  unknownCallId: string;
  stop(): Promise<void>;
}

const language = 'en-US';
const hangUp: Script = () => ({ kind: 'hang_up' });

/** Asks once, and takes leave whatever the answer. */
const askOnce: Script = (_message, { answerUrl }, isAnswer) =>
  isAnswer
    ? { kind: 'say', language, say: 'Thank you. Goodbye.' }
    : { kind: 'ask', language, say: 'Press 1, or 9 to stop.', answerUrl, waitSeconds: 5 };

/** What every carrier has to do, told apart from how it does it. */
export function describeCarrier(name: string, start: () => Promise<CarrierUnderTest>): void {
  describe(name, () => {
    let subject: CarrierUnderTest;
    let receiver: Receiver;

    beforeAll(async () => {
      subject = await start();
      receiver = await startReceiver(subject.carrier);
    });
    afterAll(async () => {
      await subject.stop();
      await receiver.stop();
    });

    async function place(to: string, script = hangUp, changes: Partial<PlaceRequest> = {}) {
      const call = randomUUID();
      const urls = receiver.listen(call, script);
      const { carrier, from } = subject;
      const answer = await carrier.placeCall({ to, from, ringSeconds: 20, ...urls, ...changes });
      return { call, answer };
    }

    /** The status callbacks of a call, once it has ended. */
    async function followToEnd(call: string): Promise<Received[]> {
      const statuses = () => receiver.received(call).filter(({ what }) => what === 'status');
      await vi.waitFor(
        () => expect(statuses().map(({ message }) => message.event.state)).toContain('ended'),
        { timeout: 60_000, interval: 5 },
      );
      return statuses();
    }

    function questions(call: string) {
      return receiver.received(call).filter(({ what }) => what !== 'status');
    }

    function idOf(answer: PlaceAnswer): string {
      if (answer.kind !== 'placed') throw new Error(`The call was not placed: ${answer.detail}`);
      return answer.carrierCallId;
    }

    async function waitForState(id: string, state: string): Promise<void> {
      const look = async () =>
        expect((await subject.carrier.fetchCall(id))?.event.state).toBe(state);
      await vi.waitFor(look, { timeout: 60_000, interval: 5 });
    }

    it('places a call and tells of it step by step', async () => {
      const { call, answer } = await place(subject.numbers.pressesOne, askOnce);
      const told = await followToEnd(call);
      expect(told.map(({ message }) => message.event.state)).toEqual([
        'queued',
        'ringing',
        'answered',
        'ended',
      ]);
      for (const { message } of told) {
        expect(message.carrierCallId).toBe(idOf(answer));
        expect(message.event.at).toBeInstanceOf(Date);
        expect(message).not.toHaveProperty('digit');
      }
      expect(told.at(-1)?.message.event).toMatchObject({
        ending: 'completed',
        answeredBy: 'human',
      });
      expect(told.at(-1)?.message.event.talkSeconds).toBeGreaterThan(1);
      expect(new Set(told.map(({ message }) => message.event.key)).size).toBe(told.length);
      const shown = await subject.carrier.fetchCall(idOf(answer));
      expect(shown?.event.key).toBe(told.at(-1)?.message.event.key);
    });

    it.each([
      ['pressesOne', '1'],
      ['pressesNine', '9'],
      ['silentPerson', null],
    ] as const)('hears the key of a person who %s', async (kind, digit) => {
      const { call } = await place(subject.numbers[kind], askOnce);
      await followToEnd(call);
      const [asked, answered, ...others] = questions(call);
      expect(asked?.message).toMatchObject({ digit: null, event: { answeredBy: 'human' } });
      expect(answered).toMatchObject({ what: 'answer', message: { digit } });
      expect(asked?.message.event.key).not.toBe(answered?.message.event.key);
      expect(others).toEqual([]);
    });

    it('tells a machine before anything is said to it', async () => {
      const { call } = await place(subject.numbers.machine);
      await followToEnd(call);
      expect(questions(call).map(({ message }) => message.event)).toMatchObject([
        { state: 'answered', answeredBy: 'machine' },
      ]);
    });

    it.each([
      ['neverAnswers', 'no_answer'],
      ['busy', 'busy'],
      ['notInService', 'not_in_service'],
    ] as const)('tells how a call ended that nobody took: %s', async (kind, ending) => {
      const { call } = await place(subject.numbers[kind]);
      const told = await followToEnd(call);
      expect(told.at(-1)?.message.event).toMatchObject({ state: 'ended', ending });
      expect(questions(call)).toEqual([]);
    });

    it('refuses a number that is none, and makes no call', async () => {
      const { carrier, from, numbers } = subject;
      const { answer } = await place(numbers.invalid);
      expect(answer).toMatchObject({ kind: 'refused', because: 'number' });
      const since = new Date(0);
      expect(await carrier.findCalls({ to: numbers.invalid, from, since })).toEqual([]);
    });

    it('refuses a caller ID that is none', async () => {
      const { answer } = await place(subject.numbers.busy, hangUp, { from: '+12' });
      expect(answer).toMatchObject({ kind: 'refused', because: 'caller_id' });
    });

    it('does not know what became of a call whose answer was lost, and finds it once', async () => {
      const { carrier, from, numbers } = subject;
      const since = new Date();
      const { answer } = await place(numbers.losesAnswer);
      expect(answer.kind).toBe('unknown');
      const search = { to: numbers.losesAnswer, from, since };
      const found = await carrier.findCalls(search);
      expect(found).toMatchObject([{ to: numbers.losesAnswer, from }]);
      expect(await carrier.findCalls({ ...search, from: '+12125550000' })).toEqual([]);
      const later = new Date(since.getTime() + 60_000);
      expect(await carrier.findCalls({ ...search, since: later })).toEqual([]);
    });

    it('shows a call whose callbacks are lost', async () => {
      const { call, answer } = await place(subject.numbers.losesCallbacks, askOnce);
      await waitForState(idOf(answer), 'ended');
      expect(await subject.carrier.fetchCall(idOf(answer))).toMatchObject({
        carrierCallId: idOf(answer),
        to: subject.numbers.losesCallbacks,
        event: { state: 'ended', ending: 'completed', answeredBy: 'human' },
      });
      expect(receiver.received(call).map(({ what }) => what)).toEqual(['flow', 'answer']);
    });

    it('gives an event that comes twice, and in any order, the same key', async () => {
      const { call } = await place(subject.numbers.repeatsCallbacks);
      await followToEnd(call);
      const keys = () =>
        receiver
          .received(call)
          .filter(({ what }) => what === 'status')
          .map(({ message }) => message.event.key);
      await vi.waitFor(() => expect(keys()).toHaveLength(8), { timeout: 60_000, interval: 5 });
      expect(new Set(keys()).size).toBe(4);
      const { event } =
        receiver.received(call).find(({ what }) => what === 'status')?.message ?? {};
      expect(event?.state).toBe('ended');
    });

    it('takes nothing for true that the carrier did not sign', async () => {
      const { call } = await place(subject.numbers.busy);
      const { carrier } = subject;
      for (const { request } of await followToEnd(call)) {
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
      const { call, answer } = await place(subject.numbers.neverAnswers, hangUp, {
        ringSeconds: 600,
      });
      await waitForState(idOf(answer), 'ringing');
      await subject.carrier.endCall(idOf(answer));
      await subject.carrier.endCall(idOf(answer));
      const told = await followToEnd(call);
      expect(told.at(-1)?.message.event).toMatchObject({ state: 'ended', ending: 'canceled' });
      expect(told.filter(({ message }) => message.event.state === 'ended')).toHaveLength(1);
    });

    it('hangs up a call that was answered', async () => {
      const waitLong: Script = (_message, { answerUrl }) => ({
        kind: 'ask',
        language,
        say: 'Wait.',
        answerUrl,
        waitSeconds: 600,
      });
      const { call, answer } = await place(subject.numbers.silentPerson, waitLong);
      await waitForState(idOf(answer), 'answered');
      await subject.carrier.endCall(idOf(answer));
      const told = await followToEnd(call);
      expect(told.at(-1)?.message.event).toMatchObject({ state: 'ended', ending: 'completed' });
    });

    it('knows nothing of a call that was never made', async () => {
      const never = subject.unknownCallId;
      expect(await subject.carrier.fetchCall(never)).toBeUndefined();
      await expect(subject.carrier.endCall(never)).resolves.toBeUndefined();
    });
  });
}
