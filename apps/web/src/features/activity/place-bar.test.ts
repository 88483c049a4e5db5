import { describe, expect, it } from 'vitest';
import { placeBar } from './place-bar.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const week = { from: '2026-11-15', days: 7 };
const place = (startedAt: string, lastDueAt: string | null, shown = week, zone = 'UTC') =>
  placeBar({ startedAt, startsAt: null, endsAt: null, lastDueAt }, shown, zone, now);

describe('the bar of a campaign', () => {
  it('goes from its start to its last call', () => {
    const bar = place('2026-11-16T00:00:00Z', '2026-11-18T12:00:00Z');
    expect(bar?.from).toBeCloseTo(1 / 7);
    expect(bar?.to).toBeCloseTo(3.5 / 7);
  });

  it('is cut at both ends of what is shown', () => {
    expect(place('2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual({ from: 0, to: 1 });
  });

  it('goes on until now where the last call is due or nobody is judged yet', () => {
    expect(place('2026-11-15T00:00:00Z', null)?.to).toBeCloseTo(2.5 / 7);
    expect(place('2026-11-15T00:00:00Z', '2026-11-15T01:00:00Z')?.to).toBeCloseTo(2.5 / 7);
  });

  it('goes from the start to the end that were chosen', () => {
    const startedAt = '2026-11-15T00:00:00Z';
    const chosen = { startsAt: '2026-11-18T00:00:00Z', endsAt: '2026-11-20T00:00:00Z' };
    const lastDueAt = '2026-11-18T06:00:00Z';
    const bar = placeBar({ startedAt, lastDueAt, ...chosen }, week, 'UTC', now);
    expect(bar?.from).toBeCloseTo(3 / 7);
    expect(bar?.to).toBeCloseTo(5 / 7);
    const open = placeBar(
      { startedAt, lastDueAt: null, ...chosen, endsAt: null },
      week,
      'UTC',
      now,
    );
    expect(open?.from).toBeCloseTo(3 / 7);
    expect(open?.to).toBeCloseTo(3 / 7 + 0.01);
  });

  it('is missing where its time lies outside', () => {
    expect(place('2026-11-22T00:00:00Z', null)).toBeNull();
    expect(place('2026-11-10T00:00:00Z', null, { from: '2026-11-18', days: 1 })).toBeNull();
  });

  it('measures a day of 25 hours as one', () => {
    const day = { from: '2026-11-01', days: 1 };
    const bar = place('2026-10-01T00:00:00Z', '2026-11-01T17:30:00Z', day, 'America/Chicago');
    expect(bar).toEqual({ from: 0, to: 1 });
  });
});
