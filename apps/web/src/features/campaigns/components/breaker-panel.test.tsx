import type { CampaignBreaker } from '@ringfence/contract/breakers';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../testing/create-campaign.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { findCalls } from '../breaker-words.ts';
import { BreakerPanel } from './breaker-panel.tsx';
import { BreakerPause } from './breaker-pause.tsx';

const current = createWorkplace('Harbor');
const nothing = { calls: 0, events: 0 };
const breakers: CampaignBreaker[] = [
  {
    kind: 'refusals',
    isOn: true,
    nearness: 80,
    recent: { calls: 60, events: 9 },
    total: { calls: 1_200, events: 50 },
    countedAfter: null,
    usualPercent: 5,
  },
  {
    kind: 'answer_rate',
    isOn: true,
    nearness: 0,
    recent: nothing,
    total: { calls: 150, events: 40 },
    countedAfter: null,
    usualPercent: 26.7,
  },
  {
    kind: 'early_hang_ups',
    isOn: true,
    nearness: 10,
    recent: { calls: 20, events: 2 },
    total: { calls: 90, events: 7 },
    countedAfter: null,
    usualPercent: 10,
  },
  {
    kind: 'nobody_free',
    isOn: false,
    nearness: 0,
    recent: nothing,
    total: nothing,
    countedAfter: null,
    usualPercent: 10,
  },
];

const campaign = createCampaign({ state: 'paused', pausedFor: 'refusals' });
const key = current.queries.breakers.show.queryKey({ input: { campaignId: campaign.id } });

async function render(language: 'en' | 'es' = 'en', known = true) {
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={known ? [[key, { breakers }]] : []}>
      <BreakerPanel campaign={campaign} />
      <BreakerPause campaign={campaign} pausedBecause="Nine of sixty." />
    </WithWorkplace>,
    { language },
  );
  return { text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the breakers of a campaign', () => {
  it('say in words how near they are, what was counted, and lead to the calls', async () => {
    const { text, links } = await render();
    expect(text).toContain(
      'Stops and wrong persons Close to its limit 9 of the last 60 calls. Ordinary: 5%.',
    );
    expect(text).toContain(
      'Far from its limit 40 of 150 calls answered. Compared from 200 calls on.',
    );
    expect(text).toContain('Nobody free to speak to Off Nothing counted yet');
    expect(links).toEqual([
      '/settings/breakers',
      `/calls/history?campaign=${campaign.id}&amp;outcome=stop%2Cwrong_party`,
      expect.stringContaining('outcome=right_party'),
      `/calls/history?campaign=${campaign.id}&amp;outcome=hung_up&amp;at-most=5`,
    ]);
  });

  it('lead to the calls that found nobody free, and to those abandoned since they count', () => {
    const counted = { calls: 20, events: 9 };
    const breaker = { isOn: true, nearness: 90, usualPercent: 3, recent: counted, total: counted };
    const calls = `/calls/history?campaign=${campaign.id}`;
    const busy = { ...breaker, kind: 'nobody_free', countedAfter: null } as const;
    expect(findCalls(busy, campaign)).toBe(`${calls}&happened=nobody_free`);
    const countedAfter = '2026-05-11T23:59:59.999Z';
    const silent = { ...breaker, kind: 'abandonment', countedAfter } as const;
    expect(findCalls(silent, campaign)).toBe(
      `${calls}&happened=abandoned&placed-after=2026-05-11T23%3A59%3A59.999Z`,
    );
    for (const one of [busy, silent]) {
      expect(findCalls({ ...one, total: { calls: 20, events: 0 } }, campaign)).toBeNull();
    }
  });

  it('say why the campaign paused, by the figures in the language of the reader', async () => {
    const { text } = await render('es');
    expect(text).toContain('en 9 de las últimas 60 llamadas pidieron no recibir más');
  });

  it('say it without the figures until they are there', async () => {
    const { text } = await render('en', false);
    expect(text).toContain('The campaign paused automatically: Too many stops and wrong persons.');
  });
});

describe('why a campaign paused by itself', () => {
  const renderPause = async (pausedFor: 'carrier' | 'script', language: 'en' | 'es') => {
    const kept = 'The carrier refused: Number is not verified';
    const pause = (
      <WithWorkplace current={current}>
        <BreakerPause campaign={{ id: campaign.id, pausedFor }} pausedBecause={kept} />
      </WithWorkplace>
    );
    return (await renderMarkup(pause, { language })).text;
  };

  it('is said in the language of the reader, and what the carrier said in its own words', async () => {
    expect(await renderPause('carrier', 'en')).toBe(
      'The campaign paused automatically: The carrier refused its calls. It said: Number is not verified',
    );
    expect(await renderPause('carrier', 'es')).toBe(
      'La campaña se pausó automáticamente: El operador rechazó sus llamadas. Dijo: Number is not verified',
    );
    expect(await renderPause('script', 'es')).toBe(
      'La campaña se pausó automáticamente: Su guion no está aprobado.',
    );
  });
});
