import type { ActivityEntry } from '@ringfence/contract/activity';
import type { Audit } from '@ringfence/contract/audits';
import type { Campaign } from '@ringfence/contract/campaigns';
import type { Dashboard, MoneyFigures } from '@ringfence/contract/dashboard';
import type { Standing } from '@ringfence/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudit } from '../../../testing/create-audit.ts';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { createDashboard } from '../../../testing/create-dashboard.ts';
import { createMembership } from '../../../testing/create-membership.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithPerson } from '../../../testing/with-person.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { findToday } from '../period.ts';
import { DashboardPage } from './dashboard-page.tsx';

// What is known here is of today, whenever it is drawn.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

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

const running = createCampaign({
  id: '2',
  organization: harbor,
  state: 'running',
  startedAt: moment,
  plannedAt: moment,
  finishedAt: null,
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
  takenForMachine: 0,
  calls: 2,
});
const finished = createCampaign({ ...running, id: '4', name: 'February calls', state: 'finished' });

const none = { count: 0, sums: [] };
const dollars = (count: number, amountMinor: number) => ({
  count,
  sums: [{ amountMinor, currency: 'USD' }],
});
const someMoney: MoneyFigures = {
  from: '2026-03-02',
  to: '2026-03-02',
  today: '2026-03-02',
  open: {
    all: {
      count: 9,
      sums: [
        { amountMinor: 120_000, currency: 'USD' },
        { amountMinor: 5_000, currency: 'EUR' },
      ],
    },
    overdue: none,
    dueToday: dollars(2, 10_000),
    dueSoon: dollars(3, 20_000),
  },
  kept: dollars(3, 30_000),
  broken: dollars(1, 4_000),
  received: dollars(5, 45_000),
};

