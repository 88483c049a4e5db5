import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import { makeSituation } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { LicenceFact } from '../types.ts';
import { licenceMissing } from './licence-missing.ts';

const licence = (region: string, expiresOn: string | null = null): LicenceFact => ({
  region,
  expiresOn,
});
const judge = asking(licenceMissing, { licenceRequired: true });
const noon = '2026-06-10T17:00:00Z';

describe('LICENSE_MISSING', () => {
  it('asks for a licence of the state where the person lives', () => {
    expect(judge({ licences: [licence('IL')] }, noon)).toBe('allow');
    expect(judge({ licences: [licence('MA'), licence('IL')] }, noon)).toBe('allow');
    expect(judge({ licences: [licence('MA')] }, noon)).toBe('block');
    expect(judge({ licences: [] }, noon)).toBe('block');
  });

  it('says which one is missing', () => {
    const situation = makeSituation({ licences: [] }, { licenceRequired: true });
    expect(licenceMissing.judge(situation, new Date(noon))).toEqual({
      kind: 'block',
      liftedBy: 'a licence for IL that has not expired',
    });
  });

  it.each([
    ['in summer', '2026-06-10', '2026-06-11T05:00:00Z'],
    ['on the day the clocks go forward', '2026-03-08', '2026-03-09T05:00:00Z'],
    ['on the day the clocks go back', '2026-11-01', '2026-11-02T06:00:00Z'],
    ['on a leap day', '2028-02-29', '2028-03-01T06:00:00Z'],
    ['with the year', '2026-12-31', '2027-01-01T06:00:00Z'],
  ])('holds to the end of its last day, by the clock of the person: %s', (_, day, over) => {
    const licences = [licence('IL', day)];
    const moment = new Date(Date.parse(over) - 1).toISOString();
    expect(judge({ licences }, moment)).toBe('allow');
    expect(judge({ licences }, over)).toBe('block');
  });

  it('holds while it does in all of three zones', () => {
    const person = { phones: ['+12125550100', '+13125550100', '+14155550100'] };
    const facts = { licences: [licence('IL', '2026-06-10')], person };
    expect(judge(facts, '2026-06-11T03:59:59.999Z')).toBe('allow');
    expect(judge(facts, '2026-06-11T04:00:00Z')).toBe('block');
  });

  it('is renewed by a second licence', () => {
    const licences = [licence('IL', '2025-12-31'), licence('IL', '2026-12-31')];
    expect(judge({ licences }, noon)).toBe('allow');
  });

  it('is asked for every state that the address speaks for', () => {
    const person = { region: 'NY', postalCode: '60601' };
    expect(judge({ person, licences: [licence('IL')] }, noon)).toBe('block');
    expect(judge({ person, licences: [licence('NY')] }, noon)).toBe('block');
    expect(judge({ person, licences: [licence('NY'), licence('IL')] }, noon)).toBe('allow');
  });

  it('blocks where the address tells no state', () => {
    const person = { country: 'US', region: null, postalCode: null };
    const situation = makeSituation(
      { person, licences: [licence('IL')] },
      { licenceRequired: true },
    );
    expect(licenceMissing.judge(situation, new Date(noon))).toEqual({
      kind: 'block',
      liftedBy: 'an address that tells the state',
    });
  });

  it('is not asked where the policy does not ask for it', () => {
    expect(asking(licenceMissing)({ licences: [] }, noon)).toBe('allow');
  });

  it('does not apply to creditors, without such facts, and in other countries', () => {
    expect(judge({ licences: [], collectorRole: 'creditor' }, noon)).toBe('allow');
    expect(judge({ licences: 'unasked' }, noon)).toBe('allow');
    const british = asking(licenceMissing, { pack: 'uk', licenceRequired: true });
    expect(british(livingIn('uk', { licences: [] }), noon)).toBe('allow');
    const abroad = { pack: 'uk', licenceRequired: true, addsPackOfPlace: true } as const;
    expect(asking(licenceMissing, abroad)(livingIn('us', { licences: [] }), noon)).toBe('block');
  });

  it('does not pass over a day that cannot be read', () => {
    const licences = [licence('IL', '2026-02-30')];
    const situation = makeSituation({ licences }, { licenceRequired: true });
    expect(() => licenceMissing.judge(situation, new Date(noon))).toThrow(RangeError);
  });
});
