import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

describe('a masked number', () => {
  it.each([
    ['+13125550142', '+1 ••• ••• 0142'],
    ['+447400123456', '+44 ••• ••• 3456'],
    ['+35312345678', '+353 ••• • 5678'],
    ['+4930123456', '+49 ••• • 3456'],
    ['+2901234', '+290 •• 34'],
    ['+1234567', '+1 ••• 567'],
  ])('of %s is %s', (e164, masked) => {
    expect(maskPhone(e164)).toBe(masked);
  });

  it.each(['', '+', 'Jane Doe', '3125550142', '+1', '+1 312 555 0142'])(
    'of what is no number shows nothing: %j',
    (text) => {
      expect(maskPhone(text)).toBe('•••');
    },
  );

  it('begins with the calling code of every country', () => {
    for (const country of getCountries()) {
      const code = getCountryCallingCode(country);
      expect(maskPhone(`+${code}23456789`)).toBe(`+${code} ••• • 6789`);
    }
  });

  it('never shows more than four digits of the person, nor more than it hides', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{0,14}$/), (e164) => {
        const masked = maskPhone(e164);
        const shown = masked.replace(/^\+\d+/, '').match(/\d/g)?.length ?? 0;
        const hidden = masked.match(/•/g)?.length ?? 0;
        expect(shown).toBeLessThanOrEqual(Math.min(4, hidden));
      }),
    );
  });
});
