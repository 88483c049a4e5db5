import type { ContactRow } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { ContactsPage } from './contacts-page.tsx';

const ana: ContactRow = {
  id: '1',
  organization: { id: 'h', name: 'Harbor Recovery' },
  fullName: 'Ana Ruiz',
  externalReference: 'R-1',
  phone: { id: '2', masked: '+1 ••• ••• 0142', state: 'active' },
  balance: null,
  region: null,
  postalCode: null,
  country: 'US',
  consent: null,
  suppression: null,
};

async function render(organizationId: string | null, search: string, contacts: ContactRow[]) {
  const current = createWorkplace(organizationId);
  const { queryKey } = current.queries.contacts.list.infiniteOptions({
    input: () => ({ limit: 50, ...(search === '' ? {} : { search }) }),
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      mode={organizationId === null ? 'admin' : 'organization'}
      current={current}
      known={[[queryKey, { pages: [{ contacts, nextCursor: null }], pageParams: [null] }]]}
    >
      <ContactsPage />
    </WithWorkplace>,
    { at: `/debtors/contacts${search === '' ? '' : `?search=${search}`}` },
  );
  const field = findTags(markup, 'input').find(({ id }) => id === 'contact-search');
  return { text, field };
}

describe('the contacts', () => {
  it('say of which organization each is in admin mode alone', async () => {
    expect((await render(null, '', [ana])).text).toContain('Organization Harbor Recovery');
    expect((await render('h', '', [ana])).text).not.toContain('Harbor Recovery');
  });

  it('are searched by what the address says', async () => {
    const { field, text } = await render('h', 'ana', [ana]);
    expect(field?.value).toBe('ana');
    expect(text).toContain('Ana Ruiz');
  });

  it('say that nobody was found, and how to see all again', async () => {
    const { text } = await render('h', 'zoe', []);
    expect(text).toContain('Nobody found No contact matches “zoe”. Show all contacts');
  });
});
