import { expect, it } from 'vitest';
import {
  ask,
  askOnce,
  type Bench,
  detections,
  followToEnd,
  idOf,
  place,
  questions,
  words,
} from './follow-calls.ts';
import type { Script } from './receiver.ts';

/** Asks for longer than it takes to find out who picked up. */
const askAndWait: Script = (_message, { answerUrl }, isAnswer) =>
  isAnswer ? { kind: 'hang_up' } : { ...ask('Good day. Press 5.', answerUrl), waitSeconds: 60 };

interface Benches {
  bench: () => Bench;
  slowBench: () => Bench;
}

/** How every carrier says who picked up. */
export function describeDetection({ bench, slowBench }: Benches): void {
  it.each([
    ['silentPerson', 'human'],
    ['machine', 'machine'],
    ['fax', 'fax'],
    ['takenForMachine', 'machine'],
  ] as const)('says while the call goes on who picked up: %s', async (kind, answeredBy) => {
    const { numbers } = bench().subject;
    const { call, answer } = await place(bench(), numbers[kind], { script: askAndWait });
    await followToEnd(bench(), call);
    const [detected, ...others] = detections(bench(), call);
    expect(others).toEqual([]);
    expect(detected?.message).toMatchObject({
      carrierCallId: idOf(answer),
      event: { state: 'answered', answeredBy },
    });
    expect(detected?.message).not.toHaveProperty('digits');
    // Nobody who answers waits in silence until it is known.
    const order = bench()
      .receiver.received(call)
      .map(({ what }) => what);
    expect(order.indexOf('flow')).toBeLessThan(order.indexOf('detection'));
  });

  it('leaves a message, and is asked on when the last word was said', async () => {
    const { carrier, numbers } = bench().subject;
    const { call } = await place(bench(), numbers.machine, {
      script: askAndWait,
      onDetection: ({ carrierCallId }, { answerUrl }) =>
        carrier.interruptCall(carrierCallId, {
          kind: 'leave_message',
          say: words('Please call us back.'),
          answerUrl,
        }),
    });
    const heard = await followToEnd(bench(), call);
    expect(questions(bench(), call).map(({ what, message }) => [what, message.digits])).toEqual([
      ['flow', null],
      ['answer', null],
    ]);
    expect(heard.at(-1)?.message.event).toMatchObject({ ending: 'completed' });
  });

  it('is not asked on where the call ends before the last word', async () => {
    const { carrier, numbers } = slowBench().subject;
    const { call } = await place(slowBench(), numbers.machine, {
      script: askAndWait,
      async onDetection({ carrierCallId }, { answerUrl }) {
        const say = words('word '.repeat(20_000));
        await carrier.interruptCall(carrierCallId, { kind: 'leave_message', say, answerUrl });
        await carrier.endCall(carrierCallId);
      },
    });
    await followToEnd(slowBench(), call);
    expect(questions(slowBench(), call).map(({ what }) => what)).toEqual(['flow']);
  });

  it('leaves a call alone that has ended, and one that nobody has answered', async () => {
    const { carrier, numbers } = bench().subject;
    const { call, answer } = await place(bench(), numbers.pressesOne, { script: askOnce });
    const before = await followToEnd(bench(), call);
    await carrier.interruptCall(idOf(answer), { kind: 'hang_up' });
    await carrier.interruptCall(bench().subject.unknownCallId, { kind: 'hang_up' });
    expect(await followToEnd(bench(), call)).toEqual(before);
    const slow = slowBench();
    const changes = { ringSeconds: 600 };
    const ringing = idOf((await place(slow, numbers.neverAnswers, { changes })).answer);
    await slow.subject.carrier.interruptCall(ringing, { kind: 'hang_up' });
    const shown = await slow.subject.carrier.fetchCall(ringing);
    expect(shown?.event.state).not.toBe('ended');
    await slow.subject.carrier.endCall(ringing);
  });
}
