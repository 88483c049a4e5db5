import { describe, expect, it } from 'vitest';
import { tellChanges } from './tell-changes.ts';

describe('tellChanges', () => {
  it('names the fields that changed, with values where they are nobody’s own', () => {
    expect(
      tellChanges({ changed: ['full_name', 'zone'], values: { zone: [null, 'America/Chicago'] } }),
    ).toEqual([
      { field: 'full_name', before: null, after: null },
      { field: 'zone', before: null, after: 'America/Chicago' },
    ]);
  });

  it('tells a fact once, and a number masked', () => {
    expect(tellChanges({ role: 'admin', values: { role: ['member', 'admin'] } })).toEqual([
      { field: 'role', before: 'member', after: 'admin' },
    ]);
    expect(tellChanges({ e164: '+13125550142', state: 'resting' })).toEqual([
      { field: 'number', before: null, after: '+1 ••• ••• 0142' },
      { field: 'state', before: null, after: 'resting' },
    ]);
  });

  it('leaves out numbers and addresses that somebody wrote as a reason', () => {
    expect(tellChanges({ because: 'said by 312 555 0142' })).toEqual([
      { field: 'because', before: null, after: 'said by •••' },
    ]);
  });

  it('keeps times, which look like numbers', () => {
    const values = { due: ['2026-06-12T18:00:00.000Z', '2026-06-15T15:00:00.000Z'] };
    expect(tellChanges({ values })).toEqual([
      { field: 'due', before: values.due[0], after: values.due[1] },
    ]);
    expect(tellChanges({ because: 'on 2026-06-12T18:00:00.000Z' })).toEqual([
      { field: 'because', before: null, after: 'on •••T18:00:•••Z' },
    ]);
  });

  it('tells nothing of what it does not know', () => {
    expect(tellChanges({ importId: '7', changed: 'nonsense' })).toEqual([]);
    expect(tellChanges(null)).toEqual([]);
  });
});
