import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CampaignControls } from './campaign-controls.tsx';

const render = async (given: Partial<Campaign>, standing: 'admin' | 'member' = 'admin') => {
  const { markup } = await renderMarkup(
    <WithWorkplace current={createWorkplace('Harbor', { standing })}>
      <CampaignControls campaign={createCampaign(given)} />
    </WithWorkplace>,
  );
  const texts = [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  );
  return findTags(markup, 'button').map((button, nth) => button['aria-label'] ?? texts[nth]);
};

describe('what can be done with a campaign', () => {
  it('is paused, stopped and changed while it runs or is paused', async () => {
    const stopAndMore = ['Stop', 'More for March calls'];
    expect(await render({ state: 'running' })).toEqual(['Pause', ...stopAndMore]);
    expect(await render({ state: 'paused' })).toEqual(['Resume', ...stopAndMore]);
  });

  it('is nothing once it is over, or for members', async () => {
    expect(await render({ state: 'finished' })).toEqual([]);
    expect(await render({ state: 'stopped' })).toEqual([]);
    expect(await render({ state: 'running' }, 'member')).toEqual([]);
  });
});
