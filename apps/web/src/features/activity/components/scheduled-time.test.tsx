import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { ScheduledTime } from './scheduled-time.tsx';

const now = Date.parse('2026-03-01T12:00:00.000Z');

describe('the time of a scheduled call', () => {
  it('has its zone, and how far off it is', async () => {
    const nextAt = '2026-03-01T12:05:00.000Z';
    const { markup, text } = await renderMarkup(<ScheduledTime nextAt={nextAt} now={now} />);
    expect(findTags(markup, 'time')[0]?.dateTime).toBe(nextAt);
    expect(text).toMatch(/2026.* in 5 minutes$/);
  });

  it('is now for what only waits for its turn', async () => {
    const { text } = await renderMarkup(
      <ScheduledTime nextAt="2026-03-01T11:00:00.000Z" now={now} />,
    );
    expect(text).toMatch(/ due now$/);
    expect(text).not.toContain('ago');
  });
});
