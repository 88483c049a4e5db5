import { describe, expect, it } from 'vitest';
import { findUnproven } from './find-unproven.ts';

const file = 'a.test.ts';
const row = (name: string) => `| §2 | A statement | \`${file}\` › \`${name}\` |`;
const result = (title: string, status = 'passed') => ({ file, title, status });

describe('a statement', () => {
  it('is shown by a test that was run and passed', () => {
    expect(findUnproven(row('does it'), [result('does it')])).toEqual([]);
  });

  it.each([
    ['was not run', [result('does that'), { ...result('does it'), file: 'b.test.ts' }]],
    ['is skipped', [result('does it', 'skipped')]],
    ['is failed', [result('does it'), result('does it', 'failed')]],
  ])('is not shown by one that %s', (fault, results) => {
    expect(findUnproven(row('does it'), results)).toEqual([expect.stringContaining(fault)]);
  });

  it('is shown by a table of cases only where all of them passed', () => {
    const page = row('at %i px is $name (%s)');
    const cases = [result('at 390 px is closed (a)'), result('at 1440 px is open (b)')];
    expect(findUnproven(page, cases)).toEqual([]);
    const broken = [...cases, result('at 1266 px is open (c)', 'failed')];
    expect(findUnproven(page, broken)).toEqual([expect.stringContaining('at 1266 px')]);
    expect(findUnproven(page, [])).toEqual([expect.stringContaining('was not run')]);
  });
});
