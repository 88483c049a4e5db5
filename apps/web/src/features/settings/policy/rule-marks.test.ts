import { rules } from '@ringfence/domain/compliance/rules/index';
import { describe, expect, it } from 'vitest';
import { findMarks, markedCodes } from './rule-marks.ts';

describe('the marks of the rules', () => {
  it('say of every rule of the engine, and of no other, how far its source was read', () => {
    expect([...markedCodes].sort()).toEqual(rules.map(({ code }) => code).sort());
  });

  it('take an unknown rule for one that nobody has confirmed', () => {
    expect(findMarks('NEW_RULE')).toEqual(['unconfirmed']);
    expect(findMarks('toString')).toEqual(['unconfirmed']);
  });
});
