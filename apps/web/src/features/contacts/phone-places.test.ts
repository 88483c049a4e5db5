import { describe, expect, it } from 'vitest';
import { findPhonePlaces } from './phone-places.ts';

const chicago = 'America/Chicago';
const newYork = 'America/New_York';
const known = [
  { zone: chicago, evidence: ['phone +1 312', 'ZIP 60601', 'region IL'] },
  { zone: newYork, evidence: ['phone +1 212'] },
];

describe('where a number may ring', () => {
  it('is said by its code, and by what else speaks for the same zone', () => {
    expect(findPhonePlaces({ zones: [chicago] }, null, known)).toEqual({
      zones: [chicago],
      evidence: ['ZIP 60601', 'region IL'],
      isByCode: true,
    });
  });

  it('is said by its code alone where the address is elsewhere', () => {
    expect(findPhonePlaces({ zones: [newYork] }, null, known)).toEqual({
      zones: [newYork],
      evidence: [],
      isByCode: true,
    });
  });

  it('is where the person confirmed to be, whatever the code says', () => {
    expect(findPhonePlaces({ zones: [newYork] }, chicago, known)).toEqual({
      zones: [chicago],
      evidence: ['confirmed'],
      isByCode: false,
    });
  });

  it('is nowhere where the code names no place', () => {
    expect(findPhonePlaces({ zones: [] }, null, known)).toEqual({
      zones: [],
      evidence: [],
      isByCode: false,
    });
  });
});
