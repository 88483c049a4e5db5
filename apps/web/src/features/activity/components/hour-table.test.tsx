import type { ScheduledDay } from '@ringfence/contract/scheduled';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { HourTable } from './hour-table.tsx';

const day = '2026-06-11';
const render = (hours: ScheduledDay['hours']) =>
  renderMarkup(<HourTable caption="Calls" days={[{ day, hours }]} today={day} />, {
    at: '/activity/scheduled?view=week&zone=theirs',
  });

describe('calls by hours', () => {
  it('lead from an hour of which none were counted to the calls that there may be', async () => {
    const { markup, text } = await render([{ hour: 5, calls: 0, isAtLeast: true }]);
    const [link, ...others] = findTags(markup, 'a');
    expect(others).toEqual([]);
    expect(link?.href).toContain(`zone=theirs&amp;on=${day}&amp;hour=5`);
    expect(link?.['aria-label']).toMatch(/^0\+ calls, there may be some, .*June 11.*, 5\sAM$/);
    expect(text).not.toContain('No calls due');
  });

  it('are blank where there are none', async () => {
    expect(findTags((await render([])).markup, 'a')).toEqual([]);
  });
});
