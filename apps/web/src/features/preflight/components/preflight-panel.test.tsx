import type { AskedCampaign, Preflight } from '@ringfence/contract/preflight';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { PreflightPanel } from './preflight-panel.tsx';

const current = createWorkplace('Harbor');
const asked: AskedCampaign = {
  listId: '0190f000-0000-7000-8000-000000000001',
  furtherListIds: [],
  excludedListIds: [],
  order: 'even',
  retry: firstRetryRules,
  mostAttempts: 3,
};
const none = { people: 0, reasons: [] };
const counted: Preflight = {
  ...{ people: 1_240, isExact: true, asOf: '2026-06-10T16:00:00Z', zone: 'America/Chicago' },
  ...{ now: { people: 1_200, reasons: [] }, laterToday: none, tomorrow: none, later: none },
  blocked: {
    people: 40,
    reasons: ['STOPPED', 'CONSENT_MISSING', 'WRONG_NUMBER', 'DEBT_DISPUTED', 'PERSON_CEASED'].map(
      (code) => ({ code, people: 8 }),
    ),
  },
  ...{ calls: 1_500, hours: [{ at: '2026-06-10T16:00:00Z', calls: 1_500 }], finishesAt: null },
  ...{ ended: 1_200, reached: 300, left: 0, secondsOfTalk: 900, callsByCountry: [], costs: [] },
  ...{ unpricedCalls: 0, problems: [], listeners: [] },
  basis: {
    ...{ calls: 500, isOwn: true },
    ...{ callsPerSecond: 5, callsAtOnce: 50, accountCallsPerSecond: 5 },
    ...{ expectedCallsPerSecond: 5, callsPerDay: null },
  },
};

async function render(
  change: Partial<Preflight> = {},
  question: AskedCampaign = asked,
  ignored: readonly string[] = [],
) {
  const key = (isExact: boolean) =>
    current.queries.preflight.count.queryKey({ input: { ...question, isExact } });
  const answer = { ...counted, ...change };
  return renderMarkup(
    <WithWorkplace
      current={current}
      known={[
        [key(false), answer],
        [key(true), answer],
      ]}
    >
      <PreflightPanel asked={question} ignored={ignored} script={null} />
    </WithWorkplace>,
  );
}

describe('the preflight', () => {
  it('says who can be called, and leads from each number to its people', async () => {
    const { markup, text } = await render();
    expect(text).toContain('1,200 people can be called now.');
    const labels = findTags(markup, 'button').map((button) => button['aria-label']);
    expect(labels).toContain('Show the people: Callable now, 1,200');
    expect(labels).toContain('Show the people: Blocked, 40');
    // Each can be reached by keyboard, and none of them sends the form.
    const leading = findTags(markup, 'button').filter((button) =>
      button['aria-label']?.startsWith('Show the people'),
    );
    expect(leading).toHaveLength(5);
    expect(leading.map(({ type }) => type)).toEqual(leading.map(() => 'button'));
  });

  it('says what it was not asked for', async () => {
    const { text } = await render({}, asked, ['Start', 'Calls at once']);
    expect(text).toContain('leave out what is not valid yet: Start and Calls at once.');
    expect((await render()).text).not.toContain('not valid yet');
  });

  it('offers the reasons that it does not show yet', async () => {
    const { markup, text } = await render();
    const labels = findTags(markup, 'button').map((button) => button['aria-label'] ?? '');
    expect(labels.filter((label) => label.endsWith(', 8'))).toHaveLength(3);
    expect(text).toContain('2 more reasons');
  });

  it('shows the calls by day where there are too many hours', async () => {
    const hours = Array.from({ length: 49 }, (_, hour) => ({
      at: new Date(Date.UTC(2026, 5, 10, 16 + hour)).toISOString(),
      calls: 10,
    }));
    expect((await render({ hours: hours.slice(0, 48) })).text).toContain('Calls by hour');
    const { text } = await render({ hours });
    expect(text).toContain('Calls by day');
    expect(text).toContain('June 12, 2026');
  });

  it('says what stands in the way, and leads to its mend', async () => {
    const problems: Preflight['problems'] = [
      { code: 'calls_halted', people: null, variable: null, list: null },
      { code: 'script_lacks', people: 7, variable: 'creditor', list: null },
    ];
    const { markup, text } = await render({ problems });
    expect(text).toContain('All calls are stopped.');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual([
      '/activity/scheduled/campaigns',
    ]);
    // With one list the form says it, with the names of the people.
    expect(text).not.toContain('creditor');
    const further = { ...asked, furtherListIds: ['0190f000-0000-7000-8000-000000000002'] };
    expect((await render({ problems }, further)).text).toContain(
      '7 people have no value for creditor',
    );
  });
});
