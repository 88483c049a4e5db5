import { describe, expect, it } from 'vitest';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { ConsentFact } from '../types.ts';
import { promiseOpen } from './promise-open.ts';

const ask = (promisedUntil: string | null, moment: string, phones = ['+13125550100']) =>
  asking(promiseOpen)({ debt: { promisedUntil }, person: { phones } }, moment);

describe('PROMISE_OPEN', () => {
  it('allows where none is open', () => {
    expect(ask(null, '2026-04-08T17:00:00Z')).toBe('allow');
  });

  it('defers to the day after the last day of grace', () => {
    const until = '2026-04-11T05:00:00Z';
    expect(ask('2026-04-10', '2026-04-08T17:00:00Z')).toBe('2026-04-11T05:00Z');
    expect(ask('2026-04-10', justBefore(until))).toBe('2026-04-11T05:00Z');
    expect(ask('2026-04-10', until)).toBe('allow');
  });

  it('waits for that day everywhere that the person may be', () => {
    const phones = ['+13125550100', '+14155550100'];
    expect(ask('2026-04-10', '2026-04-11T05:00:00Z', phones)).toBe('2026-04-11T07:00Z');
  });

  describe('of which a call reminds', () => {
    const consent: ConsentFact = {
      kind: 'frequency',
      phone: '+13125550100',
      at: new Date('2026-04-06T17:00:00Z'),
      revokedAt: null,
      expiresAt: null,
      hours: null,
      place: null,
    };
    const remind = (isReminder: boolean, consents: ConsentFact[], moment: string) =>
      asking(promiseOpen)(
        {
          debt: { promisedUntil: '2026-04-20', isReminder },
          person: { phones: ['+13125550100'] },
          consents,
        },
        moment,
      );
    const moment = '2026-04-08T17:00:00Z';

    it('lets it pass with the permission of the person, and not without', () => {
      expect(remind(true, [consent], moment)).toBe('allow');
      expect(remind(true, [], moment)).toBe('2026-04-21T05:00Z');
      expect(remind(true, [{ ...consent, kind: 'tcpa' }], moment)).toBe('2026-04-21T05:00Z');
      expect(remind(true, [{ ...consent, phone: '+13125550101' }], moment)).toBe(
        '2026-04-21T05:00Z',
      );
    });

    it('binds every other call in spite of it', () => {
      expect(remind(false, [consent], moment)).toBe('2026-04-21T05:00Z');
    });

    it('lets it pass on a later day too, for that is what was agreed on', () => {
      expect(remind(true, [consent], '2026-04-18T17:00:00Z')).toBe('allow');
    });

    it('binds it again when the permission was taken back or has ended', () => {
      const until = '2026-04-13T05:00:00Z';
      for (const end of [{ revokedAt: new Date(until) }, { expiresAt: new Date(until) }]) {
        expect(remind(true, [{ ...consent, ...end }], justBefore(until))).toBe('allow');
        expect(remind(true, [{ ...consent, ...end }], until)).toBe('2026-04-21T05:00Z');
      }
      expect(remind(true, [consent], justBefore(consent.at.toISOString()))).not.toBe('allow');
    });
  });
});
