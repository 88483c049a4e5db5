import { describe, expect, it } from 'vitest';
import { isAllowedWhileSuspended, mayDo, type Permission, permissions } from './permissions.ts';

const names = Object.keys(permissions) as Permission[];

describe('permissions', () => {
  it('let members work contacts, calls, promises and callbacks, correct calls, and no more', () => {
    const writes = names.filter((name) => mayDo('member', name) && !name.endsWith('.read'));
    expect(writes).toEqual([
      'contacts.work',
      'calls.correct',
      'recordings.listen',
      'calls.work',
      'promises.work',
      'callbacks.work',
    ]);
  });

  it('give an admin everything a member has', () => {
    for (const name of names.filter((candidate) => mayDo('member', candidate))) {
      expect(mayDo('admin', name), name).toBe(true);
    }
  });

  it.each([
    'contacts.import',
    'campaigns.control',
    'scripts.edit',
    'caller_ids.edit',
    'carrier_accounts.edit',
    'policy.edit',
    'members.edit',
  ] as const)('keep %s for admins', (name) => {
    expect(mayDo('admin', name)).toBe(true);
    expect(mayDo('member', name)).toBe(false);
  });

  it('give a super administrator everything', () => {
    expect(names.filter((name) => !mayDo('super_administrator', name))).toEqual([]);
  });

  it('leave reading, stopping, requests to stop and proofs in a suspended organization', () => {
    expect(names.filter(isAllowedWhileSuspended).filter((name) => !name.endsWith('.read'))).toEqual(
      [
        'contacts.work',
        'calls.correct',
        'recordings.listen',
        'calls.halt',
        'audits.run',
        'evidence.create',
        'personal_data.export',
        'contacts.export',
        'calls.export',
      ],
    );
    expect(
      names.filter((name) => name.endsWith('.read') && !isAllowedWhileSuspended(name)),
    ).toEqual([]);
  });
});
