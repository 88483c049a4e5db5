import { describe, expect, it } from 'vitest';
import { makeFacts } from '../compliance/testing/make-facts.ts';
import type { Facts } from '../compliance/types.ts';
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
});
