import { describe, expect, it } from 'vitest';
import { presentKilobytes, weighFiles } from './weigh-files.ts';

const files = [
  { path: 'assets/start.js', bytes: 100 },
  { path: 'assets/charts.js', bytes: 40 },
  { path: 'theme-init.js', bytes: 3 },
];

const entry = (packages: Record<string, number>, imports: string[] = []) => ({
  ...{ packages, imports, isEntry: true },
});
const shared = (packages: Record<string, number>) => ({ packages, imports: [], isEntry: false });

describe('weighFiles', () => {
  it('counts everything for the page where there are no charts', () => {
    expect(weighFiles(files, { 'assets/start.js': entry({ react: 9 }) })).toEqual({
      page: 143,
      charts: 0,
    });
  });

  it('counts a file of charts apart from the page', () => {
    const record = {
      'assets/start.js': entry({ react: 9, ringfence: 1 }),
      'assets/charts.js': entry({ '@mui/x-charts': 6, 'd3-shape': 2, ringfence: 1 }),
    };
    expect(weighFiles(files, record)).toEqual({ page: 103, charts: 40 });
  });

  it('counts what only charts need with them, and what others need too with the page', () => {
    const record = {
      'assets/start.js': entry({ react: 9 }, ['assets/both.js']),
      'assets/charts.js': entry({ '@mui/x-charts': 6 }, ['assets/both.js', 'assets/popper.js']),
      'assets/both.js': shared({ '@mui/material': 3 }),
      'assets/popper.js': shared({ '@popperjs/core': 5 }),
    };
    const more = [
      { path: 'assets/both.js', bytes: 10 },
      { path: 'assets/popper.js', bytes: 7 },
    ];
    expect(weighFiles([...files, ...more], record)).toEqual({ page: 113, charts: 47 });
  });

  it('refuses charts in a file that the page needs before them', () => {
    const record = { 'assets/start.js': entry({ react: 9, '@mui/x-charts': 4 }) };
    expect(() => weighFiles(files, record)).toThrow('assets/start.js mixes charts');
  });
});

it('counts 1000 bytes for a kilobyte, and never less than there are', () => {
  expect(presentKilobytes(170_000)).toBe(170);
  expect(presentKilobytes(170_001)).toBe(170.1);
});
