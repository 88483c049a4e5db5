import type { ObtainedHow } from '@ringfence/contract/imports';
import type { imports } from '../../i18n/en/imports.ts';
import type { FileErrorKey } from './check-file.ts';

export interface UploadFields {
  file: File | null;
  isNewList: boolean;
  listName: string;
  listId: string;
  obtainedHow: ObtainedHow | null;
  obtainedBy: string;
  obtainedOn: string;
}

export interface UploadErrors {
  file: FileErrorKey | null;
  list: `imports.list.errors.${keyof typeof imports.list.errors}` | null;
  obtainedHow: 'imports.consent.errors.howMissing' | null;
  obtainedBy: 'imports.consent.errors.byMissing' | 'imports.consent.errors.byTooLong' | null;
  obtainedOn: 'imports.consent.errors.onMissing' | 'imports.consent.errors.onFuture' | null;
}

export const noUploadErrors: UploadErrors = {
  file: null,
  list: null,
  obtainedHow: null,
  obtainedBy: null,
  obtainedOn: null,
};

const longestText = 200;

function checkList({ isNewList, listName, listId }: UploadFields): UploadErrors['list'] {
  if (!isNewList) {
    return listId === '' ? 'imports.list.errors.chooseMissing' : null;
  }
  const name = listName.trim();
  if (name === '') {
    return 'imports.list.errors.nameMissing';
  }
  return name.length > longestText ? 'imports.list.errors.nameTooLong' : null;
}

/** What the form still lacks. `today` is the reader's own day, such as `2026-03-01`. */
export function checkUpload(fields: UploadFields, today: string): UploadErrors {
  const obtainedBy = fields.obtainedBy.trim();
  return {
    file: fields.file === null ? 'imports.file.errors.missing' : null,
    list: checkList(fields),
    obtainedHow: fields.obtainedHow === null ? 'imports.consent.errors.howMissing' : null,
    obtainedBy:
      obtainedBy === ''
        ? 'imports.consent.errors.byMissing'
        : obtainedBy.length > longestText
          ? 'imports.consent.errors.byTooLong'
          : null,
    obtainedOn: !/^\d{4}-\d{2}-\d{2}$/.test(fields.obtainedOn)
      ? 'imports.consent.errors.onMissing'
      : fields.obtainedOn > today
        ? 'imports.consent.errors.onFuture'
        : null,
  };
}

/** The day of a moment in the reader's zone, written as date fields write it. */
export function writeDay(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
