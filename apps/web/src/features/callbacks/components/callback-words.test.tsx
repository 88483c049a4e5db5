import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { CallbackTime } from './callback-words.tsx';

const wantedAt = '2026-11-24T20:30:00.000Z';
const suits = 'afternoon';

describe('the time that somebody asked to be called at', () => {
  it('is shown by their own clock, with its zone', async () => {
    const { markup, text } = await renderMarkup(
      <CallbackTime suits={suits} wantedAt={wantedAt} zone="America/Chicago" />,
    );
    expect(text).toBe('Tue, Nov 24, 2026, 2:30 PM CST, their time');
    expect(findTags(markup, 'time')).toMatchObject([{ dateTime: wantedAt }]);
  });

  it('is the part of the day where they named no more', async () => {
    const { text } = await renderMarkup(
      <CallbackTime suits={suits} wantedAt={null} zone="America/Chicago" />,
    );
    expect(text).toBe('In the afternoon');
  });

  it.each([
    ['where their zone is not known for certain', null],
    ['by a browser that does not know their zone', 'America/Nowhere'],
  ])('is not called theirs %s, and has its zone', async (_, zone) => {
    const { text } = await renderMarkup(
      <CallbackTime suits={suits} wantedAt={wantedAt} zone={zone} />,
    );
    expect(text).toMatch(/^Tue, Nov 24, 2026, .*M \S+$/);
  });
});
