import type { Notification } from '@ringfence/contract/notifications';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { NotificationEntry } from './notification-entry.tsx';

const now = Date.parse('2026-03-01T12:05:00.000Z');

const finished: Notification = {
  id: '0197a000-0000-7000-8000-000000000001',
  kind: 'import_finished',
  createdAt: '2026-03-01T12:00:00.000Z',
  readAt: null,
  organization: { id: '0197a000-0000-7000-8000-000000000002', name: 'Harbor Recovery' },
  subject: { kind: 'list', id: '0197a000-0000-7000-8000-000000000003', name: 'March' },
  figures: { added: 1200, rejected: 3 },
};

function render(
  notification: Notification,
  { isElsewhere = false, switchTo = null as string | null } = {},
) {
  return renderMarkup(
    <NotificationEntry
      notification={notification}
      now={now}
      destination={{ url: '/debtors/list/march', switchTo }}
      isElsewhere={isElsewhere}
      onOpen={() => {}}
    />,
  );
}

describe('a notification', () => {
  it('says what happened, when, and leads there', async () => {
    const { markup, text } = await render(finished);
    expect(text).toContain('March: upload finished');
    expect(text).toContain('Added: 1,200 · Rejected: 3');
    expect(text).toMatch(/5 minutes ago · .*2026.* [A-Z]/);
    expect(findTags(markup, 'a')[0]?.href).toBe('/debtors/list/march');
    expect(findTags(markup, 'time')[0]?.dateTime).toBe(finished.createdAt);
  });

  it('tells in a word that it was not read, not by colour alone', async () => {
    expect((await render(finished)).text).toContain('Unread');
    expect((await render({ ...finished, readAt: finished.createdAt })).text).not.toContain(
      'Unread',
    );
  });

  it('names its organization only where that is another one', async () => {
    expect((await render(finished)).text).not.toContain('Harbor Recovery');
    expect((await render(finished, { isElsewhere: true })).text).toContain('In Harbor Recovery');
    const switching = await render(finished, { isElsewhere: true, switchTo: 'harbor' });
    expect(switching.text).toContain(
      'In another organization: Harbor Recovery. Opening this switches to it.',
    );
  });
});
