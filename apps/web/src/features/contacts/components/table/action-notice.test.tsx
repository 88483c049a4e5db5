import type { ContactAction } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../../testing/with-workplace.tsx';
import { ActionNotice } from './action-notice.tsx';

const added: ContactAction = {
  id: 'a',
  kind: 'add_to_list',
  state: 'done',
  done: 12,
  changed: 10,
  total: 12,
  isTotalExact: true,
  list: { id: 'l', name: 'March' },
  undoes: null,
  isUndoable: true,
  failure: null,
};

async function render(given: Partial<ContactAction>, standing: 'admin' | 'member' = 'admin') {
  const current = createWorkplace('h', { standing });
  const nothing = () => {};
  const action = { ...added, ...given };
  const { text, markup } = await renderMarkup(
    <WithWorkplace
      current={current}
      known={[[current.queries.contacts.showAction.queryKey({ input: { actionId: 'a' } }), action]]}
    >
      <ActionNotice
        tracked={{ actionId: 'a', organizationId: 'h', leadsToCampaign: false }}
        onTrack={nothing}
        onDismiss={nothing}
      />
    </WithWorkplace>,
    { at: '/debtors/contacts' },
  );
  return { text, markup };
}

describe('what is shown of an action on many', () => {
  it('is how many it changed, and that it can be taken back by those who may', async () => {
    const { text } = await render({});
    expect(text).toContain('Added to March: 10. Already in it: 2.');
    expect(text).toContain('Undo');
    expect((await render({}, 'member')).text).not.toContain('Undo');
    expect((await render({ isUndoable: false })).text).not.toContain('Undo');
  });

  it('is about how many there are where nobody has counted them, and never all of them', async () => {
    const running = { state: 'running', isTotalExact: false, isUndoable: false } as const;
    const early = await render({ ...running, done: 500, total: 12_345 });
    expect(early.text).toContain('Adding to March: 500 of about 12,300');
    const late = await render({ ...running, done: 13_000, total: 12_345 });
    expect(late.text).toContain('13,000 of more than 12,300');
    expect(late.markup).toContain('aria-valuenow="99"');
  });

  it('is what was taken back, and what was left alone because it changed since', async () => {
    const undo = { undoes: 'b', isUndoable: false } as const;
    const { text } = await render(undo);
    expect(text).toContain('Removed from March: 10. Changed since then and not undone: 2.');
    expect((await render({ ...undo, changed: 12 })).text).not.toContain('not undone');
    expect((await render({ ...undo, kind: 'remove_from_list' })).text).toContain(
      'Put back into March: 10.',
    );
    expect((await render({ ...undo, state: 'cancelled' })).text).toContain('Undo the rest');
  });

  it('is why it stopped', async () => {
    const failed = { state: 'failed', isUndoable: false } as const;
    expect((await render({ ...failed, failure: 'list_archived' })).text).toContain(
      'The list was archived',
    );
    expect((await render(failed)).text).toContain('Something went wrong');
  });
});
