import type { BreakerLimits } from '@ringfence/contract/breakers';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { draftDefaults, readDraft } from './breaker-draft.ts';
import { BreakersSection } from './breakers-section.tsx';

const current = createWorkplace('Harbor');
const limits: BreakerLimits = {
  ...readDraft(draftDefaults()),
  refusals: { isOn: false, ordinaryPercent: 12 },
};

async function render(mayEdit: boolean, language: 'en' | 'es' = 'en', known = true) {
  const key = current.queries.breakers.showLimits.queryKey();
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={known ? [[key, limits]] : []}>
      <BreakersSection api={current} mayEdit={mayEdit} />
    </WithWorkplace>,
    { language },
  );
  return { text, inputs: findTags(markup, 'input') };
}

describe('the breakers in the settings', () => {
  it('are explained one by one, with a rate where there is one to set', async () => {
    const { text, inputs } = await render(true);
    expect(text).toContain('Carrier failures The carrier could not connect the call. 5% is common');
    expect(inputs.map(({ id }) => id)).toEqual([
      ...['breaker-carrier_failures', 'breaker-carrier_failures-percent'],
      ...['breaker-dead_numbers', 'breaker-dead_numbers-percent', 'breaker-refusals'],
      ...['breaker-early_hang_ups', 'breaker-early_hang_ups-percent'],
      ...['breaker-nobody_free', 'breaker-nobody_free-percent'],
      ...['breaker-answer_rate', 'breaker-caller_id'],
    ]);
    expect(text).toContain('Use defaults');
  });

  it('are shown to a member, in the language of the reader, and cannot be changed', async () => {
    const { text, inputs } = await render(false);
    expect(inputs).toEqual([]);
    expect(text).toContain('Carrier failures On, 5% is ordinary');
    expect(text).toContain('Stops and wrong persons Off');
    expect((await render(false, 'es')).text).toContain('Bajas y personas equivocadas Desactivado');
  });

  it('say that they are loading', async () => {
    expect((await render(true, 'en', false)).text).not.toContain('Use defaults');
  });
});
