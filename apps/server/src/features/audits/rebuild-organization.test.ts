import { describe, expect, it } from 'vitest';
import { rebuildAbandonment } from './rebuild-organization.ts';

const campaign_id = 'a campaign';
const noon = { campaign_id, placed_at: new Date('2026-06-02T12:00:00Z') };
const rebuild = (days: [string, number, number][]) =>
  rebuildAbandonment(noon, {
    campaignDays: new Map([
      [campaign_id, days.map(([day, answered, abandoned]) => ({ day, answered, abandoned }))],
    ]),
    resumes: [],
  });

describe('how the calls of a campaign went before one of them', () => {
  it('leaves out the answers of its own day, where the share was not counted yet without them', () => {
    const found = rebuild([
      ['2026-06-01', 50, 5],
      ['2026-06-02', 60, 3],
    ]);
    expect(found).toEqual([
      { day: '2026-06-01', answered: 50, abandoned: 5 },
      { day: '2026-06-02', answered: 0, abandoned: 0 },
    ]);
  });

  it('takes all answers of its own day, where the share was counted already', () => {
    const found = rebuild([
      ['2026-06-01', 100, 5],
      ['2026-06-02', 60, 3],
    ]);
    expect(found).toEqual([
      { day: '2026-06-01', answered: 100, abandoned: 5 },
      { day: '2026-06-02', answered: 60, abandoned: 0 },
    ]);
  });

  it('counts no answers of more than thirty days ago towards the hundred', () => {
    const found = rebuild([
      ['2026-05-01', 500, 5],
      ['2026-06-02', 60, 3],
    ]);
    expect(found.at(-1)).toEqual({ day: '2026-06-02', answered: 0, abandoned: 0 });
  });
});
