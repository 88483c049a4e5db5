import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createCampaign } from '../testing/create-campaign.ts';
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
    const behind = links.find((link) => link.startsWith('/calls/history?'));
    expect(behind).toContain(`campaign=${campaign.id}`);
    expect(behind).toContain('answered=machine');
    expect(behind).toContain('promise');
  });

  it('are not spoken of where there were none', async () => {
    const { text } = await render({ ...campaign, takenForMachine: 0 });
    expect(text).not.toContain('taken for machines');
  });
});
