import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import {
  ask,
  type Bench,
  followToEnd,
  place,
  questions,
  waitForReceived,
  words,
} from './follow-calls.ts';
import type { Script } from './receiver.ts';

const person = { birthYear: '1980', postalCode: '60601', reference: '4711' };

/** How every carrier carries out what the application wants. */
export function describeSteps(bench: () => Bench): void {
  it.each([
    ['Please type the year of your birth.', 4, '1980'],
    ['Escriba su código postal.', 5, '60601'],
    ['Type up to eight digits of your reference, then the pound key.', 8, '4711'],
  ])('hears several keys: %s', async (question, digits, typed) => {
    const { carrier, numbers } = bench().subject;
    const script: Script = (_message, { answerUrl }, isAnswer) =>
      isAnswer ? { kind: 'hang_up' } : { ...ask(question, answerUrl), digits };
    const { call } = await place(bench(), numbers.pressesOne, { script, changes: { person } });
    await followToEnd(bench(), call);
    // What somebody knows is never handed to a carrier that reaches people, so nobody there knows it.
    const known = carrier.description.reachesPeople ? null : typed;
    expect(questions(bench(), call).at(-1)).toMatchObject({
      what: 'answer',
      message: { digits: known },
    });
  });

  it.each([
    ['staffed', 'answered', 1],
    ['busy', 'busy', 0],
    ['neverAnswers', 'no_answer', 0],
    ['notInService', 'failed', 0],
  ] as const)('joins a call to a number that is %s', async (kind, connected, whispers) => {
    const { numbers, from: callerId } = bench().subject;
    const script: Script = (_message, urls, isAnswer) => {
      if (isAnswer) return { kind: 'say', say: words('Goodbye.') };
      const { answerUrl, whisperUrl } = urls;
      const number = { to: numbers[kind], callerId, ringSeconds: 20 };
      return { kind: 'connect', say: words('One moment.'), ...number, answerUrl, whisperUrl };
    };
    const { call } = await place(bench(), numbers.silentPerson, { script });
    await followToEnd(bench(), call);
    const [, answered, ...others] = questions(bench(), call);
    expect(answered).toMatchObject({ what: 'answer', message: { connected, digits: null } });
    const isTimed = answered?.message.connectedSeconds !== undefined;
    expect(isTimed).toBe(connected === 'answered');
    expect(others).toEqual([]);
    expect(bench().receiver.whispers(call)).toBe(whispers);
    expect(bench().receiver.refused()).toBe(0);
  });

  it('records behind the opening until the end, hands it out, and deletes it', async () => {
    const { carrier, numbers } = bench().subject;
    const script: Script = (_message, { answerUrl, statusUrl }, isAnswer) =>
      isAnswer
        ? { kind: 'hang_up' }
        : {
            ...ask('Press 1.', answerUrl),
            opening: words('This call is recorded. '.repeat(20)),
            recording: { statusUrl },
            waitSeconds: 10,
          };
    const { call } = await place(bench(), numbers.silentPerson, { script });
    const [ended] = (await followToEnd(bench(), call)).slice(-1);
    const { message } = await waitForReceived(bench(), call, 'recording');
    const { recordingId = '', seconds = 0 } = message.recording ?? {};
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThan(ended?.message.event.talkSeconds ?? 0);
    const fetched = await carrier.fetchRecording?.(recordingId);
    expect(fetched?.contentType).toContain('audio');
    const sound = fetched ? await text(fetched.body) : '';
    expect([sound.slice(0, 4), sound.slice(8, 12)]).toEqual(['RIFF', 'WAVE']);
    await carrier.deleteRecording?.(recordingId);
    await carrier.deleteRecording?.(recordingId);
    expect(await carrier.fetchRecording?.(recordingId)).toBeUndefined();
  });

  it('knows what kind of line a number is, where it can look it up', async () => {
    const { carrier, numbers } = bench().subject;
    if (carrier.lookUpLine === undefined) return;
    const line = await carrier.lookUpLine(numbers.pressesOne);
    expect(['mobile', 'landline', 'voip']).toContain(line);
    expect(await carrier.lookUpLine(numbers.pressesOne)).toBe(line);
  });
}
