import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFacts } from '../compliance/testing/make-facts.ts';
import type { Facts } from '../compliance/types.ts';
import { localTime } from './convert-time.ts';
import { findCandidateZones } from './find-candidate-zones.ts';

const nobody: Partial<Facts['person']> = { region: null, postalCode: null, phones: [] };
const find = (person: Partial<Facts['person']>, dialled: string) =>
  findCandidateZones(makeFacts({ person }).person, dialled);
const name = (person: Partial<Facts['person']>, dialled: string) =>
  find(person, dialled).map(({ zone }) => zone);

describe('findCandidateZones', () => {
  it('gathers what speaks for each zone', () => {
    const phones = ['+13125550100', '+13125550101', '+12125550100'];
    expect(find({ phones, postalCode: '60601' }, '+13125550100')).toEqual([
      { zone: 'America/Chicago', evidence: ['phone +1 312', 'ZIP 606'] },
      { zone: 'America/New_York', evidence: ['phone +1 212'] },
    ]);
  });

  it('counts the dialled number, though it is not yet among the person’s', () => {
    expect(name({ ...nobody, phones: ['+13125550100'] }, '+12125550100')).toEqual([
      'America/Chicago',
      'America/New_York',
    ]);
  });

  it('counts numbers that are not dialled', () => {
    expect(name({ ...nobody, phones: ['+14155550100'] }, '+18005550100')).toEqual([
      'America/Los_Angeles',
    ]);
  });

  it('takes the address when the number is toll-free', () => {
    expect(find({ ...nobody, region: 'IL' }, '+18005550100')).toEqual([
      { zone: 'America/Chicago', evidence: ['region IL'] },
    ]);
  });

  it('finds nothing where nothing names a place', () => {
    expect(find(nobody, '+18005550100')).toEqual([]);
  });

  it('believes the person before all other evidence', () => {
    const confirmedZone = 'Pacific/Honolulu';
    expect(find({ confirmedZone, phones: ['garbage'] }, '+13125550100')).toEqual([
      { zone: confirmedZone, evidence: ['confirmed by the person'] },
    ]);
  });

  it.each(['', 'Chicago', 'Mars/Olympus', '-05:00', 'Etc/GMT+5'])(
    'does not put other evidence in the place of a confirmed zone that is none: %j',
    (confirmedZone) => {
      expect(find({ confirmedZone }, '+13125550100')).toEqual([]);
    },
  );

  it('finds nothing when a number or the address cannot be read', () => {
    expect(find({ phones: ['+13125550100', '2125550100'] }, '+13125550100')).toEqual([]);
    expect(find({ country: 'ZZ' }, '+13125550100')).toEqual([]);
    expect(find({ region: 'ZZ', postalCode: null }, '+13125550100')).toEqual([]);
  });

  it('leaves a dialled number that is none to the rule about numbers', () => {
    expect(name({ phones: ['312'] }, '312')).toEqual(['America/Chicago']);
  });

  it('keeps both zones of Gary’s area code, though its ZIP has one', () => {
    expect(find({ phones: [], region: 'IN', postalCode: '46402' }, '+12195550123')).toEqual([
      { zone: 'America/Chicago', evidence: ['phone +1 219', 'ZIP 464'] },
      { zone: 'America/New_York', evidence: ['phone +1 219'] },
    ]);
  });

  it('lets a ZIP stand for the state, and a state for all of its zones', () => {
    const arizona = { ...nobody, region: 'AZ' };
    expect(name({ ...arizona, postalCode: '85001' }, '+18005550100')).toEqual(['America/Phoenix']);
    const both = ['America/Phoenix', 'America/Denver'];
    expect(name({ ...arizona, postalCode: '86515' }, '+18005550100')).toEqual(both);
    expect(name(arizona, '+18005550100')).toEqual(both);
  });

  it('reads a ZIP or a postal code where no country is written', () => {
    const stranger = { ...nobody, country: null };
    expect(name({ ...stranger, postalCode: '10001' }, '+12125550100')).toEqual([
      'America/New_York',
    ]);
    expect(name({ ...stranger, postalCode: 'M5V 2T6' }, '+14165550100')).toEqual([
      'America/Toronto',
    ]);
    expect(name(stranger, '+12125550100')).toEqual(['America/New_York']);
    expect(name({ ...stranger, region: 'nowhere' }, '+12125550100')).toEqual([]);
  });

  it.each([
    ['in winter', '2026-03-08T06:59:00Z', ['01:59', '00:59', '23:59']],
    ['the day clocks go forward in the east', '2026-03-08T07:00:00Z', ['03:00', '01:00', '00:00']],
    ['an hour later in the middle', '2026-03-08T08:00:00Z', ['04:00', '03:00', '01:00']],
    ['the day clocks go back in the east', '2026-11-01T06:00:00Z', ['01:00', '01:00', '00:00']],
    ['on a leap day', '2028-02-29T05:30:00Z', ['00:30', '23:30', '22:30']],
    ['at the end of the year', '2027-01-01T05:30:00Z', ['00:30', '23:30', '22:30']],
  ])('tells three clocks at once %s', (_, moment, clocks) => {
    const phones = ['+12125550100', '+13125550100'];
    const zones = find({ ...nobody, phones, postalCode: '80202' }, '+12125550100');
    expect(zones.map(({ zone }) => zone)).toEqual([
      'America/New_York',
      'America/Chicago',
      'America/Denver',
    ]);
    const shown = zones.map(({ zone }) => {
      const { minute } = localTime(zone, new Date(moment));
      const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    });
    expect(shown).toEqual(clocks);
  });

  it('never loses a zone to further evidence', () => {
    const number = fc.stringMatching(/^\+(1[2-9]\d{9}|[2-9]\d{9})$/);
    const postalCode = fc.option(fc.stringMatching(/^\d{5}$/));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 4 }), number, postalCode, (phones, more, zip) => {
        const person = { ...nobody, postalCode: zip };
        const before = name({ ...person, phones }, '+18005550100');
        const after = name({ ...person, phones: [...phones, more] }, '+18005550100');
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});
