import { describe, expect, it } from 'vitest';
import { applyTemplate, takeBackTemplate } from './apply-template.ts';
import { type CampaignFields, firstChoices, writeTemplate } from './campaign-fields.ts';

const typed: CampaignFields = {
  ...firstChoices,
  name: 'March',
  listId: '',
  scriptId: '',
  callerId: '',
  spokenName: '',
  mostAttempts: '3',
};
const content = writeTemplate({
  ...typed,
  listId: 'march',
  order: 'balance',
  furtherListIds: ['april', 'may'],
  excludedListIds: ['paid'],
});

describe('a template that is chosen', () => {
  it('fills what is empty', () => {
    expect(applyTemplate(typed, content)).toMatchObject({
      listId: 'march',
      order: 'balance',
      furtherListIds: ['april', 'may'],
      excludedListIds: ['paid'],
    });
  });

  it('keeps a start and an end that were typed', () => {
    const applied = applyTemplate({ ...typed, startsAt: '2026-03-02T09:00' }, content);
    expect(applied).not.toHaveProperty('startsAt');
    expect(applied).not.toHaveProperty('endsAt');
  });

  it('keeps the list that was chosen, and calls nobody who was left out', () => {
    const applied = applyTemplate(
      { ...typed, listId: 'paid', excludedListIds: ['may', 'sick'] },
      content,
    );
    expect(applied).not.toHaveProperty('listId');
    expect(applied).toMatchObject({ furtherListIds: ['april'], excludedListIds: ['may', 'sick'] });
  });
});

describe('a template that is taken back', () => {
  const before = { ...typed, callsPerSecond: '4' };
  const applied = applyTemplate(before, content);
  const after = { ...before, ...applied };

  it('leaves the form as it was', () => {
    expect({ ...after, ...takeBackTemplate(after, applied, before) }).toEqual(before);
  });

  it('keeps what was changed since, in its fields and in others', () => {
    const edited = {
      ...after,
      name: 'April',
      order: 'age',
      excludedListIds: ['paid', 'sick'],
    } as const;
    expect({ ...edited, ...takeBackTemplate(edited, applied, before) }).toEqual({
      ...before,
      name: 'April',
      order: 'age',
      excludedListIds: ['paid', 'sick'],
    });
    expect(takeBackTemplate(edited, applied, before)).not.toHaveProperty('name');
  });
});
