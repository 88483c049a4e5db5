import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readProblem } from '../../platform/api/problem.ts';
import {
  addField,
  checkNewField,
  checkValues,
  type NewField,
  noField,
  type ValueFaults,
} from './check-values.ts';
import type { ContactPartProps } from './contact-part-props.ts';
import { type FieldName, readChanges, writeValues } from './contact-values.ts';
import { useUpdateContact } from './edit-api.ts';
import { type Clash, type Edit, mergeEdit, settleClash } from './merge-edits.ts';
import { confirmAgain, readConfirmation } from './read-confirmation.ts';
import { useAnnounceEditing } from './use-editors.ts';

interface OpenEdit extends Edit {
  /** The one that the form was opened with. */
  revision: number;
  newField: NewField;
}

const noFaults: ValueFaults = {};

/** Editing who somebody is: at once on the page, and never over what somebody else has entered unseen. */
export function useWhoEdit({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const subject = { contactId: contact.id, organizationId: contact.organization.id };
  const update = useUpdateContact(subject);
  const [edit, setEdit] = useState<OpenEdit | null>(null);
  const [isAsked, setAsked] = useState(false);
  useAnnounceEditing(subject, edit !== null);
  const stored = writeValues(contact);

  function begin() {
    if (update.isPending) {
      return;
    }
    update.reset();
    setAsked(false);
    setEdit({ before: stored, mine: stored, revision: contact.revision, newField: noField });
  }

  // What was typed is kept while it is sent, and shown again where it is refused.
  if (edit === null || update.isPending) {
    return { begin, form: null };
  }
  const { values, clashes } = mergeEdit(edit, stored);
  const faults = checkValues(values, new Date());
  const newFieldFault = checkNewField(edit.newField, values);
  const isChangedMeanwhile = contact.revision !== edit.revision;
  const isConflict = readProblem(update.error)?.code === 'conflict';

  const opening = readConfirmation(update.error);
  /** Answers whether there was nothing in the way. */
  function submit(): boolean {
    setAsked(true);
    if (edit === null || clashes.length > 0 || newFieldFault !== null) {
      return false;
    }
    if (Object.keys(faults).length > 0) {
      return false;
    }
    const wanted = addField(values, edit.newField);
    const fields = readChanges(stored, wanted);
    if (Object.keys(fields).length === 0) {
      setEdit(null);
      onDone({ message: t('edit.nothingChanged'), record: '', undo: null });
      return true;
    }
    const back = readChanges(wanted, stored);
    update.mutate(
      confirmAgain(update.error, update.variables, { revision: contact.revision, fields }),
      {
        onSuccess: ({ revision }) => {
          setEdit(null);
          onDone({
            message: t('edit.done'),
            record: t('edit.record'),
            undo: { kind: 'fields', revision, fields: back },
          });
        },
      },
    );
    return true;
  }

  return {
    begin,
    form: {
      values,
      clashes,
      newField: edit.newField,
      faults: isAsked ? faults : noFaults,
      newFieldFault: isAsked ? newFieldFault : null,
      isClashMissing: isAsked && clashes.length > 0,
      isChangedMeanwhile,
      // That somebody was faster is said in words of its own, with who it was.
      error: (isConflict && isChangedMeanwhile) || opening !== null ? null : update.error,
      /** The rule by which they cannot be called now, where that is to be confirmed. */
      opening,
      change: (field: FieldName, value: string) =>
        setEdit({ ...edit, mine: { ...edit.mine, [field]: value } }),
      changeNewField: (newField: NewField) => setEdit({ ...edit, newField }),
      settle: (clash: Clash, choice: 'mine' | 'theirs') =>
        setEdit({ ...edit, ...settleClash(edit, clash, choice) }),
      submit,
      cancel: () => setEdit(null),
    },
  };
}

export type WhoForm = NonNullable<ReturnType<typeof useWhoEdit>['form']>;
