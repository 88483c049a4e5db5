import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CampaignOverview } from './campaign-overview.tsx';

const campaign = createCampaign();

const render = (shown: Campaign) =>
  renderMarkup(
    <WithWorkplace>
      <CampaignOverview campaign={shown} />
    </WithWorkplace>,
  );

describe('people whom the carrier took for a machine', () => {
  it('are counted among those who answered, and lead to their calls', async () => {
    const { text, markup } = await render(campaign);
    expect(text).toContain('People taken for machines: 2 of 12 answered');
    const links = findTags(markup, 'a').map(({ href }) => href ?? '');
    const behind = links.find((link) => link.includes('answered='));
    expect(behind).toContain(`campaign=${campaign.id}`);
    expect(behind).toContain('answered=machine');
    expect(behind).toContain('promise');
  });

  it('are not spoken of where there were none', async () => {
    const { text } = await render({ ...campaign, takenForMachine: 0 });
    expect(text).not.toContain('taken for machines');
  });
});

describe('the figures of a campaign', () => {
  it('lead to the people who stand there, and to the calls that ended so', async () => {
    const { markup } = await render(campaign);
    const links = findTags(markup, 'a').map(({ href }) => href);
    expect(links).toContain('/dashboard?people=all#people');
    expect(links).toContain('/dashboard?people=done#people');
    expect(links).toContain(`/calls/history?campaign=${campaign.id}&amp;outcome=promise`);
  });

  it('lead nowhere where nobody stands', async () => {
    const { markup } = await render(campaign);
    expect(markup).not.toContain('people=blocked');
  });
});

describe('what a campaign costs', () => {
  it('is shown by currency', async () => {
    const costs = [{ amountMicro: 12_340_000, currency: 'USD' }];
    expect((await render({ ...campaign, costs })).text).toContain('$12.34');
  });

  it('is not spoken of where no rate is known', async () => {
    expect((await render({ ...campaign, costs: [] })).text).not.toContain('Cost so far');
  });
});
