import { expect, it } from 'vitest';
import { type Bench, idOf, place } from './follow-calls.ts';

/** What every carrier can say of an account. */
export function describeAccount(bench: () => Bench): void {
  it('finds the account ready', async () => {
    expect(await bench().subject.carrier.checkAccount()).toEqual({ kind: 'ready' });
  });

  it('knows which numbers the account may show', async () => {
    const { carrier, from, foreign } = bench().subject;
    expect(await carrier.ownsNumber(from)).toBe(true);
    expect(await carrier.ownsNumber('not a number')).toBe(false);
    if (foreign === null) return;
    expect(await carrier.ownsNumber(foreign)).toBe(false);
    const { numbers } = bench().subject;
    const { answer } = await place(bench(), numbers.busy, { changes: { from: foreign } });
    expect(answer).toMatchObject({ kind: 'refused', because: 'caller_id' });
  });

  it('lists the calls since a moment, newest first, those with a lost answer too', async () => {
    const { carrier, numbers } = bench().subject;
    const since = new Date();
    const first = idOf((await place(bench(), numbers.busy)).answer);
    await place(bench(), numbers.losesAnswer);
    const last = idOf((await place(bench(), numbers.neverAnswers)).answer);
    const listed = await carrier.listRecentCalls({ since, limit: 100 });
    const mine = listed.slice(0, 3);
    expect(mine).toMatchObject([
      { carrierCallId: last, to: numbers.neverAnswers },
      { to: numbers.losesAnswer },
      { carrierCallId: first, to: numbers.busy },
    ]);
    const newest = await carrier.listRecentCalls({ since, limit: 2 });
    expect(newest.map(({ carrierCallId }) => carrierCallId)).toEqual(
      mine.slice(0, 2).map(({ carrierCallId }) => carrierCallId),
    );
    const later = new Date(Date.now() + 60_000);
    expect(await carrier.listRecentCalls({ since: later, limit: 100 })).toEqual([]);
  });
}
