import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { isShownByFields } from '../../../../platform/api/field-problem.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { LongTextInput } from '../../../../ui/long-text-input.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { focusFault } from '../../focus-fault.ts';
import { useAddNote } from '../../timeline-api.ts';

const longestNote = 2000;

interface NoteFormProps {
  contact: ContactDetail;
  onAdded: () => void;
}

/** A note for the next one to look at the person. What was typed stays until it is stored. */
export function NoteForm({ contact, onAdded }: NoteFormProps) {
  const { t } = useTranslation('contact');
  const add = useAddNote(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBusy = add.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = content.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) {
      focusFault('note');
      return;
    }
    const note = { contactId: contact.id, content: content.trim() };
    add.mutate(
      { ...note, idempotencyKey: keyOf(JSON.stringify(note)) },
      {
        onSuccess: () => {
          setContent('');
          onAdded();
        },
      },
    );
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5, px: 2.5, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <LongTextInput
        id="note-content"
        label={t('note.label')}
        value={content}
        onChange={(text) => {
          setMissing(false);
          setContent(text);
        }}
        hint={t('note.hint')}
        error={isMissing ? t('note.missing') : readFieldError(add.error, 'content')}
        disabled={isBusy}
        maxLength={longestNote}
      />
      {add.error === null || isShownByFields(add.error, ['content']) ? null : (
        <ProblemNotice error={add.error} />
      )}
      <Box>
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {t(isBusy ? 'note.adding' : 'note.add')}
        </Button>
      </Box>
    </Box>
  );
}
