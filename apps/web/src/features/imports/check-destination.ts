import type { ObtainedHow } from '@ringfence/contract/imports';
import type { uploads } from '../../i18n/en/uploads.ts';

/** Into which list the people go, and how their numbers were obtained, as it is being filled in. */
export interface DestinationFields {
  isNewList: boolean;
  listName: string;
  listId: string;
  obtainedHow: ObtainedHow | null;
  obtainedBy: string;
  obtainedOn: string;
}

export interface DestinationErrors {
  list: `list.errors.${keyof typeof uploads.list.errors}` | null;
  obtainedHow: 'consent.errors.howMissing' | null;
  obtainedBy: 'consent.errors.byMissing' | 'consent.errors.byTooLong' | null;
  obtainedOn: 'consent.errors.onMissing' | 'consent.errors.onFuture' | null;
}

export const noDestinationErrors: DestinationErrors = {
  list: null,
  obtainedHow: null,
  obtainedBy: null,
  obtainedOn: null,
};

const longestText = 200;

function checkList({ isNewList, listName, listId }: DestinationFields): DestinationErrors['list'] {
  if (!isNewList) {
    return listId === '' ? 'list.errors.chooseMissing' : null;
  }
  const name = listName.trim();
  if (name === '') {
    return 'list.errors.nameMissing';
  }
  return name.length > longestText ? 'list.errors.nameTooLong' : null;
}

/** What is still lacking. `today` is the reader's own day, such as `2026-03-01`. */
export function checkDestination(fields: DestinationFields, today: string): DestinationErrors {
  const obtainedBy = fields.obtainedBy.trim();
  return {
    list: checkList(fields),
    obtainedHow: fields.obtainedHow === null ? 'consent.errors.howMissing' : null,
    obtainedBy:
      obtainedBy === ''
        ? 'consent.errors.byMissing'
        : obtainedBy.length > longestText
          ? 'consent.errors.byTooLong'
          : null,
    obtainedOn: !/^\d{4}-\d{2}-\d{2}$/.test(fields.obtainedOn)
      ? 'consent.errors.onMissing'
      : fields.obtainedOn > today
        ? 'consent.errors.onFuture'
        : null,
  };
}

/** Where the keyboard goes when something is lacking, in the order of the screen. */
export function findFaultyField(
  errors: DestinationErrors,
  { isNewList }: Pick<DestinationFields, 'isNewList'>,
): string | undefined {
  return [
    { error: errors.list, id: isNewList ? 'upload-list-name' : 'upload-list' },
    { error: errors.obtainedHow, id: 'upload-obtained-how' },
    { error: errors.obtainedBy, id: 'upload-obtained-by' },
    { error: errors.obtainedOn, id: 'upload-obtained-on' },
  ].find(({ error }) => error !== null)?.id;
}

/** The day of a moment in the reader's zone, written as date fields write it. */
export function writeDay(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
