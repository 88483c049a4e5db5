import type { Campaign } from '@ringfence/contract/campaigns';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { StandingSection } from './standing-section.tsx';

const current = createWorkplace('Harbor');
const reminders: Campaign = createCampaign({
  id: '01a1dd2e-e25f-7921-a55b-27832127b123',
  name: 'Reminders of promises',
  state: 'running',
  origin: 'promise',
  daysBefore: 2,
  list: null,
  script: { id: 's', name: 'Reminder of a promise', version: 1 },
  callerId: null,
  callerPool: { id: 'p', name: 'Chicago and Dallas' },
  finishedAt: null,
});

async function render(
  campaigns: readonly Campaign[] | undefined,
  { mayEdit = true, language = 'en' as const }: { mayEdit?: boolean; language?: 'en' | 'es' } = {},
) {
  const key = current.queries.campaigns.listStanding.queryKey();
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={campaigns === undefined ? [] : [[key, { campaigns }]]}>
      <StandingSection mayEdit={mayEdit} />
    </WithWorkplace>,
    { language },
  );
  return { text, buttons: findTags(markup, 'button').length, links: findTags(markup, 'a') };
}

describe('calls that people agreed on, in the settings', () => {
  it('says who makes them where nothing is set up, and offers to set up each', async () => {
    const { text, buttons } = await render([]);
    expect(text).toContain('Reminders are off. Set them up to call people who agreed to one.');
    expect(text).toContain('Your team calls back.');
    expect(buttons).toBe(2);
  });

  it('says what is said when and from where, and leads to the calls', async () => {
    const { text, buttons, links } = await render([reminders]);
    expect(text).toContain(
      'Calls 2 days before, with “Reminder of a promise”, from Chicago and Dallas.',
    );
    expect(links.map(({ href }) => href)).toEqual([
      `/activity/scheduled/campaigns/${reminders.id}`,
    ]);
    expect(text).toContain('Your team calls back.');
    expect(buttons).toBe(3);
  });

  it('offers nothing to somebody who may only look', async () => {
    const { text, buttons } = await render([reminders], { mayEdit: false });
    expect(text).toContain('Calls 2 days before');
    expect(buttons).toBe(0);
  });

  it('is there in Spanish, and while it loads', async () => {
    const { text } = await render([], { language: 'es' });
    expect(text).toContain('Tu equipo devuelve las llamadas.');
    expect((await render(undefined)).text).not.toContain('Reminders are off.');
  });
});
