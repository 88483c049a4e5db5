import type { CampaignLive } from '@ringfence/contract/campaign-live';
import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { LivePanel } from './live-panel.tsx';

const current = createWorkplace('Harbor');
const campaign: Campaign = createCampaign({ state: 'running' });
const live: CampaignLive = {
  at: '2026-06-10T16:00:00.000Z',
  inTheAir: { reserved: 1, placing: 2, queued: 0, ringing: 30, answered: 12 },
  pace: { asked: 5, lastTenSeconds: 48, lastMinute: 270 },
  callsAtOnce: 100,
  held: 'campaign_pace',
  finishesAt: '2026-06-10T18:30:00.000Z',
};
const key = current.queries.campaigns.live.queryKey({ input: { campaignId: campaign.id } });

async function render(shown: CampaignLive | null, of = campaign, language: 'en' | 'es' = 'en') {
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={shown === null ? [] : [[key, shown]]}>
      <LivePanel campaign={of} />
    </WithWorkplace>,
    { language },
  );
  return { markup, text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('what a campaign does now', () => {
  it('is its pace against what it may, and its calls by state', async () => {
    const { text, links } = await render(live);
    expect(text).toContain('4.8 of 5');
    expect(text).toContain('Calls under way 45');
    const calls = `/calls/history?campaign=${campaign.id}`;
    // All of them, and each state in which there are any.
    const states = ['reserved', 'placing', 'ringing', 'answered'];
    expect(links).toEqual([
      `${calls}&amp;placed-after=2026-06-10T15%3A59%3A00.000Z&amp;placed-until=2026-06-10T16%3A00%3A00.000Z`,
      `${calls}&amp;under-way=yes`,
      ...states.map((state) => `${calls}&amp;state=${state}`),
    ]);
  });

  it('is only the calls that go on once it is paused or stopped, and nothing after the last', async () => {
    for (const state of ['paused', 'stopped', 'finished'] as const) {
      const still = await render(live, { ...campaign, state });
      expect(still.text).toContain('Calls under way 45');
      expect(still.text).not.toContain('4.8 of 5');
      const inTheAir = { reserved: 0, placing: 0, queued: 0, ringing: 0, answered: 0 };
      expect((await render({ ...live, inTheAir }, { ...campaign, state })).text).toBe('');
      expect((await render(null, { ...campaign, state })).text).toBe('');
    }
  });

  it('says of a finish that is not known that it is not', async () => {
    expect((await render({ ...live, finishesAt: null })).text).toContain('Not known yet');
    expect((await render({ ...live, finishesAt: null }, campaign, 'es')).text).toContain(
      'Aún no se sabe',
    );
  });

  it('is shown as loading before it is known', async () => {
    expect((await render(null)).markup).toContain('Loading what the campaign does now');
  });
});
