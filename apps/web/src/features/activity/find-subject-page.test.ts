import { describe, expect, it } from 'vitest';
import { findSubjectPage } from './find-subject-page.ts';

const about = (kind: string, action = 'thing.changed') => ({
  action,
  subject: { kind, id: '7', name: 'Something' },
});

describe('findSubjectPage', () => {
  it.each([
    ['contact', '/debtors/contacts/7'],
    ['list', '/debtors/list/7'],
    ['campaign', '/activity/scheduled/campaigns/7'],
    ['import', '/debtors/upload?import=7'],
    ['caller_id', '/settings/caller-ids'],
    ['profile', '/settings/members'],
    ['organization', '/settings/general'],
  ])('leads from an entry about a %s to %s', (kind, page) => {
    expect(findSubjectPage(about(kind))).toBe(page);
  });

  it('leads to what exactly was changed of the organization', () => {
    expect(findSubjectPage(about('organization', 'policy.changed'))).toBe('/settings/policy');
    const limits = about('organization', 'breaker_limits.changed');
    expect(findSubjectPage(limits)).toBe('/settings/breakers');
    expect(findSubjectPage(about('organization', 'audit.asked'))).toBe('/activity/audit');
  });

  it('leads nowhere where there is no page', () => {
    expect(findSubjectPage(about('contact_action'))).toBeNull();
    expect(findSubjectPage({ action: 'a.b', subject: null })).toBeNull();
  });
});
