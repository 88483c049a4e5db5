import { describe, expect, it } from 'vitest';
import { fillFields, firstChoices, readChoices, writeTemplate } from './campaign-fields.ts';
import { usualWeek } from './week-draft.ts';

const fields = {
  ...firstChoices,
  name: 'March',
  listId: 'list',
  scriptId: 'script',
  callerId: 'pool:numbers',
  spokenName: 'Harbor',
  mostAttempts: '4',
};

describe('the choices of a campaign', () => {
  it('are what is usual where nothing was chosen', () => {
    expect(readChoices(fields, 'UTC')).toEqual({
      furtherListIds: [],
      excludedListIds: [],
      order: 'even',
      retry: {
        ...{ no_answer: 240, busy: 30, machine: 240, voicemail_left: 1440, failed: 60 },
        anotherNumberAfter: ['no_answer', 'busy', 'machine', 'failed'],
      },
    });
  });

  it('are read by the clock of the reader', () => {
    const chosen = { ...fields, startsAt: '2026-03-02T09:00', callsPerSecond: ' 5 ' };
    expect(readChoices(chosen, 'America/Chicago')).toMatchObject({
      startsAt: '2026-03-02T15:00:00.000Z',
      callsPerSecond: 5,
    });
  });

  it('name no list twice', () => {
    const twice = { ...fields, furtherListIds: ['list', 'other'] };
    expect(readChoices(twice, 'UTC').furtherListIds).toEqual(['other']);
  });
});

describe('a template', () => {
  it('puts back into the fields what was in them, but for the name and the days', () => {
    const chosen = {
      ...fields,
      order: 'balance' as const,
      days: usualWeek,
      callsAtOnce: '12',
      retry: { ...fields.retry, busy: 'never' },
      anotherNumberAfter: ['machine', 'voicemail_left'] as const,
      startsAt: '2026-03-02T09:00',
    };
    const { name: _name, startsAt: _start, endsAt: _end, ...kept } = chosen;
    expect(fillFields(writeTemplate(chosen))).toEqual(kept);
  });
});
