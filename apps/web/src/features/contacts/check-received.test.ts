import { describe, expect, it } from 'vitest';
import { checkReceived, longestEvidence, noReceivedFaults } from './check-received.ts';

const zone = 'America/Chicago';
const now = new Date('2026-04-08T01:45:30Z');
const good = { receivedAt: '2026-04-07T20:45', source: 'letter', evidence: 'Letter 12' } as const;

describe('what was received', () => {
  it('may be of this very minute', () => {
    expect(checkReceived(good, zone, now)).toEqual(noReceivedFaults);
  });

  it('cannot lie in the future of the zone', () => {
    const faults = checkReceived({ ...good, receivedAt: '2026-04-07T20:46' }, zone, now);
    expect(faults.receivedAt).toBe('form.inFuture');
  });

  it('needs a whole date and time, and a source', () => {
    const faults = checkReceived({ ...good, receivedAt: '', source: '' }, zone, now);
    expect(faults.receivedAt).toBe('form.momentInvalid');
    expect(faults.source).toBe('form.sourceMissing');
  });

  it('has evidence of at most so many characters', () => {
    const evidence = 'x'.repeat(longestEvidence + 1);
    expect(checkReceived({ ...good, evidence }, zone, now).evidence).toBe('form.tooLong');
  });
});
