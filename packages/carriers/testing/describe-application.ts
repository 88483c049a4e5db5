import { expect, it } from 'vitest';
import {
  askOnce,
  type Bench,
  followToEnd,
  idOf,
  place,
  questions,
  statuses,
  waitForStatuses,
} from './follow-calls.ts';

/** How every carrier treats the application that hears of its calls. */
export function describeApplication(bench: () => Bench): void {
  it('says what happens to a call under the name that the call was given', async () => {
    const { numbers } = bench().subject;
    const placed = await Promise.all(
      [1, 2, 3].map(() => place(bench(), numbers.pressesOne, { script: askOnce })),
    );
    for (const { call, answer } of placed) {
      await followToEnd(bench(), call);
      const ids = bench()
        .receiver.received(call)
        .map(({ message }) => message.carrierCallId);
      expect(new Set(ids)).toEqual(new Set([idOf(answer)]));
      expect(ids.length).toBeGreaterThan(4);
    }
    expect(bench().receiver.refused()).toBe(0);
  });

  it('says again what the application could not keep', async () => {
    const { numbers } = bench().subject;
    const { call } = await place(bench(), numbers.busy, { fails: 'status' });
    await followToEnd(bench(), call);
    await waitForStatuses(bench(), call, 3);
    const keys = statuses(bench(), call).map(({ message }) => message.event.key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(2);
  });

  it.each(['flow', 'answer'] as const)(
    'asks again where the application has no word: %s',
    async (fails) => {
      const { numbers } = bench().subject;
      const { call } = await place(bench(), numbers.pressesNine, { script: askOnce, fails });
      await followToEnd(bench(), call);
      const asked = questions(bench(), call).filter(({ what }) => what === fails);
      expect(asked).toHaveLength(2);
      expect(asked[0]?.message).toEqual(asked[1]?.message);
      expect(questions(bench(), call).at(-1)?.message.digits).toBe('9');
    },
  );
}
