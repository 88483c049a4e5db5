import { describe, expect, it } from 'vitest';
import { findDestination } from './find-destination.ts';

const harbor = { id: 'harbor', name: 'Harbor Recovery' };
const inHarbor = { mode: 'organization', organizationId: 'harbor', ownIds: ['harbor'] } as const;

function about(kind: string) {
  return { kind, id: 'x', name: 'X' };
}

describe('findDestination', () => {
  it.each([
    ['import_finished', about('list'), '/debtors/list/x'],
    ['import_checked', about('import'), '/debtors/upload?import=x'],
    ['role_changed', about('profile'), '/dashboard'],
    ['campaign_paused', about('campaign'), '/activity/scheduled/campaigns/x'],
    ['member_joined', about('profile'), '/settings/members'],
    ['audit_found', about('organization'), '/activity/audit'],
    ['someone_wanted', about('contact'), '/debtors/contacts/x'],
    ['calls_halted', null, '/dashboard'],
    ['welcome', null, '/dashboard'],
  ])('leads from %s about %j to %s', (kind, subject, url) => {
    const notification = { kind, subject, organization: harbor };
    expect(findDestination(notification, inHarbor)).toEqual({ url, switchTo: null });
  });

  const notification = {
    kind: 'campaign_paused',
    subject: about('campaign'),
    organization: harbor,
  };

  it('switches to another organization of the person', () => {
    const place = { ...inHarbor, organizationId: 'north', ownIds: ['north', 'harbor'] };
    expect(findDestination(notification, place).switchTo).toBe('harbor');
  });

  it('leads home from what belongs to an organization that the person left', () => {
    const place = { ...inHarbor, organizationId: 'north', ownIds: ['north'] };
    expect(findDestination(notification, place)).toEqual({ url: '/dashboard', switchTo: null });
  });

  it.each([
    [about('campaign'), '/activity/scheduled/campaigns/x?organization=harbor'],
    [about('import'), '/debtors/upload?import=x&organization=harbor'],
  ])('names the organization of %j in admin mode, where nothing is switched', (subject, url) => {
    const place = { mode: 'admin', organizationId: null, ownIds: ['harbor'] } as const;
    expect(findDestination({ ...notification, subject }, place)).toEqual({ url, switchTo: null });
  });
});
