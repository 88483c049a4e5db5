import { describe, expect, it } from 'vitest';
import { answerEvenly, refuseEvenly } from './answer-evenly.ts';

function startWait() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: number[] = [];
  return {
    asked,
    end: resolve,
    wait: (milliseconds: number) => {
      asked.push(milliseconds);
      return promise;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('an even answer', () => {
  it.each([
    ['an answer', () => Promise.resolve('done')],
    ['a refusal', () => Promise.reject(new Error('no'))],
  ])('holds back %s until the time is over', async (_, work) => {
    const { asked, end, wait } = startWait();
    let isAnswered = false;
    const answered = answerEvenly({ wait }, work())
      .catch(() => {})
      .finally(() => {
        isAnswered = true;
      });
    await settle();
    expect(isAnswered).toBe(false);
    end();
    await answered;
    expect(asked).toEqual([expect.any(Number)]);
  });

  it('waits for the work too, and tells what came of it', async () => {
    const { end, wait } = startWait();
    end();
    expect(
      await answerEvenly(
        { wait },
        settle().then(() => 'done'),
      ),
    ).toBe('done');
    const failing = settle().then(() => Promise.reject(new Error('no')));
    await expect(answerEvenly({ wait }, failing)).rejects.toThrow('no');
  });
});

describe('an even refusal', () => {
  it('is held back until the time is over, and an answer is not', async () => {
    const { asked, end, wait } = startWait();
    expect(await refuseEvenly({ wait }, Promise.resolve('done'))).toBe('done');
    let isRefused = false;
    const refused = refuseEvenly({ wait }, Promise.reject(new Error('no'))).catch(() => {
      isRefused = true;
    });
    await settle();
    expect(isRefused).toBe(false);
    end();
    await refused;
    expect(isRefused).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
