import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CampaignOverview } from './campaign-overview.tsx';

const campaign: Campaign = {
  id: '01a1dd2e-e25f-7921-a55b-27832127b123',
  organization: { id: 'Harbor', name: 'Harbor' },
  name: 'March calls',
  state: 'finished',
  pausedBecause: null,
  pausedFor: null,
  waits: null,
  origin: 'campaign',
  daysBefore: null,
  list: { id: '3', name: 'March' },
  script: null,
  callerId: '+13125550000',
  callerPool: null,
  isSimulated: false,
  spokenName: 'Harbor',
  mostAttempts: 3,
  startedBy: 'Ana Torres',
  startedAt: '2026-03-02T09:00:00.000Z',
  plannedAt: '2026-03-02T09:00:00.000Z',
  plan: null,
  finishedAt: '2026-03-02T12:00:00.000Z',
  targets: {
    planned: 0,
    ready: 0,
    deferred: 0,
    isReadyCapped: false,
    calling: 0,
    done: 40,
    stopped: 0,
    blocked: 0,
  },
  calls: 40,
  outcomes: [
    { outcome: 'machine', calls: 28 },
    { outcome: 'promise', calls: 8 },
    { outcome: 'hung_up', calls: 4 },
  ],
  takenForMachine: 2,
  nextAt: null,
};

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
