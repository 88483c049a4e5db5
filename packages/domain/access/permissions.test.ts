import { describe, expect, it } from 'vitest';
import { mayDo, type Permission, permissions } from './permissions.ts';

describe('permissions', () => {
  it('lets members read the activity of their organization', () => {
    expect(mayDo('member', 'activity.read')).toBe(true);
  });

  it('gives an admin everything a member has', () => {
    const names = Object.keys(permissions) as Permission[];
    for (const name of names.filter((candidate) => mayDo('member', candidate))) {
      expect(mayDo('admin', name), name).toBe(true);
    }
  });
});
