import { describe, expect, it } from 'vitest';
import { answerEvenly } from './answer-evenly.ts';

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
    const answered = answerEvenly(work(), wait)
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
        settle().then(() => 'done'),
        wait,
      ),
    ).toBe('done');
    const failing = settle().then(() => Promise.reject(new Error('no')));
    await expect(answerEvenly(failing, wait)).rejects.toThrow('no');
  });
});
