import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkClock } from './check-clock.ts';

const { database } = useTestDatabase();
const clockOff = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

describe('the clock', () => {
  it('may be a little off the database’s', async () => {
    await expect(checkClock(database, clockOff(5))).resolves.toBeUndefined();
  });

  it.each([-120, 120])(
    'may not be %i seconds off, because calls go by the time of day',
    async (off) => {
      await expect(checkClock(database, clockOff(off))).rejects.toThrow(/seconds apart/);
    },
  );
});