async function render(
  organizationId: string | null,
  campaigns: readonly Campaign[],
  audits: readonly Audit[] = [],
  standing: Standing = organizationId === null ? 'super_administrator' : 'admin',
  shown: Dashboard = createDashboard(),
  money: MoneyFigures = someMoney,
) {
  const today = findToday(new Date(), 'UTC');
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
          [queries.lists.list.queryKey({ input: { limit: 8 } }), { lists: [], nextCursor: null }],
          [queries.dashboard.show.queryKey({ input: { from: today, to: today } }), shown],
          [
            queries.dashboard.showMoney.queryKey({ input: { from: shown.from, to: shown.to } }),
            money,
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
    expect(text).toContain('The work of all organizations');
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
    expect(text).toContain('First steps Upload debtors');
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

  it('shows the figures of the day once there was a campaign, compared with those before', async () => {
    const { text, links } = await render('Harbor', [finished]);
    expect(text).toContain('Callable now 1,234 56 later · 7 blocked');
    expect(text).toContain('Calls 120 +20% · 100 before');
    expect(text).toContain('Answered 30 25% of the calls that ended · 0 before');
    expect(text).toContain('Right person reached 12 -50% · 24 before');
    expect(text).toContain('Calls held back 47 40 later · 7 blocked · 3 before');
    expect(text).toContain('People near a limit 3');
    expect(text).toContain('Compared with Mar 1, 2026. Days and hours in America/Chicago.');
    const day = 'from=2026-03-02&amp;to=2026-03-02';
    expect(links).toContain('/debtors/contacts?callable=now');
    expect(links).toContain(`/calls/history?${day}&amp;outcome=right_party`);
    expect(links).toContain(`/dashboard/held-back?${day}`);
    expect(links).toContain('/dashboard/near-limit');
    expect((await render('Harbor', [])).text).not.toContain('Callable now');
  });

  it('says of each chart what it shows, and leads from every bar to its rows', async () => {
    const { text, links, markup } = await render('Harbor', [finished]);
    expect(text).toMatch(/120 calls, most at 9\sAM: 60\./);
    expect(text).toMatch(/most often on Monday from 9\sAM to 10\sAM: 40% of 60 calls\./);
    expect(text).toContain('Most common: No answer, 70% of all outcomes.');
    expect(text).toContain('47 decisions did not allow a call.');
    expect(text.match(/Show as table/g)).toHaveLength(4);
    const day = 'from=2026-03-02&amp;to=2026-03-02';
    const hour = links.filter((link) => link?.endsWith('&amp;hour=9&amp;weekday=1'));
    expect(hour).toHaveLength(1);
    expect(links).toContain(`/calls/history?${day}&amp;outcome=stop`);
    expect(links).toContain(`/dashboard/held-back?${day}&amp;verdict=block&amp;rule=MEDIUM_STOP`);
    const headers = findTags(markup, 'th').filter(({ scope }) => scope === 'col');
    // Those of the map of hours, and three of promises and money.
    expect(headers).toHaveLength(11);
  });

  it('says what was promised, kept and paid, and leads to the rows', async () => {
    const { text, links } = await render('Harbor', [finished]);
    expect(text).toContain('Promises and money 75% of 4 settled promises were kept.');
    expect(text).toContain('Open promises 9 $1,200.00 · €50.00');
    expect(text).toContain('Due today 2 $100.00');
    expect(text).not.toContain('Overdue');
    const shown = new Set(links.map((link) => link?.replace(/&amp;organization=.*$/, '')));
    for (const link of [
      '/activity/scheduled/promises?state=open',
      '/activity/scheduled/promises?state=open&amp;due-from=2026-03-02&amp;due-to=2026-03-02',
      '/activity/scheduled/promises?state=open&amp;due-from=2026-03-03&amp;due-to=2026-03-09',
      '/activity/scheduled/promises?state=kept&amp;settled-from=2026-03-02&amp;settled-to=2026-03-02',
      '/activity/scheduled/payments?from=2026-03-02&amp;to=2026-03-02&amp;standing=received',
    ]) {
      expect(shown).toContain(link);
    }
  });

  it('leads to uploading payments where nothing was promised or paid', async () => {
    const empty = {
      ...someMoney,
      open: { all: none, overdue: none, dueToday: none, dueSoon: none },
      ...{ kept: none, broken: none, received: none },
    };
    const shown = createDashboard();
    const { text } = await render('Harbor', [finished], [], 'admin', shown, empty);
    expect(text).toContain('Promises and money No promises and no payments yet.');
    expect(text).toContain('Upload payments');
  });

  it('counts people who were taken for machines, and leads to their calls', async () => {
    const { text, links } = await render('Harbor', [finished]);
    expect(text).toContain('People taken for machines: 3 of 30 answered');
    expect(links.some((link) => link?.includes('answered=machine'))).toBe(true);
    const calm = createDashboard();
    const without = { ...calm, calls: { ...calm.calls, takenForMachine: 0 } };
    const { text: nobody } = await render('Harbor', [finished], [], 'admin', without);
    expect(nobody).not.toContain('taken for machines');
  });

  it('names what waits for somebody and why, and leads there', async () => {
    const { text, links } = await render('Harbor', [finished]);
    expect(text).toContain(
      'Campaign paused: April calls The carrier refused its calls: Number is not verified',
    );
    expect(text).toContain('Licence expires soon IL, Mar 20, 2026');
    expect(links).toContain('/activity/scheduled/campaigns/p');
    const { text: calm } = await render('Harbor', [finished], [], 'admin', {
      ...createDashboard(),
      needs: [],
    });
    expect(calm).toContain('Nothing needs your attention.');
  });

  it('compares organizations in admin mode', async () => {
    const { calls } = createDashboard();
    const { text, links } = await render(null, [finished], [], 'super_administrator', {
      ...createDashboard({ zone: null }),
      organizations: [
        { organization: harbor, figures: calls.figures, before: calls.before, callableNow: 9 },
      ],
    });
    expect(text).toContain('Organizations compared');
    expect(text).toContain('Harbor 9 120 +20% 30 25% 12');
    expect(text).toContain('in the time zone of each organization');
    expect(links.some((link) => link?.includes('organization=Harbor'))).toBe(true);
  });
});
