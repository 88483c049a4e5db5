import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { foundGroups, listFound } from './found-entries.ts';

const organization = { id: 'harbor', name: 'Harbor Recovery' };
const found: Parameters<typeof listFound>[0] = {
  contacts: [
    { id: '1', organization, fullName: 'Ana & Co', externalReference: 'A/1', phone: '+1 ••• 0142' },
    { id: '2', organization, fullName: 'Bea Ruiz', externalReference: null, phone: null },
  ],
  lists: [{ id: '3', organization, name: 'March' }],
  campaigns: [{ id: '4', organization, name: 'Spring', state: 'running' }],
  calls: [
    {
      id: '5',
      organization,
      contactName: 'Ana & Co',
      phone: '+1 ••• 0142',
      state: 'ended',
      outcome: 'no_answer',
      reservedAt: '2026-03-01T12:00:00.000Z',
    },
    {
      id: '6',
      organization,
      contactName: 'Bea Ruiz',
      phone: '+1 ••• 0143',
      state: 'ringing',
      outcome: null,
      reservedAt: '2026-03-01T12:00:00.000Z',
    },
  ],
};

describe('what was found', () => {
  let texts: Pick<Parameters<typeof listFound>[1], 't' | 'work' | 'language'>;
  beforeAll(async () => {
    const translator = await createTranslator('en', ['search', 'work']);
    texts = {
      t: translator.getFixedT('en', 'search'),
      work: translator.getFixedT('en', 'work'),
      language: 'en',
    };
  });

  function list(isAcross: boolean) {
    const opened: string[] = [];
    const entries = listFound(found, {
      ...texts,
      isAcross,
      onOpen: (url) => opened.push(url),
    });
    return { entries, all: foundGroups.flatMap((group) => entries[group]), opened };
  }

  it('leads to its page', () => {
    const { all, opened } = list(false);
    for (const entry of all) {
      entry.run();
    }
    expect(opened).toEqual([
      '/debtors/contacts/1',
      '/debtors/contacts/2',
      '/debtors/list/3',
      '/activity/scheduled/campaigns/4',
      '/calls/history/5',
      '/calls/history/6',
    ]);
  });

  it('tells apart what has the same name', () => {
    const { contacts, campaigns, calls } = list(false).entries;
    expect(contacts.map(({ detail }) => detail)).toEqual(['A/1 · +1 ••• 0142', 'No number']);
    expect(campaigns[0]?.detail).toBe('Running');
    expect(calls[0]?.detail).toMatch(/^No answer · .*2026.* · \+1 ••• 0142$/);
    expect(calls[1]?.detail).toMatch(/^Ringing · /);
  });

  it('names the organization across all of them', () => {
    const { all } = list(true);
    expect(all.every(({ detail }) => detail?.endsWith('Harbor Recovery'))).toBe(true);
  });

  it('is never remembered by a name', () => {
    expect(list(false).all.some(({ id }) => /Ana|Bea|March|Spring/.test(id))).toBe(false);
  });
});
