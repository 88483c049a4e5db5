import { mayDo } from '@ringfence/domain/access/permissions';
import { describe, expect, it } from 'vitest';
import { findSection, listSections, sectionAddress } from './list-sections.ts';

describe('the sections of the settings', () => {
  it('are all there for an admin, each with its address', () => {
    const sections = listSections((permission) => mayDo('admin', permission));
    expect(sections.map(sectionAddress)).toEqual([
      '/settings/general',
      '/settings/policy',
      '/settings/licences',
      '/settings/carrier-accounts',
      '/settings/caller-ids',
      '/settings/staffed-lines',
      '/settings/scripts',
      '/settings/agreed-calls',
      '/settings/breakers',
      '/settings/members',
      '/settings/api-keys',
      '/settings/stop-calls',
    ]);
  });

  it('leave out for a member what they may not see', () => {
    const sections = listSections((permission) => mayDo('member', permission));
    expect(sections).toEqual([
      ...['general', 'policy', 'licences', 'carrier-accounts', 'caller-ids'],
      ...['staffed-lines', 'scripts', 'agreed-calls', 'breakers'],
    ]);
  });

  it('are found by their names alone', () => {
    expect(findSection('policy')).toBe('policy');
    expect(findSection('nonsense')).toBeNull();
    expect(findSection(undefined)).toBeNull();
  });
});
