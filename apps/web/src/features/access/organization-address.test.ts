import { describe, expect, it } from 'vitest';
import {
  changeChoice,
  findSharedPage,
  isNarrowedPage,
  readChoice,
  writeChoice,
} from './organization-address.ts';

const harbor = '0199c7a2-0000-7000-8000-000000000001';
const list = '0199c7a2-0000-7000-8000-000000000002';

describe('readChoice', () => {
  it('reads an organization, or all of them', () => {
    expect(readChoice(`?organization=${harbor}`)).toBe(harbor);
    expect(readChoice('?organization=all')).toBe('all');
  });

  it.each(['', '?organization=', '?organization=harbor', `?organization=${harbor}x`, '?list=all'])(
    'finds none in %j',
    (search) => {
      expect(readChoice(search)).toBeNull();
    },
  );
});

describe('writeChoice', () => {
  it('keeps the other filters', () => {
    expect(writeChoice(`?list=${list}`, harbor)).toBe(`?list=${list}&organization=${harbor}`);
    expect(writeChoice(`?organization=all&tab=calls`, harbor)).toBe(
      `?organization=${harbor}&tab=calls`,
    );
  });
});

describe('changeChoice', () => {
  it('leaves out what names one thing of another organization', () => {
    expect(changeChoice(`?tab=not-called&campaign=${list}`, harbor)).toBe(
      `?tab=not-called&organization=${harbor}`,
    );
    expect(changeChoice(`?organization=${list}&search=Ana`, 'all')).toBe(
      '?search=Ana&organization=all',
    );
  });
});

describe('findSharedPage', () => {
  it('leads from one thing to the list it stands in', () => {
    expect(findSharedPage(`/debtors/list/${list}`, '')).toBe('/debtors/list');
    expect(findSharedPage('/calls/history', `?campaign=${list}`)).toBe('/calls/history');
  });

  it('stays on pages that belong to no organization', () => {
    const account = '/apps/profiles/account/my-account';
    expect(findSharedPage(account, '?tab=social')).toBe(`${account}?tab=social`);
  });
});

describe('isNarrowedPage', () => {
  it('knows the pages that show what was chosen', () => {
    expect(['/dashboard', '/debtors/contacts', '/settings'].every(isNarrowedPage)).toBe(true);
    expect(['/admin/organizations', '/color', '/callsigns'].some(isNarrowedPage)).toBe(false);
  });
});
