import { describe, expect, it } from 'vitest';
import { createTranslator } from '../i18n/create-translator.ts';
import { listShownGroups } from './list-shown-groups.ts';
import { menu } from './menu.ts';

const everybodysGroups = ['home', 'debtors', 'calls', 'activity'];

function listIds(viewer: Parameters<typeof listShownGroups>[1]): string[] {
  return listShownGroups(menu, viewer).map(({ id }) => id);
}

describe('the menu', () => {
  it('has the groups and items that are promised, in their order', async () => {
    const { t } = await createTranslator('en');
    const titles = menu.map(({ title, children = [] }) => [
      t(title),
      children.map((item) => `${t(item.title)} ${item.url}`),
    ]);
    expect(titles).toEqual([
      ['Home', ['Dashboard /dashboard']],
      [
        'Debtors',
        [
          'Debtors List /debtors/list',
          'Contacts /debtors/contacts',
          'Upload Debtors /debtors/upload',
        ],
      ],
      ['Calls', ['Call History /calls/history']],
      ['Activity', ['Scheduled Activity /activity/scheduled', 'Recent Activity /activity/recent']],
      ['Admin', ['Bulk Call Sender /admin/bulk-calls', 'Organizations /admin/organizations']],
    ]);
  });

  it('shows the Admin group to a super administrator in admin mode', () => {
    expect(listIds({ isSuperAdmin: true, mode: 'admin' })).toEqual([...everybodysGroups, 'admin']);
  });

  it('shows everybody else all groups but that one', () => {
    expect(listIds({ isSuperAdmin: true, mode: 'organization' })).toEqual(everybodysGroups);
    expect(listIds({ isSuperAdmin: false, mode: 'organization' })).toEqual(everybodysGroups);
    expect(listIds({ isSuperAdmin: false, mode: 'admin' })).toEqual(everybodysGroups);
  });
});
