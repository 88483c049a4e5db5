import type { CampaignLive } from '@ringfence/contract/campaign-live';
import type { CampaignWaiting } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

const current = createWorkplace('Harbor');
const { targets, ...rest } = createCampaign({ state: 'running' });
const campaign: Campaign = { ...rest, targets: { ...targets, ready: 1_200, isReadyCapped: false } };
const input = { campaignId: campaign.id };
const waits: CampaignWaiting['waits'] = [
  { reason: 'WINDOW_CLOSED', people: 10_000, isCapped: true },
  { reason: 'retry', people: 31, isCapped: false },
  { reason: 'SOMETHING_NEW', people: 2, isCapped: false },
];
const live: CampaignLive = {
  at: '2026-06-10T16:00:00.000Z',
  inTheAir: { reserved: 0, placing: 0, queued: 0, ringing: 0, answered: 0 },
  pace: { asked: 5, lastTenSeconds: 48, lastMinute: 270 },
  callsAtOnce: 100,
  held: 'organization_pace',
  finishesAt: null,
};

async function render(
  shown: CampaignWaiting['waits'] | null,
  of: Campaign = campaign,
  language: 'en' | 'es' = 'en',
) {
  const known: [readonly unknown[], unknown][] = [
    [current.queries.campaigns.live.queryKey({ input }), live],
  ];
  const key = current.queries.campaigns.waiting.queryKey({ input });
  if (shown !== null) known.push([key, { at: live.at, waits: shown }]);
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={known}>
      <WaitingPanel campaign={of} />
    </WithWorkplace>,
    { language },
  );
  return { markup, text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('who waits for what', () => {
  it('is said in people, each number with its people behind it', async () => {
    const { text, links } = await render(waits);
    expect(text).toContain('The pace of the organization 1,200');
    expect(text).toContain('Calling hours at least 10,000');
    expect(text).toContain('Time between attempts 31');
    expect(text).toContain('SOMETHING_NEW 2');
    expect(links).toEqual([
      '/dashboard?people=ready#people',
      '/dashboard?people=deferred&amp;waits-for=WINDOW_CLOSED#people',
      '/dashboard?people=deferred&amp;waits-for=retry#people',
      '/dashboard?people=deferred&amp;waits-for=SOMETHING_NEW#people',
    ]);
  });

  it('names what stops all calls before what only slows them down', async () => {
    const held = { ...campaign, waits: { for: 'numbers_spent', until: null } } as const;
    expect((await render([], held)).text).toContain('made their calls for today 1,200');
    expect((await render([], { ...campaign, state: 'paused' })).text).toContain(
      'The campaign to be resumed 1,200',
    );
    expect((await render([], { ...campaign, state: 'paused' }, 'es')).text).toContain(
      'Que se reanude la campaña 1200',
    );
  });

  it('says of one that stands that an agreed time is waited for', async () => {
    expect((await render(waits, { ...campaign, origin: 'callback' })).text).toContain(
      'The agreed time, or the time between attempts 31',
    );
  });

  it('is nobody, or shown as loading before it is known', async () => {
    const nobody = { ...campaign, targets: { ...campaign.targets, ready: 0 } };
    expect((await render([], nobody)).text).toContain('Nobody waits.');
    expect((await render(null)).markup).toContain('Loading who waits for what');
  });
});
