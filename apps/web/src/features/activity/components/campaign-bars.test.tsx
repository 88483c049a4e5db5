import type { ScheduledCampaign } from '@ringfence/contract/scheduled';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { CampaignBars } from './campaign-bars.tsx';

const now = Date.parse('2026-06-10T12:00:00Z');
const campaign: ScheduledCampaign = {
  id: 'c',
  organization: { id: 'h', name: 'Harbor Recovery' },
  name: 'June',
  state: 'running',
  origin: 'campaign',
  list: { id: 'l', name: 'June' },
  startedAt: '2026-06-01T12:00:00Z',
  startsAt: null,
  endsAt: null,
  lastDueAt: '2026-06-12T12:00:00Z',
  waiting: 2,
};
const show = async (chosen: Partial<ScheduledCampaign>, language: 'en' | 'es' = 'en') => {
  const bars = (
    <CampaignBars campaigns={[{ ...campaign, ...chosen }]} hasMore={false} shown={null} now={now} />
  );
  return (await renderMarkup(bars, { language })).text;
};

describe('a campaign in the schedule', () => {
  it('says when it begins and ends, where that was chosen and is to come', async () => {
    const chosen = { startsAt: '2026-06-11T12:00:00Z', endsAt: '2026-06-19T12:00:00Z' };
    const text = await show(chosen);
    expect(text).toMatch(
      /Not begun.*2 people waiting · begins .*11.* · last call due .*12.* · ends .*19/,
    );
    expect(await show(chosen, 'es')).toMatch(
      /Sin comenzar.*2 personas en espera · comienza: .*11.* · última llamada: .*12.* · termina: .*19/,
    );
  });

  it('says nothing of a start that has passed, nor of an end that nobody chose', async () => {
    const text = await show({ startsAt: '2026-06-09T12:00:00Z' });
    expect(text).toMatch(/Running.*last call due/);
    expect(text).not.toMatch(/begins|ends|Not begun/);
  });

  it('is paused, whether or not it has begun', async () => {
    expect(await show({ state: 'paused', startsAt: '2026-06-11T12:00:00Z' })).toMatch(/Paused/);
  });
});
