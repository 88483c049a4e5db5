import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CampaignProgress } from './campaign-progress.tsx';

const campaign = createCampaign();

async function render(given: Partial<Campaign> = {}) {
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={createWorkplace('Harbor')}>
      <CampaignProgress campaign={{ ...campaign, ...given }} />
    </WithWorkplace>,
  );
  return { text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the progress of a campaign', () => {
  it('leads to its people, wherever it is shown', async () => {
    expect(await render()).toEqual({
      text: '40 of 40',
      links: [`/activity/scheduled/campaigns/${campaign.id}?people=all#people`],
    });
  });

  it('leads nowhere where there is nobody yet', async () => {
    const targets = { ...campaign.targets, done: 0 };
    expect(await render({ targets })).toEqual({ text: '0 of 0', links: [] });
  });
});
