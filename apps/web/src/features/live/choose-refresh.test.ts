import { describe, expect, it } from 'vitest';
import { chooseRefresh } from './choose-refresh.ts';

describe('chooseRefresh', () => {
  it('fetches the activity again when there is more of it or it was sealed', () => {
    expect(chooseRefresh({ kind: 'activity_appended' }, false)).toEqual(['activity']);
    expect(chooseRefresh({ kind: 'activity_sealed', position: 4 }, false)).toEqual(['activity']);
  });

  it.each([
    ['lists_changed', 'lists'],
    ['campaigns_changed', 'campaigns'],
    ['calls_changed', 'calls'],
    ['notifications_changed', 'notifications'],
    ['audits_changed', 'audits'],
  ] as const)('fetches after %s the %s again', (kind, topic) => {
    expect(chooseRefresh({ kind }, false)).toEqual([topic]);
  });

  it('fetches everything again when too much was missed', () => {
    expect(chooseRefresh({ kind: 'reset' }, false)).toBe('everything');
  });

  it('closes the gap before the first connection only', () => {
    expect(chooseRefresh({ kind: 'ready' }, true)).toContain('calls');
    expect(chooseRefresh({ kind: 'ready' }, false)).toEqual([]);
  });

  it('asks again where the person works when the organization or its members changed', () => {
    expect(chooseRefresh({ kind: 'organization_changed' }, false)).toEqual(
      expect.arrayContaining(['access', 'halts', 'settings', 'compliance']),
    );
    expect(chooseRefresh({ kind: 'members_changed' }, false)).toEqual(
      expect.arrayContaining(['access', 'members', 'invitations']),
    );
  });

  it('fetches who is not called again when something was learned of a person', () => {
    expect(chooseRefresh({ kind: 'contacts_changed' }, false)).toEqual(['contacts', 'campaigns']);
  });
});
