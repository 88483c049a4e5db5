import { describe, expect, it } from 'vitest';
import { checkLicence, noLicenceFaults } from './check-licence.ts';

const licence = { region: 'IL', number: '017.021', expiresOn: '' };

describe('checkLicence', () => {
  it('lets a licence pass that does not expire', () => {
    expect(checkLicence(licence, false)).toEqual(noLicenceFaults);
  });

  it('asks for the state and the number', () => {
    expect(checkLicence({ region: '', number: ' ', expiresOn: '' }, false)).toEqual({
      region: 'licences.regionMissing',
      number: 'licences.numberMissing',
      expiresOn: null,
    });
  });

  it('takes numbers of up to 100 characters', () => {
    expect(checkLicence({ ...licence, number: '1'.repeat(100) }, false).number).toBeNull();
    expect(checkLicence({ ...licence, number: '1'.repeat(101) }, false).number).toBe(
      'licences.numberTooLong',
    );
  });

  it('does not take half a date for none', () => {
    expect(checkLicence(licence, true).expiresOn).toBe('licences.expiresInvalid');
  });
});
