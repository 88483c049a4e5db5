import type { PromiseSum } from '@ringfence/contract/promises';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { PromisePanel } from './promise-panel.tsx';

const current = createWorkplace('Harbor');
const campaign = createCampaign();
const input = { campaignId: campaign.id };
const sums: PromiseSum[] = [
  { state: 'kept', promises: 3, amount: { amountMinor: 45_000, currency: 'USD' } },
  { state: 'open', promises: 2, amount: { amountMinor: 30_000, currency: 'USD' } },
  { state: 'open', promises: 1, amount: { amountMinor: 90_000, currency: 'MXN' } },
];

async function render(shown: PromiseSum[] | null, language: 'en' | 'es' = 'en') {
  const key = current.queries.promises.sumOfCampaign.queryKey({ input });
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={shown === null ? [] : [[key, { sums: shown }]]}>
      <PromisePanel campaign={campaign} />
    </WithWorkplace>,
    { language },
  );
  return { markup, text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the promises of a campaign', () => {
  it('are counted and added up by currency, all of them and by what became of them', async () => {
    const { text, links } = await render(sums);
    expect(text).toContain('Made 6 MX$900.00 $750.00');
    expect(text).toContain('Open 3 MX$900.00 $300.00');
    expect(text).toContain('Kept 3 $450.00');
    expect(text).not.toContain('Broken');
    const list = '/activity/scheduled/promises?state=';
    expect(links).toEqual(
      ['all', 'open', 'kept'].map((state) => `${list}${state}&amp;campaign=${campaign.id}`),
    );
  });

  it('are none, or shown as loading before they are known', async () => {
    expect((await render([])).text).toContain('No promise was made on its calls yet.');
    expect((await render([], 'es')).text).toContain('Aún no se prometió ningún pago');
    expect((await render(null)).markup).toContain('Loading the promises');
  });
});
