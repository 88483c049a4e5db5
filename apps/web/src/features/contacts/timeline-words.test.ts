import type { TimelineEntry } from '@ringfence/contract/contact-editing';
import { timelineKind } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { listKinds, readFilter, timelineFilters } from './timeline-filters.ts';
import { describeEntry } from './timeline-words.ts';

const translator = await createTranslator('en', ['contact', 'work']);
const t = translator.getFixedT('en', 'contact');
const tWork = translator.getFixedT('en', 'work');

function describeOne(given: Partial<TimelineEntry>) {
  const entry: TimelineEntry = {
    id: 'note:1',
    at: '2026-04-01T15:00:00Z',
    day: null,
    kind: 'note',
    word: 'note',
    text: '',
    phone: null,
    place: null,
    direction: null,
    origin: null,
    isSimulated: false,
    debtIds: [],
    by: null,
    callId: null,
    ...given,
  };
  return describeEntry(entry, t, tWork);
}

describe('an entry of the timeline', () => {
  it.each([
    [{ kind: 'call', word: 'no_answer', text: 'April' }, 'No answer', 'Campaign April'],
    [{ kind: 'call', word: 'ringing', text: 'April' }, 'Ringing', 'Campaign April'],
    [{ kind: 'call', word: 'no_answer', origin: 'member' }, 'No answer', 'Member'],
    [
      { kind: 'call', word: 'right_party', direction: 'inbound', origin: 'person' },
      'Right person reached · Incoming',
      'Debtor',
    ],
    [
      { kind: 'outside_call', word: 'voicemail', direction: 'outbound', text: 'Desk' },
      'Reached voicemail · We called',
      'Desk',
    ],
    [{ kind: 'restriction', word: 'cease_written', text: 'By fax' }, 'Cease in writing', 'By fax'],
    [
      { kind: 'restriction', word: 'place_inconvenient', place: 'work' },
      'Inconvenient place · At work',
      '',
    ],
    [{ kind: 'restriction_lifted', word: 'dispute_open', text: 'Verified' }, 'Dispute', 'Verified'],
    [{ kind: 'consent', word: 'tcpa', text: 'Bank' }, 'Automated and recorded voices', 'Bank'],
    [{ kind: 'note', word: 'note', text: 'Call\nafter five' }, '', 'Call\nafter five'],
    [{ kind: 'import', word: 'added', text: 'may.csv' }, 'Added by the file may.csv', ''],
    [{ kind: 'import', word: 'changed', text: 'may.csv' }, 'Changed by the file may.csv', ''],
    [{ kind: 'list', word: 'added', text: 'March' }, 'Added to the list March', ''],
    [{ kind: 'promise', word: 'promised', text: 'Bank' }, 'Promised to pay Bank', ''],
    [{ kind: 'promise', word: 'promised', text: '' }, 'Promised to pay', ''],
    [
      { kind: 'edit', word: 'contact.changed', text: 'fullName, custom' },
      'Changed: Name, custom fields',
      '',
    ],
    [
      { kind: 'edit', word: 'debt.described', text: 'state, balanceMinor' },
      'A debt was changed: state, amount owed',
      '',
    ],
    [{ kind: 'edit', word: 'phone.ordered' }, 'The numbers were reordered', ''],
  ] as const)('of $kind says what it was', (given, what, detail) => {
    expect(describeOne(given)).toEqual({ what, detail });
  });

  it('is shown as it came where this build does not know the word', () => {
    expect(describeOne({ kind: 'call', word: 'abducted' }).what).toBe('abducted');
    expect(describeOne({ kind: 'edit', word: 'contact.cloned' }).what).toBe('contact.cloned');
    expect(describeOne({ kind: 'restriction', word: 'newer' }).what).toBe('newer');
  });
});

describe('what the timeline can be cut to', () => {
  it('holds every kind once', () => {
    const kinds = timelineFilters.flatMap((filter) => listKinds(filter) ?? []);
    expect(kinds.toSorted()).toEqual(timelineKind.options.toSorted());
  });

  it('is everything where the address says nothing that is known', () => {
    expect(readFilter('notes')).toBe('notes');
    for (const word of [null, '', 'toString', 'all']) {
      expect(listKinds(readFilter(word))).toBeUndefined();
    }
  });
});
