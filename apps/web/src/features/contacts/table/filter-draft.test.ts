import type { ContactFilter } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { createFilterDraft, readFilterDraft } from './filter-draft.ts';

const filter: ContactFilter = {
  listId: '01890000-0000-7000-8000-000000000001',
  states: ['open', 'paid'],
  currency: 'EUR',
  balanceFrom: 10_050,
  balanceTo: 20_000,
  debtAgeFrom: 0,
  debtAgeTo: 90,
  outcomes: ['none', 'busy'],
  callable: 'later',
  zone: 'America/New_York',
  promised: true,
  suppressed: false,
};

describe('the fields of the filter', () => {
  it('hold the whole filter', () => {
    expect(readFilterDraft(createFilterDraft(filter, 'USD')).filter).toEqual(filter);
  });

  it('ask for nothing while they are empty, not even a currency', () => {
    expect(readFilterDraft(createFilterDraft({}, 'USD')).filter).toEqual({});
  });

  it('say what is no amount, no number of days, and the wrong way round', () => {
    const empty = createFilterDraft({}, 'USD');
    expect(readFilterDraft({ ...empty, owedFrom: 'much', ageTo: '3 weeks' }).faults).toEqual({
      owedFrom: 'badAmount',
      ageTo: 'badDays',
    });
    expect(readFilterDraft({ ...empty, owedFrom: '20', owedTo: '10' }).faults).toEqual({
      owedTo: 'badRange',
    });
    expect(readFilterDraft({ ...empty, ageFrom: '40001' }).faults).toEqual({ ageFrom: 'badDays' });
  });

  it('take a zone as people write it', () => {
    const draft = { ...createFilterDraft({}, 'USD'), zone: ' America/New York ' };
    expect(readFilterDraft(draft).filter).toEqual({ zone: 'America/New_York' });
  });
});
