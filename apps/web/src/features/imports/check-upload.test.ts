import { describe, expect, it } from 'vitest';
import { checkUpload, noUploadErrors, type UploadFields, writeDay } from './check-upload.ts';

const today = '2026-03-01';

const fields: UploadFields = {
  file: new File(['name'], 'march.csv'),
  isNewList: true,
  listName: 'March',
  listId: '',
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'First Bank',
  obtainedOn: '2026-03-01',
};

describe('checkUpload', () => {
  it('takes a whole form', () => {
    expect(checkUpload(fields, today)).toEqual(noUploadErrors);
    expect(checkUpload({ ...fields, isNewList: false, listName: '', listId: 'a' }, today)).toEqual(
      noUploadErrors,
    );
  });

  it('asks for everything that is missing', () => {
    expect(
      checkUpload(
        {
          file: null,
          isNewList: true,
          listName: ' ',
          listId: 'a',
          obtainedHow: null,
          obtainedBy: '',
          obtainedOn: '',
        },
        today,
      ),
    ).toEqual({
      file: 'imports.file.errors.missing',
      list: 'imports.list.errors.nameMissing',
      obtainedHow: 'imports.consent.errors.howMissing',
      obtainedBy: 'imports.consent.errors.byMissing',
      obtainedOn: 'imports.consent.errors.onMissing',
    });
  });

  it('wants a list to be chosen where one that exists is wanted', () => {
    expect(checkUpload({ ...fields, isNewList: false }, today).list).toBe(
      'imports.list.errors.chooseMissing',
    );
  });

  it('refuses a day in the future', () => {
    expect(checkUpload({ ...fields, obtainedOn: '2026-03-02' }, today).obtainedOn).toBe(
      'imports.consent.errors.onFuture',
    );
  });
});

describe('writeDay', () => {
  it("takes the reader's own day", () => {
    expect(writeDay(new Date(2026, 2, 1, 0, 30))).toBe('2026-03-01');
    expect(writeDay(new Date(2026, 10, 30, 23, 30))).toBe('2026-11-30');
  });
});
