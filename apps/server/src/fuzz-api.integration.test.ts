import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('whatever is sent', () => {
  it('is answered without a fault and without a leak', async () => {
    const faults: string[] = [];
    const asked = { seed: 17, requests: 100 };
    const result = await runFuzz({
      ...asked,
      database: suite.database,
      address: dialing.application.address,
      carrierToken: dialing.simulator.account.token,
      accountId: dialing.accountId,
      onFault: (sentence) => faults.push(sentence),
    });
    expect(faults).toEqual([]);
    expect(result).toMatchObject({ ...asked, five_hundreds: 0, leaks: 0 });
    // It gets past the first checks: some of it is done.
    expect(result.by_status['200']).toBeGreaterThan(5);
  });
});
