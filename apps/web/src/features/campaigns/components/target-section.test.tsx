import type { CampaignTarget } from '@ringfence/contract/campaign-targets';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { TargetSection } from './target-section.tsx';

const current = createWorkplace('Harbor');
const campaign = createCampaign({ state: 'running' });
const campaignId = campaign.id;

const waiting: CampaignTarget = {
  contact: { id: 'ann', fullName: 'Ann Lee', externalReference: 'R-1' },
  phone: '+1 ••• ••• 0142',
  standing: 'deferred',
  attempts: 2,
  nextAt: '2026-06-10T18:00:00.000Z',
  zones: ['America/Denver'],
  waitsFor: 'lawful_time',
  reasons: [
    {
      code: 'WINDOW_CLOSED',
      version: 1,
      citation: '12 CFR 1006.6(b)(1)',
      verdict: 'defer',
      until: null,
      liftedBy: null,
    },
  ],
  endedBecause: null,
  lastCall: { id: 'call', outcome: 'busy' },
};
const reached: CampaignTarget = {
  ...waiting,
  contact: { id: 'bob', fullName: 'Bob Ray', externalReference: null },
  standing: 'done',
  nextAt: null,
  waitsFor: null,
  reasons: [],
  endedBecause: 'reached',
  lastCall: { id: 'other', outcome: 'right_party' },
};

async function render(
  targets: CampaignTarget[] | null,
  { address = '', language = 'en' as 'en' | 'es', filter = {}, given = {}, by = current } = {},
) {
  const key = current.queries.campaigns.targets.infiniteKey({
    input: (cursor: string | null) => ({
      campaignId,
      limit: 50,
      ...filter,
      ...(cursor === null ? {} : { cursor }),
    }),
    initialPageParam: null,
  });
  const answer = { pages: [{ targets, nextCursor: null }], pageParams: [null] };
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={by} known={targets === null ? [] : [[key, answer]]}>
      <TargetSection campaign={{ ...campaign, ...given }} />
    </WithWorkplace>,
    { at: `/campaign${address}`, language },
  );
  const buttons = findTags(markup, 'button').flatMap((button) => button['aria-label'] ?? []);
  return { text, markup, buttons, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the people of a campaign', () => {
  it('have their next time, here and there, and the rule that asks for it', async () => {
    const { text, links } = await render([waiting]);
    expect(text).toContain('Ann Lee R-1');
    expect(text).toContain('Denver');
    expect(text).toContain('12 CFR 1006.6(b)(1)');
    expect(text).not.toContain('Waits for a lawful time');
    expect(links).toEqual(['/debtors/contacts/ann', '/calls/history/call']);
  });

  it('say what else they wait for, or why they are called no more', async () => {
    expect((await render([{ ...waiting, waitsFor: 'retry', reasons: [] }])).text).toContain(
      'Waits for the next attempt, after an earlier one',
    );
    expect((await render([reached])).text).toContain('The person was reached');
    expect((await render([reached], { language: 'es' })).text).toContain('Se habló con la persona');
    const unknown = { ...reached, endedBecause: 'something_new' };
    expect((await render([unknown])).text).toContain('something_new');
  });

  it('are those whom the address asks for', async () => {
    const filter = { standing: 'done', search: 'bob' };
    const { text, markup } = await render([reached], {
      address: '?people=done&search=bob#people',
      filter,
    });
    expect(text).toContain('Bob Ray');
    expect(findTags(markup, 'input').map(({ value }) => value)).toContain('bob');
  });

  it('are those who wait for what the address names, which can be changed', async () => {
    const { text, markup } = await render([waiting], {
      address: '?people=deferred&waits-for=FREQ_7IN7#people',
      filter: { standing: 'deferred', reason: 'FREQ_7IN7' },
    });
    expect(text).toContain('Ann Lee');
    expect(findTags(markup, 'select').map(({ id }) => id)).toContain('people-waits-for');
    expect(findTags(markup, 'option').map(({ value }) => value)).toContain('FREQ_7IN7');
    expect((await render([reached])).markup).not.toContain('people-waits-for');
  });

  it('can be removed one by one, and added again who were removed', async () => {
    const removed: CampaignTarget = {
      ...reached,
      contact: { id: 'cid', fullName: 'Cid Roe', externalReference: null },
      endedBecause: 'removed',
    };
    const change = ['Remove: Ann Lee', 'Add again: Cid Roe'];
    expect((await render([waiting, reached, removed])).buttons).toEqual(change);
  });

  it.each([
    ['by members', { by: createWorkplace('Harbor', { standing: 'member' }) }],
    ['when the campaign is over', { given: { state: 'finished' } }],
    ['where it calls who agreed to it', { given: { origin: 'callback' } }],
  ])('are not removed %s', async (_, given) => {
    expect((await render([waiting], given)).buttons).toEqual([]);
  });

  it('are nobody, in words that fit, and shown as loading before', async () => {
    expect((await render([])).text).toContain('Nobody in this campaign has this status now.');
    const searched = { address: '?search=zoe', filter: { search: 'zoe' } };
    expect((await render([], searched)).text).toContain('Check the spelling');
    expect((await render(null)).markup).toContain('Loading the people of the campaign');
  });
});
