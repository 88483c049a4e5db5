import type { CampaignBestHour } from '@ringfence/contract/campaign-best-hour';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { BestHourPanel } from './best-hour-panel.tsx';

const current = createWorkplace('Harbor');
const campaign = createCampaign({ order: 'best_hour' });
const key = current.queries.campaigns.bestHour.queryKey({ input: { campaignId: campaign.id } });
const result: CampaignBestHour = {
  basis: { calls: 5_000, least: 200 },
  best: { placed: 900, answered: 270 },
  even: { placed: 100, answered: 20 },
  points: { gain: 10, low: 0.7, high: 17.2 },
};

async function render(shown: CampaignBestHour | null, language: 'en' | 'es' = 'en') {
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={shown === null ? [] : [[key, shown]]}>
      <BestHourPanel campaign={campaign} />
    </WithWorkplace>,
    { language },
  );
  return { markup, text };
}

describe('what the best hour gains', () => {
  it('is shown beside those who keep the usual order, with how certain it is', async () => {
    const { text } = await render(result);
    expect(text).toContain('270 of 900 first calls answered (30%)');
    expect(text).toContain('20 of 100 first calls answered (20%)');
    expect(text).toContain('+10 percentage points (95% confidence: +0.7 to +17.2)');
    expect(text).toContain('More calls are answered at the best hour.');
  });

  it('is no gain where chance may explain it, and may be a loss', async () => {
    const open = await render({ ...result, points: { gain: 3, low: -4, high: 9 } });
    expect(open.text).toContain('The calls made so far show no difference.');
    const loss = await render({ ...result, points: { gain: -9, low: -15, high: -2 } }, 'es');
    expect(loss.text).toContain('se responden menos llamadas');
  });

  it('is not known before both have made calls', async () => {
    const none = { placed: 0, answered: 0 };
    const { text } = await render({ ...result, even: none, points: null });
    expect(text).toContain('No first calls yet');
    expect(text).toContain('Not known until both groups have calls');
  });

  it('says how many calls are still missing to know the best hour', async () => {
    const none = { placed: 0, answered: 0 };
    const basis = { calls: 40, least: 200 };
    const { text } = await render({ basis, best: none, even: none, points: null });
    expect(text).toContain(
      'It takes 200 calls within 90 days, counted once a day; so far there are 40.',
    );
  });

  it('is shown as loading before it is known', async () => {
    expect((await render(null)).markup).toContain('Loading what the best hour gains');
  });
});
