import type { ListedPayment } from '@ringfence/contract/payments';
import type { ListedPromise, PromiseFilter } from '@ringfence/contract/promises';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { PaymentsPage } from './payments-page.tsx';
import { PromisesPage } from './promises-page.tsx';

const about = {
  organization: { id: 'h', name: 'Harbor Recovery' },
  contact: { id: 'c', fullName: 'Ann Alvarez' },
  debt: { reference: 'R-7', creditor: 'City Bank' },
};
const promise: ListedPromise = {
  ...about,
  id: 'p',
  planId: 'plan',
  debtId: 'd',
  amount: { amountMinor: 5_000, currency: 'USD' },
  dueOn: '2026-06-15',
  state: 'open',
  madeHow: 'call',
  madeAt: '2026-06-10T16:00:00.000Z',
  callId: 'call',
  recordedBy: null,
  settledAt: null,
  cancelledBecause: null,
  reminder: null,
};
const payment: ListedPayment = {
  ...about,
  id: 'y',
  debtId: 'd',
  amount: { amountMinor: 5_000, currency: 'USD' },
  overpaid: { amountMinor: 0, currency: 'USD' },
  paidOn: '2026-06-12',
  payerReference: 'PAY-1',
  source: 'file',
  recordedAt: '2026-06-12T16:00:00.000Z',
  recordedBy: null,
  reversedAt: null,
  file: { id: 'f', name: 'june.csv' },
};

interface Given {
  organizationId?: string | null;
  standing?: 'admin' | 'member';
  address?: string;
  /** What the server is asked for it. */
  asked?: PromiseFilter;
}

async function render(tab: 'promises' | 'payments', rows: readonly object[], given: Given = {}) {
  const { organizationId = 'h', address = '', standing } = given;
  const current = createWorkplace(organizationId, standing === undefined ? {} : { standing });
  const { promises, payments } = current.queries;
  const paging = { initialPageParam: null, getNextPageParam: () => null };
  const key =
    tab === 'promises'
      ? promises.list.infiniteKey({
          input: () => ({ limit: 50, order: 'soonest_due', state: 'open', ...given.asked }),
          ...paging,
        })
      : payments.list.infiniteKey({ input: () => ({ limit: 50 }), ...paging });
  const page = { [tab]: rows, nextCursor: null, isSearchCut: false };
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      mode={organizationId === null ? 'admin' : 'organization'}
      current={current}
      known={[[key, { pages: [page], pageParams: [null] }]]}
    >
      {tab === 'promises' ? <PromisesPage /> : <PaymentsPage />}
    </WithWorkplace>,
    { at: `/activity/scheduled/${tab}${address}` },
  );
  return { text, markup, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the promises', () => {
  it('say who promised what by when, and lead to the person and the call', async () => {
    const { text, links, markup } = await render('promises', [promise]);
    for (const part of ['Ann Alvarez', 'R-7 · City Bank', '$50.00', 'Jun 15, 2026', 'Open']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Harbor Recovery');
    expect(links).toEqual(expect.arrayContaining(['/debtors/contacts/c', '/calls/history/call']));
    const labels = findTags(markup, 'button').map((button) => button['aria-label']);
    expect(labels).toContain('Cancel promise: Ann Alvarez, $50.00');
  });

  it('are cancelled only while they are open', async () => {
    const kept = { ...promise, state: 'kept', settledAt: '2026-06-12T16:00:00.000Z' };
    const { text } = await render('promises', [kept], {
      address: '?state=kept',
      asked: { state: 'kept' },
    });
    expect(text).toContain('Kept');
    expect(text).not.toContain('Cancel promise');
  });

  it('name the organization in admin mode', async () => {
    const { text } = await render('promises', [promise], { organizationId: null });
    expect(text).toContain('Harbor Recovery');
  });

  it('lead to a file of payments where there are none, and back where the filter is too narrow', async () => {
    const { text, links } = await render('promises', []);
    expect(text).toContain('No open promises');
    expect(links).toContain('/debtors/upload');
    const member = await render('promises', [], { standing: 'member' });
    expect(member.links).not.toContain('/debtors/upload');
    const narrow = await render('promises', [], {
      address: '?settled-from=2026-06-01&settled-to=2026-06-07&state=broken',
      asked: { state: 'broken', settledFrom: '2026-06-01', settledTo: '2026-06-07' },
    });
    expect(narrow.text).toContain('Settled Jun 1, 2026 – Jun 7, 2026');
    expect(narrow.text).toContain('Nothing matches');
    expect(narrow.text).toContain('Show everything');
  });
});

describe('the payments', () => {
  it('say what came in from whom, and lead to the file', async () => {
    const { text, links } = await render('payments', [payment]);
    for (const part of ['Ann Alvarez', '$50.00', 'Jun 12, 2026', 'Received', 'june.csv', 'PAY-1']) {
      expect(text).toContain(part);
    }
    expect(links).toContain('/debtors/upload?import=f');
  });

  it('say what was returned, and what a person recorded', async () => {
    const returned: ListedPayment = {
      ...payment,
      source: 'member',
      file: null,
      recordedBy: { id: 'm', fullName: 'Mia Member' },
      reversedAt: '2026-06-14T16:00:00.000Z',
    };
    const { text } = await render('payments', [returned]);
    expect(text).toContain('Returned');
    expect(text).toContain('Mia Member');
  });
});
