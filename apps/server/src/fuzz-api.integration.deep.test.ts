import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { fuzzSettings } from './testing/fuzz/fuzz-settings.ts';
import { runFuzz } from './testing/fuzz/run-fuzz.ts';
import { useTestDatabase } from './testing/test-database.ts';

const suite = useTestDatabase();
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { settings: fuzzSettings });
  dialing.clock.follow();
});
afterAll(() => dialing.stop());

/** The seed stands in the name, so that anyone who sees it fail can repeat it. */
const seeds = [
  ['the same each time', 17],
  ['by chance', inject('drawing').seed],
] as const;
const requests = 2_000;

describe('whatever is sent', () => {
  it.each(seeds)(
    'is answered without a fault and without a leak, drawn %s: seed %i',
    async (_, seed) => {
      const faults: string[] = [];
      const result = await runFuzz({
        seed,
        requests,
        database: suite.database,
        address: dialing.application.address,
        carrierToken: dialing.simulator.account.token,
        accountId: dialing.accountId,
        onFault: (sentence) => faults.push(sentence),
      });
      expect(faults).toEqual([]);
      expect(result).toMatchObject({ seed, requests, five_hundreds: 0, leaks: 0 });
      // It gets past the first checks: some of it is done.
      expect(result.by_status['200']).toBeGreaterThan(10);
    },
  );
});
