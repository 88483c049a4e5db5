import type { ActivityEntry } from '@ringfence/contract/activity';
import type { Audit } from '@ringfence/contract/audits';
import type { Campaign } from '@ringfence/contract/campaigns';
import type { Standing } from '@ringfence/domain/access/permissions';
import { describe, expect, it } from 'vitest';
import { createAudit } from '../../../testing/create-audit.ts';
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
  actor: { kind: 'super_administrator', id: null, name: 'Sam Okafor', apiKey: null },
  subject: null,
  changes: [],
  position: 1,
};

const running: Campaign = {
  id: '2',
  organization: harbor,
  name: 'March calls',
  state: 'running',
  pausedBecause: null,
  pausedFor: null,
  waits: null,
  list: { id: '3', name: 'March' },
  callerId: '+13125550000',
  spokenName: 'Harbor',
  mostAttempts: 3,
  startedBy: 'Ana Torres',
  startedAt: moment,
  plannedAt: moment,
  finishedAt: null,
  nextAt: null,
  plan: null,
  targets: {
    planned: 0,
    ready: 1,
    deferred: 0,
    isReadyCapped: false,
    calling: 0,
    done: 2,
    stopped: 0,
    blocked: 0,
  },
  outcomes: [],
  calls: 2,
};
const finished: Campaign = { ...running, id: '4', name: 'February calls', state: 'finished' };

async function render(
  organizationId: string | null,
  campaigns: readonly Campaign[],
  audits: readonly Audit[] = [],
  standing: Standing = organizationId === null ? 'super_administrator' : 'admin',
) {
  const current = createWorkplace(organizationId, { standing });
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
            queries.audits.list.queryKey({ input: { limit: isAdmin ? 200 : 5 } }),
            { audits, nextCursor: null },
          ],
          [queries.lists.list.queryKey({ input: { limit: 1 } }), { lists: [], nextCursor: null }],
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

  it('leads the admin of an organization on until the first campaign was started', async () => {
    const { text, links } = await render('Harbor', []);
    expect(text).toContain('First steps Upload the people who owe');
    expect(links).toContain('/debtors/upload');
    expect((await render('Harbor', [finished])).text).not.toContain('First steps');
    expect((await render('Harbor', [], [], 'member')).text).not.toContain('First steps');
  });

  it('shows one organization to everybody else', async () => {
    const { text, markup } = await render('Harbor', []);
    expect(text).toContain('Your role Admin');
    expect(text).not.toContain('Running campaigns');
    expect(findTags(markup, 'input')).toEqual([]);
  });

  it('tells that the last audit found nothing, calmly', async () => {
    const { text } = await render('Harbor', [], [createAudit()]);
    expect(text).toContain('Audit No violations 1,234 calls checked');
    expect(text).toContain('Run now');
  });

  it('tells what the last audit found, of calls and of the record, and leads there', async () => {
    const { text, links } = await render(
      'Harbor',
      [],
      [
        createAudit({ id: '8', state: 'running', finishedAt: null }),
        createAudit({ id: '7', violations: 2, chainFaults: 1 }),
      ],
    );
    expect(text).toContain('3 problems found');
    expect(text).toContain('An audit is under way.');
    expect(text).not.toContain('Run now');
    expect(links).toContain('/activity/audit/7');
  });

  it('says when the audit runs where none did, and lets only admins run it', async () => {
    const { text } = await render('Harbor', [], [], 'member');
    expect(text).toContain('No audit has run yet. It runs every night.');
    expect(text).not.toContain('Run now');
  });

  it('names in admin mode the organizations with something found', async () => {
    const { text, links } = await render(
      null,
      [finished],
      [createAudit({ id: '7', violations: 2 })],
    );
    expect(text).toContain('Harbor 2 violations');
    expect(links).toContain('/activity/audit/7');
    const { text: clean } = await render(null, [finished], [createAudit()]);
    expect(clean).toContain('No violations in the last audit of 1 organization.');
  });
});
