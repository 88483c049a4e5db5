import type { ActivityEntry } from '@ringfence/contract/activity';
import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createMembership } from '../../../testing/create-membership.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithPerson } from '../../../testing/with-person.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const harbor = { id: 'Harbor', name: 'Harbor' };
const moment = '2026-03-02T09:00:00.000Z';

const entry: ActivityEntry = {
  id: '1',
  organization: harbor,
  occurredAt: moment,
  action: 'calls.halted',
  actor: { kind: 'super_administrator', name: 'Sam Okafor' },
  subject: null,
  position: 1,
};

const running: Campaign = {
  id: '2',
  organization: harbor,
  name: 'March calls',
  state: 'running',
  pausedBecause: null,
  list: { id: '3', name: 'March' },
  callerId: '+13125550000',
  spokenName: 'Harbor',
  mostAttempts: 3,
  startedBy: 'Ana Torres',
  startedAt: moment,
  finishedAt: null,
  nextAt: null,
  targets: { planned: 0, ready: 1, deferred: 0, calling: 0, done: 2, stopped: 0, blocked: 0 },
  outcomes: [],
  calls: 2,
};
const finished: Campaign = { ...running, id: '4', name: 'February calls', state: 'finished' };

async function render(organizationId: string | null, campaigns: readonly Campaign[]) {
  const current = createWorkplace(organizationId);
  const { queries } = current;
  const isAdmin = organizationId === null;
  const { markup, text } = await renderMarkup(
    <WithPerson>
      <WithWorkplace
        mode={isAdmin ? 'admin' : 'organization'}
        isSuperAdmin={isAdmin}
        memberships={isAdmin ? [] : [createMembership('Harbor', { role: 'admin' })]}
        current={current}
        known={[
          [
            queries.activity.list.queryKey({ input: { limit: 5 } }),
            { entries: [entry], nextCursor: null },
          ],
          [
            queries.campaigns.list.queryKey({ input: { limit: 100, state: 'running' } }),
            { campaigns: campaigns.filter(({ state }) => state === 'running'), nextCursor: null },
          ],
          [
            queries.campaigns.list.queryKey({ input: { limit: 1 } }),
            { campaigns: campaigns.slice(0, 1), nextCursor: null },
          ],
        ]}
      >
        <DashboardPage />
      </WithWorkplace>
    </WithPerson>,
  );
  return { text, links: findTags(markup, 'a').map(({ href }) => href), markup };
}

describe('the dashboard', () => {
  it('spans organizations in admin mode, and says of which each thing is', async () => {
    const { text, markup } = await render(null, [finished, running]);
    expect(text).toContain('the work of all organizations');
    expect(text).toContain('Sam Okafor · System Administrator Stopped all calls Harbor');
    expect(text).toContain('March calls Harbor 2 of 3 people settled');
    expect(text).not.toContain('February calls');
    expect(text).toContain('Stop all calls');
    expect(findTags(markup, 'input').map(({ role }) => role)).toEqual(['combobox']);
  });

  it('leads a super administrator on until the first campaign runs', async () => {
    const { text, links } = await render(null, []);
    expect(text).toContain('First steps Open an organization');
    expect(links).toContain('/admin/organizations');
    expect((await render(null, [finished])).text).not.toContain('First steps');
  });

  it('shows one organization to everybody else', async () => {
    const { text, markup } = await render('Harbor', []);
    expect(text).toContain('Your role Admin');
    expect(text).not.toContain('Running campaigns');
    expect(findTags(markup, 'input')).toEqual([]);
  });
});
