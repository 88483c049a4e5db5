import { describe, expect, it } from 'vitest';
import { firstRetryRules } from '../retry/retry-rules.ts';
import { groupWindows, listWindowsFrom } from './group-windows.ts';
import { listHours } from './list-hours.ts';
import { type OpenTime, playCampaign } from './play-campaign.ts';

const at = (text: string): number => Date.parse(`2026-06-${text}Z`);
const now = new Date(at('10T17:00:00'));
const always = { startsAt: null, endsAt: null, hours: null };
const day = (opens: string, nth: number) => ({
  opensAt: at(`${nth}T${opens}`),
  closesAt: at(`${nth + 1}T02:00:00`),
});
const chicago = 'America/Chicago';
const moveBy = ({ opensAt, closesAt }: OpenTime, by: number): OpenTime => ({
  opensAt: opensAt + by,
  closesAt: closesAt + by,
});

describe('groups that are played', () => {
  it('are people whose days are the same, who join when they can first be called', () => {
    const groups = ['18:01:00', '18:14:00', '18:16:00'].map((opens) => ({
      people: 5,
      zone: null,
      windows: [day(opens, 10), day('13:00:00', 11)],
    }));
    const open = { people: 1, zone: null, windows: [day('13:00:00', 10), day('13:00:00', 11)] };
    const [played, ...others] = groupWindows([...groups, open], always, now);
    expect(others).toEqual([]);
    expect(played?.people).toBe(16);
    expect(played?.windows[0]).toEqual({ opensAt: now.getTime(), closesAt: at('11T02:00:00') });
    expect([...(played?.joining ?? [])]).toEqual([
      [at('10T18:15:00'), 10],
      [at('10T18:30:00'), 5],
      [now.getTime(), 1],
    ]);
  });

  it('go on from day to day, but not on days on which the campaign rests', () => {
    const hours = [0, 1, 2, 3, 4].map(() => ({ from: 600, to: 720 }));
    const campaign = { ...always, hours: [...hours, null, null] };
    const group = { people: 1, zone: chicago, windows: [day('13:00:00', 10), day('13:00:00', 11)] };
    const [played] = groupWindows([group], campaign, now);
    expect(played?.windows.slice(0, 4).map(({ opensAt }) => new Date(opensAt))).toEqual([
      new Date(at('11T15:00:00')),
      new Date(at('12T15:00:00')),
      new Date(at('15T15:00:00')),
      new Date(at('16T15:00:00')),
    ]);
  });

  it('of people without such days are few, and lose nobody', () => {
    const minute = 60_000;
    const groups = Array.from({ length: 10_000 }, (_, nth) => ({
      people: 2,
      zone: null,
      windows: [
        { opensAt: now.getTime() + nth * minute, closesAt: now.getTime() + (nth + 90) * minute },
      ],
    }));
    const played = groupWindows(groups, always, now);
    expect(played.length).toBeLessThan(100);
    expect(played.reduce((sum, { people }) => sum + people, 0)).toBe(20_000);
  });

  it('come to the same as if each were played alone', () => {
    const firsts = [
      day('13:00:00', 10),
      day('20:00:00', 10),
      { opensAt: at('11T16:00:00'), closesAt: at('12T02:00:00') },
    ];
    const windowsOf = (first: (typeof firsts)[number]) => {
      const shift = (days: number) => days * 86_400_000;
      const usual = { opensAt: at('10T13:00:00'), closesAt: at('11T02:00:00') };
      const began = Math.round((first.closesAt - usual.closesAt) / 86_400_000);
      return [first, ...[1, 2].map((days) => moveBy(usual, shift(began + days)))];
    };
    const groups = firsts.map((first, nth) => ({
      people: 100 * (nth + 1),
      zone: null,
      windows: windowsOf(first),
    }));
    const campaign = {
      startsAt: now.getTime(),
      endsAt: null,
      callsPerSecond: 0.05,
      callsAtOnce: 1000,
      mostAttempts: 2,
      retry: firstRetryRules,
      mostPerDay: null,
      outcomes: { no_answer: 0.6, busy: 0.1, right_party: 0.3 },
      secondsPerCall: 30,
      pool: null,
      lines: null,
    };
    const together = groupWindows(groups, always, now);
    expect(together).toHaveLength(1);
    const one = playCampaign({ ...campaign, groups: together });
    const other = playCampaign({ ...campaign, groups });
    expect(one.finishesAt).toBe(other.finishesAt);
    expect(one.calls).toBeCloseTo(other.calls);
    expect(one.steps.map((step) => step.at)).toEqual(other.steps.map((step) => step.at));
    for (const [index, step] of one.steps.entries()) {
      expect(step.calls).toBeCloseTo(other.steps[index]?.calls ?? 0);
    }
  });
});

describe('windows from a moment on', () => {
  const windows = [day('13:00:00', 10), day('13:00:00', 11)];
  it.each([
    ['10T17:00:00', ['10T17:00:00', '11T13:00:00']],
    ['11T05:00:00', ['11T13:00:00']],
    ['12T01:00:00', ['12T01:00:00']],
    ['12T02:00:00', ['12T13:00:00']],
    ['15T14:00:00', ['15T14:00:00']],
  ])('of %s open at %j', (moment, opens) => {
    const found = listWindowsFrom(windows, at(moment));
    expect(found.map(({ opensAt }) => opensAt)).toEqual(opens.map(at));
    expect(found.every(({ opensAt, closesAt }) => opensAt < closesAt)).toBe(true);
  });
});

describe('calls by hour', () => {
  it('are added up by the clock of the place', () => {
    const step = (text: string) => ({ at: at(text), calls: 2, reached: 1 });
    const steps = [step('10T17:15:00'), step('10T17:30:00'), step('10T18:30:00')];
    expect(listHours(steps, 'Asia/Kolkata')).toEqual([
      { at: new Date(at('10T16:30:00')), calls: 2 },
      { at: new Date(at('10T17:30:00')), calls: 2 },
      { at: new Date(at('10T18:30:00')), calls: 2 },
    ]);
  });
});
