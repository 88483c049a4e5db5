import { describe, expect, it } from 'vitest';
import {
  checkDestination,
  type DestinationFields,
  findFaultyField,
  noDestinationErrors,
  writeDay,
} from './check-destination.ts';

const today = '2026-03-01';

const fields: DestinationFields = {
  isNewList: true,
  listName: 'March',
  listId: '',
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'First Bank',
  obtainedOn: '2026-03-01',
};

describe('where the people go and how their numbers were obtained', () => {
  it('is taken when it is whole', () => {
    expect(checkDestination(fields, today)).toEqual(noDestinationErrors);
    const existing = { ...fields, isNewList: false, listName: '', listId: 'a' };
    expect(checkDestination(existing, today)).toEqual(noDestinationErrors);
  });

  it('is asked for where it is missing', () => {
    const empty = { ...fields, listName: ' ', obtainedHow: null, obtainedBy: '', obtainedOn: '' };
    expect(checkDestination(empty, today)).toEqual({
      list: 'list.errors.nameMissing',
      obtainedHow: 'consent.errors.howMissing',
      obtainedBy: 'consent.errors.byMissing',
      obtainedOn: 'consent.errors.onMissing',
    });
  });

  it('wants a list to be chosen where one that exists is wanted', () => {
    const errors = checkDestination({ ...fields, isNewList: false }, today);
    expect(errors.list).toBe('list.errors.chooseMissing');
    expect(findFaultyField(errors, { isNewList: false })).toBe('upload-list');
  });

  it('refuses a day in the future', () => {
    const errors = checkDestination({ ...fields, obtainedOn: '2026-03-02' }, today);
    expect(errors.obtainedOn).toBe('consent.errors.onFuture');
    expect(findFaultyField(errors, fields)).toBe('upload-obtained-on');
  });
});

describe('writeDay', () => {
  it("takes the reader's own day", () => {
    expect(writeDay(new Date(2026, 2, 1, 0, 30))).toBe('2026-03-01');
    expect(writeDay(new Date(2026, 10, 30, 23, 30))).toBe('2026-11-30');
  });
});
