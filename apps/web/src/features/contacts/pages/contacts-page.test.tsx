import type { ContactRow } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createRow, createSuppression } from '../testing/create-row.ts';
import { ContactsPage } from './contacts-page.tsx';

interface Known {
  organizationId?: string | null;
  /** What stands in the address. */
  address?: string;
  /** What the server is asked for it. */
  filter?: object;
  order?: object;
  rows?: ContactRow[];
  correctedSearch?: string;
  count?: { count: number; isExact: boolean };
  standing?: 'admin' | 'member';
}

async function render(given: Known) {
  const { organizationId = 'h', address = '', filter = {}, rows = [createRow()] } = given;
  const { correctedSearch = null, count = { count: rows.length, isExact: true } } = given;
  const { order = { sort: 'added', direction: 'ascending' } } = given;
  const current = createWorkplace(
    organizationId,
    given.standing === undefined ? {} : { standing: given.standing },
  );
  const { contacts, lists } = current.queries;
  const meant = correctedSearch === null ? filter : { ...filter, search: correctedSearch };
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      mode={organizationId === null ? 'admin' : 'organization'}
      current={current}
      known={[
        [
          contacts.list.queryKey({ input: { ...filter, ...order, limit: 100 } }),
          { contacts: rows, nextCursor: null, correctedSearch },
        ],
        [contacts.count.queryKey({ input: meant }), count],
        [contacts.listViews.queryKey(), { views: [] }],
        [lists.list.queryKey({ input: { limit: 200 } }), { lists: [], nextCursor: null }],
      ]}
    >
      <ContactsPage />
    </WithWorkplace>,
    { at: `/debtors/contacts${address}` },
  );
  return { text, markup, inputs: findTags(markup, 'input') };
}

describe('the contacts', () => {
  it('say of which organization each is in admin mode alone', async () => {
    expect((await render({ organizationId: null })).text).toContain('Organization Harbor Recovery');
    expect((await render({})).text).not.toContain('Harbor Recovery');
  });

  it('show what is chosen at first, and the number masked', async () => {
    const { text } = await render({});
    for (const part of ['Ana Ruiz', 'R-1', '+1 ••• ••• 0142', '$125.50', 'Open', 'Never called']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Consent');
  });

  it('show the columns that the address names', async () => {
    const { text } = await render({ address: '?columns=name,zone,consent' });
    expect(text).toContain('Time zone America/Chicago');
    expect(text).toContain('No consent');
    expect(text).not.toContain('$125.50');
  });

  it('are searched, filtered and sorted by what the address says', async () => {
    const { text, inputs } = await render({
      address: '?search=ana&state=open&callable=now&sort=balance&direction=descending',
      filter: { search: 'ana', states: ['open'], callable: 'now' },
      order: { sort: 'balance', direction: 'descending' },
    });
    expect(inputs.find(({ id }) => id === 'contact-search')?.value).toBe('ana');
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('State: Open');
    expect(text).toContain('Callable: Now');
    expect(text).toContain('Filters (2)');
    expect(text).toContain('1 contact matches');
  });

  it('say that they were found by other words than were typed, and count those', async () => {
    const { text } = await render({
      address: '?search=anna%20ruis',
      filter: { search: 'anna ruis' },
      correctedSearch: 'ana ruiz',
    });
    expect(text).toContain('No results for “anna ruis”. Showing results for “ana ruiz”.');
    expect(text).toContain('1 contact matches');
  });

  it('say about how many there are where there are very many', async () => {
    const { text } = await render({ count: { count: 1_243_768, isExact: false } });
    expect(text).toContain('about 1,240,000 contacts');
  });

  it('say that nobody was found, and how to see all again', async () => {
    const { text } = await render({ address: '?search=zoe', filter: { search: 'zoe' }, rows: [] });
    expect(text).toContain('No contacts found No contact matches “zoe”. Show all contacts');
  });

  it('lead to the upload while there is nobody, for those who may', async () => {
    expect((await render({ rows: [] })).text).toContain('No contacts yet');
    expect((await render({ rows: [] })).text).toContain('Upload debtors');
    expect((await render({ rows: [], standing: 'member' })).text).not.toContain('Upload debtors');
  });

  it('tell why somebody is never called, and since when they asked for it', async () => {
    const { text } = await render({
      rows: [
        createRow({
          suppression: createSuppression(),
          callable: { state: 'never', from: null, because: 'MEDIUM_STOP' },
        }),
      ],
    });
    expect(text).toContain('Asked to stop');
    expect(text).toContain('Blocked The person asked not to be called');
  });

  it('are handed out as a file to those who may have it', async () => {
    expect((await render({})).text).toContain('Download CSV');
    expect((await render({ standing: 'member' })).text).not.toContain('Download CSV');
    expect((await render({ rows: [] })).text).not.toContain('Download CSV');
  });

  it('are sorted without a table too', async () => {
    const { markup } = await render({
      address: '?sort=balance&direction=descending',
      order: { sort: 'balance', direction: 'descending' },
    });
    const chosen = findTags(markup, 'option').filter(({ selected }) => selected !== undefined);
    expect(chosen.map(({ value }) => value)).toEqual(['balance']);
    expect(markup).toContain('Descending. Reverse the order.');
  });

  it('can be ticked one by one, each by its name', async () => {
    const { inputs } = await render({});
    expect(inputs.map((input) => input['aria-label'])).toContain('Select Ana Ruiz');
  });
});
