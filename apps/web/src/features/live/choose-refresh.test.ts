import { describe, expect, it } from 'vitest';
import { chooseRefresh } from './choose-refresh.ts';

describe('chooseRefresh', () => {
  it('fetches the activity again when there is more of it or it was sealed', () => {
    expect(chooseRefresh({ kind: 'activity_appended' }, false)).toBe('activity');
    expect(chooseRefresh({ kind: 'activity_sealed', position: 4 }, false)).toBe('activity');
  });

  it('fetches everything again when too much was missed', () => {
    expect(chooseRefresh({ kind: 'reset' }, false)).toBe('everything');
  });

  it('closes the gap before the first connection only', () => {
    expect(chooseRefresh({ kind: 'ready' }, true)).toBe('activity');
    expect(chooseRefresh({ kind: 'ready' }, false)).toBe('nothing');
  });
});
