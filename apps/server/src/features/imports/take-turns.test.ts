import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns, mostTurns, type TakePlace, TurnKeeper } from './take-turns.ts';

/** Work that begins when it is its turn and ends when it is told to. */
function begin(takePlace: TakePlace, organizationId: string, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  const answer = takePlace(organizationId, (takeTurn) => takeTurn(work), signal);
  answer.catch(() => {});
  const end = () => resolve('done');
  return { answer, isBegun: () => isBegun, end, fail: () => reject(new Error('no')) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const busy = { code: 'too_many_requests', explanation: { reason: 'readers_busy' } };

describe('turns', () => {
  it('are taken by few at once, and by the others in their order', async () => {
    const takePlace = createTurns({ atOnce: 3, most: 9, mostOfOne: 5 });
    const all = ['a', 'a', 'b', 'a', 'c'].map((name) => begin(takePlace, name));
    const [one, two, three, four, five] = all;
    const begun = () => all.map(({ isBegun }) => isBegun());
    await settle();
    expect(begun()).toEqual([true, true, true, false, false]);
    two?.end();
    await settle();
    expect(begun()).toEqual([true, true, true, false, true]);
    one?.fail();
    await settle();
    expect(begun()).toEqual([true, true, true, true, true]);
    for (const work of [three, four, five]) work?.end();
    await expect(four?.answer).resolves.toBe('done');
    await expect(one?.answer).rejects.toThrow('no');
  });

  it('are refused where too many wait, and free again afterwards', async () => {
    const takePlace = createTurns({ atOnce: 2, most: 3, mostOfOne: 2 });
    const there = ['a', 'b', 'b'].map((name) => begin(takePlace, name));
    await expect(takePlace('c', async () => 'never')).rejects.toMatchObject(busy);
    for (const { end } of there) end();
    await Promise.all(there.map(({ answer }) => answer));
    await expect(takePlace('c', async () => 'now')).resolves.toBe('now');
  });

  it('are never all taken by one organization, however many it asks for', async () => {
    const takePlace = createTurns({ atOnce: 2, most: 9, mostOfOne: 5 });
    const own = ['a', 'a', 'a', 'a', 'a'].map((name) => begin(takePlace, name));
    await expect(takePlace('a', async () => 'never')).rejects.toMatchObject(busy);
    await settle();
    expect(own.map(({ isBegun }) => isBegun())).toEqual([true, false, false, false, false]);
    await expect(takePlace('b', async () => 'at once')).resolves.toBe('at once');
    for (const { end } of own) end();
    await Promise.all(own.map(({ answer }) => answer));
    await expect(takePlace('a', async () => 'again')).resolves.toBe('again');
  });

  it('are given up by whoever leaves before theirs has come', async () => {
    const takePlace = createTurns({ atOnce: 2, most: 3, mostOfOne: 2 });
    const left = new AbortController();
    const first = begin(takePlace, 'a');
    const gone = begin(takePlace, 'a', left.signal);
    left.abort(new Error('gone'));
    await expect(gone.answer).rejects.toThrow('gone');
    const next = begin(takePlace, 'a');
    first.end();
    await settle();
    expect([gone.isBegun(), next.isBegun()]).toEqual([false, true]);
    next.end();
    await expect(takePlace('a', async () => 'no', left.signal)).rejects.toThrow('gone');
  });

  it('go round: nobody has two while another with one to take has none', () => {
    const asking = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(asking, fc.integer({ min: 2, max: 5 }), fc.nat(), (names, atOnce, chance) => {
        const keeper = new TurnKeeper(atOnce);
        const waiting = names.map((organizationId) => ({ organizationId }));
        const running: { organizationId: string }[] = [];
        const countOf = (name: string) =>
          running.filter(({ organizationId }) => organizationId === name).length;
        let served: string[] = [];
        while (waiting.length > 0 || running.length > 0) {
          const next = keeper.choose(waiting);
          if (next === undefined) {
            const [ended] = running.splice(chance % running.length, 1);
            if (ended !== undefined) keeper.end(ended);
            continue;
          }
          const others = new Set(waiting.map(({ organizationId }) => organizationId));
          for (const other of others) {
            expect(countOf(next.organizationId)).toBeLessThanOrEqual(countOf(other));
            // Since their last turn, nobody who has as few was passed over twice for the same one.
            const since = served.slice(served.lastIndexOf(other) + 1);
            const isEqual = countOf(other) === countOf(next.organizationId);
            if (isEqual && other !== next.organizationId && countOf(other) === 0) {
              expect(since.filter((name) => name === next.organizationId).length).toBeLessThan(2);
            }
          }
          waiting.splice(waiting.indexOf(next), 1);
          running.push(next);
          keeper.begin(next);
          served = [...served, next.organizationId];
          expect(countOf(next.organizationId)).toBeLessThanOrEqual(mostTurns(atOnce));
          expect(running.length).toBeLessThanOrEqual(atOnce);
        }
      }),
    );
  });
});
