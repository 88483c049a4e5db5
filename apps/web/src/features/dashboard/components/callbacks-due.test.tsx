import type { ListedCallback } from '@ringfence/contract/callbacks';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CallbacksDue } from './callbacks-due.tsx';

const current = createWorkplace('Harbor');
const key = current.queries.callbacks.list.queryKey({ input: { limit: 100, state: 'open' } });
const made = { id: '01a1dd2e-e25f-7921-a55b-27832127b123', debtId: null, callId: null };

function createCallback(dueAt: string | null): ListedCallback {
  return {
    ...made,
    askedHow: 'member',
    askedAt: '2026-06-10T16:00:00.000Z',
    suits: 'evening',
    wantedAt: null,
    zone: 'America/Chicago',
    wantsSomeone: false,
    hasConsent: false,
    state: 'open',
    isForbidden: dueAt === null,
    recordedBy: null,
    settledBy: null,
    settledAt: null,
    dueAt,
    call: null,
    organization: { id: 'Harbor', name: 'Harbor' },
    contact: { id: 'ann', fullName: 'Ann Lee' },
  };
}

async function render(dues: (string | null)[], nextCursor: string | null = null) {
  const answer = { callbacks: dues.map(createCallback), nextCursor };
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={[[key, answer]]}>
      <CallbacksDue />
    </WithWorkplace>,
  );
  return { text, links: findTags(markup, 'a').map(({ href }) => href) };
}

const earlier = new Date(Date.now() - 60_000).toISOString();
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();

describe('callbacks on the dashboard', () => {
  it('are those that are due today or were before, and lead to the list', async () => {
    expect(await render([earlier, inTwoDays, null])).toEqual({
      text: '1 callback due today or overdue',
      links: ['/activity/scheduled/callbacks'],
    });
    expect((await render([earlier, earlier], 'more')).text).toBe(
      '2+ callbacks due today or overdue',
    );
  });

  it('are not shown where none is due', async () => {
    expect((await render([inTwoDays, null])).text).toBe('');
  });
});
