import { describe, expect, it } from 'vitest';
import { makeSituation } from '../testing/make-facts.ts';
import { windowClosed } from './window-closed.ts';

function judge(zones: string | string[], moment: string) {
  const { facts } = makeSituation();
  const candidates = [zones].flat().map((zone) => ({ zone, evidence: ['test'] }));
  const verdict = windowClosed.judge({ facts, zones: candidates }, new Date(moment));
  return verdict.kind === 'defer'
    ? verdict.until.toISOString().replace(':00.000Z', 'Z')
    : verdict.kind;
}

describe('WINDOW_CLOSED', () => {
  it.each([
    ['07:59:59.999', '2026-04-08T12:59:59.999Z', '2026-04-08T13:00Z'],
    ['08:00', '2026-04-08T13:00:00Z', 'allow'],
    ['20:59:59.999', '2026-04-09T01:59:59.999Z', 'allow'],
    ['21:00', '2026-04-09T02:00:00Z', '2026-04-09T13:00Z'],
    ['midnight', '2026-04-09T05:00:00Z', '2026-04-09T13:00Z'],
  ])('at %s in Chicago', (_, moment, answer) => {
    expect(judge('America/Chicago', moment)).toBe(answer);
  });

  it.each([
    ['the evening before clocks go forward', '2026-03-08T02:00:00Z', '2026-03-08T12:00Z'],
    ['the evening after', '2026-03-09T00:59:00Z', 'allow'],
    ['the evening after, at nine', '2026-03-09T01:00:00Z', '2026-03-09T12:00Z'],
    ['the evening before clocks go back', '2026-11-01T01:00:00Z', '2026-11-01T13:00Z'],
    ['the hour that comes twice, first', '2026-11-01T05:30:00Z', '2026-11-01T13:00Z'],
    ['the hour that comes twice, again', '2026-11-01T06:30:00Z', '2026-11-01T13:00Z'],
    ['the evening after, still open', '2026-11-02T01:59:00Z', 'allow'],
    ['the eve of a leap day', '2028-02-29T02:00:00Z', '2028-02-29T13:00Z'],
    ['the evening of a leap day', '2028-03-01T02:00:00Z', '2028-03-01T13:00Z'],
    ['the last evening of a year', '2027-01-01T02:00:00Z', '2027-01-01T13:00Z'],
  ])('in New York on %s', (_, moment, answer) => {
    expect(judge('America/New_York', moment)).toBe(answer);
  });

  it('with three zones opens with the last and closes with the first', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'];
    expect(judge(zones, '2026-04-08T14:59:00Z')).toBe('2026-04-08T15:00Z');
    expect(judge(zones, '2026-04-08T15:00:00Z')).toBe('allow');
    expect(judge(zones, '2026-04-09T00:59:00Z')).toBe('allow');
    expect(judge(zones, '2026-04-09T01:00:00Z')).toBe('2026-04-09T15:00Z');
  });

  it('with zones half a world apart finds the hours that they share', () => {
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-08T16:00:00Z')).toBe(
      '2026-04-08T23:00Z',
    );
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-09T00:59:00Z')).toBe('allow');
    expect(judge(['America/New_York', 'Asia/Tokyo'], '2026-04-09T01:00:00Z')).toBe(
      '2026-04-09T23:00Z',
    );
  });

  it('waits for the season in which zones share a minute', () => {
    // Samara opens when Los Angeles closes, and an hour earlier once its clocks have gone back.
    const zones = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Samara'];
    expect(judge(zones, '2026-10-15T12:00:00Z')).toBe('2026-11-02T04:00Z');
    expect(judge(zones, '2026-11-02T04:59:00Z')).toBe('allow');
  });

  it('with zones that share no minute looks sixty days ahead and no further', () => {
    const zones = ['America/Chicago', 'Europe/London', 'Asia/Tokyo'];
    const until = judge(zones, '2026-04-08T17:00:00Z');
    expect(until > '2026-06-07' && until < '2026-06-09').toBe(true);
  });
});
