import { describe, expect, it } from 'vitest';
import { debtorOf, readDebtorRow as read } from './testing/debtor-row.ts';

describe('a place', () => {
  it('is Canadian where region and postal code are and nothing else is said', () => {
    expect(debtorOf({ State: 'ON', ZIP: 'M5V 2T6' })).toMatchObject({
      country: 'CA',
      region: 'ON',
    });
    expect(read({ State: 'ON', ZIP: 'M5V 2T6', Country: 'US' })).toMatchObject({
      reason: 'region_invalid',
    });
  });

  it('keeps the zeros with which its code begins', () => {
    expect(debtorOf({ ZIP: '02116' }).postalCode).toBe('02116');
    expect(debtorOf({ ZIP: '2116.0' }).postalCode).toBe('02116');
  });

  it('may be in Namibia', () => {
    expect(debtorOf({ Country: 'NA', Phone: '+13125550142' }).country).toBe('NA');
    expect(debtorOf({ Country: 'N/A' }).country).toBeNull();
  });
});
