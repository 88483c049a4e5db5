import { checkScript } from '@ringfence/domain/callflow/check-script';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, it } from 'vitest';
import { checkInThread } from './check-in-thread.ts';

const silent = { ...startingScripts.callback, contactPerson: '' };

describe('checking in a thread', () => {
  it('finds what the checker finds, for several who ask at once and again', async () => {
    const both = await Promise.all([
      checkInThread(startingScripts.callback),
      checkInThread(silent),
    ]);
    expect(both).toEqual([checkScript(startingScripts.callback), checkScript(silent)]);
    expect(await checkInThread(silent)).toBe(both[1]);
  });
});
