import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import {
  type FactsOverrides,
  makeFacts,
  makeSituation,
  unitedStatesPolicy,
} from '../testing/make-facts.ts';
import { zoneUnknown } from './zone-unknown.ts';

/** Noon in Chicago. */
const now = new Date('2026-04-08T17:00:00Z');
const tollFree = '+18005550100';
const homeless = { region: null, postalCode: null };
const judge = (overrides: FactsOverrides) => zoneUnknown.judge(makeSituation(overrides), now).kind;

describe('TZ_UNKNOWN', () => {
  it('allows where something names a place', () => {
    expect(judge({})).toBe('allow');
    expect(judge({ person: homeless })).toBe('allow');
    expect(judge({ phone: { e164: tollFree } })).toBe('allow');
    expect(
      judge({
        phone: { e164: tollFree },
        person: { ...homeless, confirmedZone: 'America/Chicago' },
      }),
    ).toBe('allow');
  });

  it('blocks where nothing does', () => {
    expect(judge({ phone: { e164: tollFree }, person: homeless })).toBe('block');
  });

  it('blocks where the confirmed zone is none, whatever else is known', () => {
    expect(judge({ person: { confirmedZone: 'America/Chicagoland' } })).toBe('block');
  });

  it('is the only reason given, for the rules about days and hours cannot know', () => {
    const { verdict, reasons, zones } = decide(
      makeFacts({ phone: { e164: tollFree }, person: homeless }),
      unitedStatesPolicy,
      now,
    );
    expect(verdict.kind).toBe('block');
    expect(zones).toEqual([]);
    const failing = reasons.filter((reason) => reason.verdict.kind !== 'allow');
    expect(failing.map(({ code }) => code)).toEqual(['TZ_UNKNOWN']);
  });
});
