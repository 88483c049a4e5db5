import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { Outcome } from './outcome.tsx';

describe('Outcome', () => {
  it('says what was done', async () => {
    const { text } = await renderMarkup(<Outcome error={null} done="Saved." />);
    expect(text).toBe('Saved.');
  });

  it('says what failed rather than what was done before', async () => {
    const { text } = await renderMarkup(<Outcome error={new Error('no answer')} done="Saved." />);
    expect(text).toContain('Ringfence cannot be reached right now');
    expect(text).not.toContain('Saved.');
  });

  it('is on the page before there is anything to say', async () => {
    const { markup } = await renderMarkup(<Outcome error={null} done={null} />);
    expect(markup).toContain('role="status"');
  });

  it('tells an error in the words that were given for it', async () => {
    const { text } = await renderMarkup(
      <Outcome error={new Error()} done={null} renderError={() => 'Show your second factor.'} />,
    );
    expect(text).toBe('Show your second factor.');
  });
});
