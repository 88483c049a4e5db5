import { describe, expect, it } from 'vitest';
import { createDashboard } from '../../testing/create-dashboard.ts';
import {
  findBestHour,
  findHighest,
  formatChange,
  formatShare,
  listHours,
  listTimeBars,
  measureRate,
  nameBar,
  nameHour,
  nameWeekday,
} from './figures.ts';

describe('bars over time', () => {
  it('are hours of a single day, also those without a call', () => {
    const bars = listTimeBars(createDashboard());
    expect(bars).toHaveLength(24);
    expect(bars[9]).toMatchObject({ kind: 'hour', hour: 9, calls: 60, answered: 24 });
    expect(bars[10]).toMatchObject({ calls: 0 });
    expect(findHighest(bars)?.hour).toBe(9);
  });

  it('are days of a month, and months of a year, the first and last as far as they belong to it', () => {
    const days = [
      { day: '2026-02-27', calls: 3, ended: 3, answered: 1, rightPersons: 0 },
      { day: '2026-03-02', calls: 4, ended: 4, answered: 2, rightPersons: 1 },
    ];
    const month = listTimeBars(createDashboard({ from: '2026-02-26', to: '2026-03-02', days }));
    expect(month.map(({ calls }) => calls)).toEqual([0, 3, 0, 0, 4]);
    const year = listTimeBars(createDashboard({ from: '2026-01-20', to: '2026-03-02', days }));
    expect(year).toMatchObject([
      { key: '2026-01', from: '2026-01-20', to: '2026-01-31', calls: 0 },
      { key: '2026-02', from: '2026-02-01', to: '2026-02-28', calls: 3 },
      { key: '2026-03', from: '2026-03-01', to: '2026-03-02', calls: 4, answered: 2 },
    ]);
    expect(year.map((bar) => nameBar(bar, 'en'))).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026']);
  });

  it('have no highest where nobody was called', () => {
    expect(findHighest(listTimeBars(createDashboard({ hours: [] })))).toBeUndefined();
  });
});

describe('the best hour', () => {
  it('is the one with the highest share, of those with enough calls to tell', () => {
    const hours = [
      { weekday: 1, hour: 9, calls: 3, ended: 3, answered: 3 },
      { weekday: 2, hour: 10, calls: 20, ended: 20, answered: 5 },
      { weekday: 3, hour: 12, calls: 90, ended: 90, answered: 9 },
    ];
    expect(findBestHour(hours)?.hour).toBe(10);
    expect(findBestHour(hours.slice(0, 1))).toBeUndefined();
    expect(listHours(hours)).toEqual([9, 10, 11, 12]);
    expect(listHours([])).toEqual([]);
  });
});

describe('words for figures', () => {
  it('tell shares and changes, and nothing where there is nothing to compare with', () => {
    expect(measureRate({ ended: 0, answered: 0 })).toBeNull();
    expect(formatShare(0.254, 'en')).toBe('25%');
    expect(formatShare(0.0254, 'en')).toBe('2.5%');
    expect(formatChange(120, 100, 'en')).toBe('+20%');
    expect(formatChange(50, 100, 'en')).toBe('-50%');
    expect(formatChange(5, 0, 'en')).toBeNull();
  });

  it('begin the week on Sunday', () => {
    expect(nameWeekday(0, 'en', 'long')).toBe('Sunday');
    expect(nameWeekday(6, 'es', 'long')).toBe('sábado');
    expect(nameHour(13, 'en')).toMatch(/^1\sPM$/);
  });
});
