import { describe, expect, it } from 'vitest';
import { listLearned } from './list-learned.ts';

const event: Parameters<typeof listLearned>[0][number] = {
  kind: 'answer',
  occurred_at: null,
  received_at: new Date('2026-06-10T17:00:00Z'),
  digits: null,
  place: 'someone 0',
  turn: 4,
  connected: 'answered',
  facts: [{ kind: 'transferred', lineId: '01a1e000-0000-7000-8000-000000000001' }],
  ending: null,
  said: null,
  connected_seconds: 73,
  line_id: '01a1e000-0000-7000-8000-000000000001',
  line_name: 'Front desk',
};
const learnedAt = '2026-06-10T17:00:00.000Z';

describe('who spoke with somebody', () => {
  it('did so for a time and at a line, so far as these are known', () => {
    const line = { id: '01a1e000-0000-7000-8000-000000000001', name: 'Front desk' };
    expect(listLearned([event])).toEqual([
      { kind: 'transferred', learnedAt, connectedSeconds: 73, line },
    ]);
    const unknown = { ...event, connected_seconds: null, line_id: null, line_name: null };
    expect(listLearned([unknown])).toEqual([{ kind: 'transferred', learnedAt }]);
  });

  it('leaves what else was learned as it is', () => {
    const facts = [{ kind: 'wants_someone' }];
    expect(listLearned([{ ...event, facts }])).toEqual([{ kind: 'wants_someone', learnedAt }]);
  });
});
