import { type FormEvent, useState } from 'react';
import { useIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { useWorkplace } from '../access/index.ts';
import { useListChoices } from '../lists/index.ts';
import { type UploadInput, useUpload } from './api.ts';
import type { FileErrorKey } from './check-file.ts';
import { checkUpload, noUploadErrors, type UploadFields, writeDay } from './check-upload.ts';

const emptyFields: UploadFields = {
  file: null,
  isNewList: true,
  listName: '',
  listId: '',
  obtainedHow: null,
  obtainedBy: '',
  obtainedOn: '',
};

/** Where the keyboard goes when a part of the form is at fault, in the order of the form. */
function findFaultyField(errors: typeof noUploadErrors, isNewList: boolean): string | undefined {
  return [
    { error: errors.file, id: 'upload-file' },
    { error: errors.list, id: isNewList ? 'upload-list-name' : 'upload-list' },
    { error: errors.obtainedHow, id: 'upload-obtained-how' },
    { error: errors.obtainedBy, id: 'upload-obtained-by' },
    { error: errors.obtainedOn, id: 'upload-obtained-on' },
  ].find(({ error }) => error !== null)?.id;
}

function writeFingerprint({ file, ...rest }: UploadInput): string {
  return JSON.stringify([file.name, file.size, file.lastModified, rest]);
}

/** What the upload form holds and does. */
export function useUploadForm(onUploaded: (importId: string) => void) {
  const [typed, setFields] = useState(emptyFields);
  const [errors, setErrors] = useState(noUploadErrors);
  const { organization } = useWorkplace();
  const lists = useListChoices().data?.lists ?? [];
  const upload = useUpload();
  const keyOf = useIdempotencyKey();
  const today = writeDay(new Date());
  // What is typed stays where another organization is chosen meanwhile; its lists are others.
  const listId = lists.some(({ id }) => id === typed.listId) ? typed.listId : '';
  const fields = { ...typed, listId, isNewList: typed.isNewList || lists.length === 0 };

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkUpload(fields, today);
    // What is wrong with a refused file is told until there is another.
    const found = { ...checked, file: fields.file === null ? (errors.file ?? checked.file) : null };
    setErrors(found);
    const faulty = findFaultyField(found, fields.isNewList);
    if (faulty !== undefined) {
      document.getElementById(faulty)?.focus();
      return;
    }
    const { file, obtainedHow } = fields;
    if (file === null || obtainedHow === null) {
      return;
    }
    const input: UploadInput = {
      file,
      ...(fields.isNewList ? { listName: fields.listName.trim() } : { listId: fields.listId }),
      obtainedHow,
      obtainedBy: fields.obtainedBy.trim(),
      obtainedOn: fields.obtainedOn,
    };
    upload.mutate(
      { input, idempotencyKey: keyOf(`${organization?.id} ${writeFingerprint(input)}`) },
      { onSuccess: ({ id }) => onUploaded(id) },
    );
  }

  return {
    fields,
    lists,
    errors,
    today,
    change: (change: Partial<UploadFields>) => setFields((now) => ({ ...now, ...change })),
    changeFile: (file: File | null, error: FileErrorKey | null) => {
      // The file was read meanwhile, and the person typed on.
      setFields((now) => ({ ...now, file }));
      setErrors((now) => ({ ...now, file: error }));
    },
    submit,
    isBusy: upload.isPending,
    error: upload.error,
  };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
