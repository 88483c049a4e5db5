import { describe, expect, it } from 'vitest';
import { createTurns, type TakeTurn } from './take-turns.ts';

/** Work that begins when it is its turn and ends when it is told to. */
function begin(takeTurn: TakeTurn, organizationId: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const answer = takeTurn(organizationId, () => {
    isBegun = true;
    return promise;
  });
  answer.catch(() => {});
  const end = () => resolve('done');
  return { answer, isBegun: () => isBegun, end, fail: () => reject(new Error('no')) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const busy = { code: 'too_many_requests', told: { reason: 'readers_busy' } };

describe('turns', () => {
  it('are taken by few at once, and by the others in their order', async () => {
    const takeTurn = createTurns({ atOnce: 2, most: 5, mostOfOne: 5 });
    const one = begin(takeTurn, 'a');
    const two = begin(takeTurn, 'a');
    const three = begin(takeTurn, 'b');
    const four = begin(takeTurn, 'a');
    const begun = () => [one, two, three, four].map(({ isBegun }) => isBegun());
    expect(begun()).toEqual([true, true, false, false]);
    two.end();
    await settle();
    expect(begun()).toEqual([true, true, true, false]);
    one.fail();
    await settle();
    expect(begun()).toEqual([true, true, true, true]);
    three.end();
    four.end();
    await expect(four.answer).resolves.toBe('done');
    await expect(one.answer).rejects.toThrow('no');
  });

  it('are refused where too many wait, and free again afterwards', async () => {
    const takeTurn = createTurns({ atOnce: 1, most: 2, mostOfOne: 2 });
    const [first, second] = [begin(takeTurn, 'a'), begin(takeTurn, 'b')];
    await expect(takeTurn('c', async () => 'never')).rejects.toMatchObject(busy);
    first.end();
    second.end();
    await second.answer;
    await expect(takeTurn('c', async () => 'now')).resolves.toBe('now');
  });

  it('are not all taken by one organization', async () => {
    const takeTurn = createTurns({ atOnce: 1, most: 3, mostOfOne: 2 });
    const [first, second] = [begin(takeTurn, 'a'), begin(takeTurn, 'a')];
    await expect(takeTurn('a', async () => 'never')).rejects.toMatchObject(busy);
    const other = begin(takeTurn, 'b');
    for (const { end } of [first, second, other]) end();
    await expect(other.answer).resolves.toBe('done');
    await expect(takeTurn('a', async () => 'again')).resolves.toBe('again');
  });
});
