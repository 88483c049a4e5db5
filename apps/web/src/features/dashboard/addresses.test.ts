import { describe, expect, it } from 'vitest';
import {
  answered,
  calledAddress,
  callsAddress,
  contactsAddress,
  heldBackAddress,
  placed,
} from './addresses.ts';

const days = { from: '2026-03-01', to: '2026-03-07' };

describe('the rows behind a figure', () => {
  it('are calls of the days, by outcome, hour and weekday', () => {
    expect(callsAddress(days)).toBe('/calls/history?from=2026-03-01&to=2026-03-07');
    expect(callsAddress({ ...days, outcomes: ['under_way'] })).toBe(
      '/calls/history?from=2026-03-01&to=2026-03-07&under-way=yes',
    );
    expect(callsAddress({ ...days, outcomes: placed })).toBe(
      '/calls/history?from=2026-03-01&to=2026-03-07&placed=yes',
    );
    expect(callsAddress({ ...days, outcomes: answered, hour: 0, weekday: 0 })).toBe(
      '/calls/history?from=2026-03-01&to=2026-03-07&outcome=right_party,transferred,promise,dispute,wrong_party,stop,hung_up&hour=0&weekday=0',
    );
  });

  it('are people by when they can be called, or who of a list were called', () => {
    expect(contactsAddress('now')).toBe('/debtors/contacts?callable=now');
    expect(calledAddress('a')).toMatch(/^\/debtors\/list\/a\?outcome=no_answer,.*lost$/);
    expect(calledAddress('a')).not.toContain('none');
  });

  it('are decisions of the days, by rule', () => {
    expect(heldBackAddress(days, { verdict: 'defer', rule: 'WINDOW_CLOSED' })).toBe(
      '/dashboard/held-back?from=2026-03-01&to=2026-03-07&verdict=defer&rule=WINDOW_CLOSED',
    );
  });
});
