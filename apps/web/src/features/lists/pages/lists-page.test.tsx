import type { List } from '@ringfence/contract/lists';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createList } from '../testing/create-list.ts';
import { ListsPage } from './lists-page.tsx';

interface Known {
  lists?: List[];
  isArchived?: boolean;
  standing?: 'admin' | 'member';
}

async function render({ lists = [createList()], isArchived = false, standing = 'admin' }: Known) {
  const current = createWorkplace('h', { standing });
  const { queryKey } = current.queries.lists.list.infiniteOptions({
    input: () => ({ limit: 50, ...(isArchived ? { archived: 'true' } : {}) }),
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      current={current}
      known={[[queryKey, { pages: [{ lists, nextCursor: null }], pageParams: [null] }]]}
    >
      <ListsPage />
    </WithWorkplace>,
    { at: `/debtors/list${isArchived ? '?archived=yes' : ''}` },
  );
  return { markup, text, buttons: findTags(markup, 'button').map((tag) => tag['aria-label']) };
}

describe('the lists', () => {
  it('say how many are in each, what they owe, who can be called, and how far it is', async () => {
    const { text, markup } = await render({});
    for (const part of ['March portfolio', '4,031', '$12,500.00', '512 of 4,031', 'march.csv']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Now 1,200');
    expect(markup).toContain('Callable now: 1,200, later: 2,000, blocked: 831, not checked yet: 0');
  });

  it('say so where nobody is in one', async () => {
    const callable = { now: 0, later: 0, never: 0, unknown: 0 };
    const empty = createList({ contacts: 0, balances: [], callable, lastImportAt: null });
    const { text } = await render({ lists: [empty] });
    expect(text).toContain('No contacts');
    expect(text).toContain('Nothing owed');
    expect(text).toContain('No upload yet');
  });

  it('let admins make, rename, merge and archive them, and members look', async () => {
    const admin = await render({});
    expect(admin.text).toContain('New list');
    expect(admin.buttons).toContain('Actions for March portfolio');
    const member = await render({ standing: 'member' });
    expect(member.text).not.toContain('New list');
    expect(member.buttons).not.toContain('Actions for March portfolio');
  });

  it('show those put away behind a switch, and do not offer to call them', async () => {
    const archived = createList({ archivedAt: '2026-04-01T00:00:00.000Z' });
    const { text } = await render({ lists: [archived], isArchived: true });
    expect(text).toContain('March portfolio');
    expect(text).not.toContain('Call this list');
    expect((await render({ lists: [], isArchived: true })).text).toContain('No archived lists');
  });

  it('lead to the upload while there are none', async () => {
    expect((await render({ lists: [] })).text).toContain('No lists yet');
  });
});
