import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { PlanProgress } from './plan-progress.tsx';

const plan = { planned: 120_000, toPlan: 1_000_000, awaitsUpload: false };

describe('the progress of a plan', () => {
  it.each([
    ['running', 'Planning: 120,000 of 1,000,000 people'],
    ['paused', 'Planning paused: 120,000 of 1,000,000 people'],
    ['stopped', 'Stopped with 120,000 of 1,000,000 people planned'],
  ] as const)('is shown of a campaign that is %s', async (state, shown) => {
    expect((await renderMarkup(<PlanProgress plan={plan} state={state} />)).text).toBe(shown);
  });

  it('is shown before the list is counted, and in the language of the reader', async () => {
    const begun = { ...plan, planned: 1_000, toPlan: null };
    const { text } = await renderMarkup(<PlanProgress plan={begun} state="running" />);
    expect(text).toBe('Planning: 1,000 people so far');
    const spanish = { language: 'es' } as const;
    const translated = await renderMarkup(<PlanProgress plan={plan} state="running" />, spanish);
    expect(translated.text).toMatch(/^Planificando: 120.000 de 1.000.000 personas$/);
  });

  it('is not shown once everybody is planned, nor while an upload is waited for', async () => {
    const planned = await renderMarkup(<PlanProgress plan={null} state="running" />);
    const awaits = { ...plan, awaitsUpload: true };
    const waiting = await renderMarkup(<PlanProgress plan={awaits} state="running" />);
    expect([planned.text, waiting.text]).toEqual(['', '']);
  });
});
