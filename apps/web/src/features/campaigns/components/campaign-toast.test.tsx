import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { CampaignToast } from './campaign-toast.tsx';

const render = (language: 'en' | 'es') =>
  renderMarkup(
    <WithWorkplace current={createWorkplace('Harbor')}>
      <CampaignToast
        deed={{ message: 'The pace was changed.', undo: () => Promise.resolve() }}
        onDismiss={() => {}}
      />
    </WithWorkplace>,
    { language },
  );

describe('what was just changed in a campaign', () => {
  it('is said as a status, with the way to take it back', async () => {
    const { markup, text } = await render('en');
    expect(markup).toContain('role="status"');
    expect(text).toBe('The pace was changed. Undo Dismiss');
    expect((await render('es')).text).toBe('The pace was changed. Deshacer Cerrar');
  });
});
