import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { usePartContact, usePartingPreview } from '../../person-api.ts';
import { SharedReasons } from './shared-reasons.tsx';

interface PartDialogProps extends ContactDialogProps {
  /** The contact that is somebody else. */
  contactId: string;
  fullName: string;
}

/** Says that a contact is somebody else, after showing who may become callable by it. */
export function PartDialog({ contact, contactId, fullName, onDone, onClose }: PartDialogProps) {
  const { t } = useTranslation('contact');
  const api = useOrganizationApi(contact.organization.id);
  const part = usePartContact(api);
  const preview = usePartingPreview(api, contactId);
  const [because, setBecause] = useState('');
  const [isMissing, setMissing] = useState(false);
  const shown = preview.data;

  function submit() {
    const reason = because.trim();
    setMissing(reason === '');
    if (reason === '' || shown === undefined) {
      document.getElementById('part-because')?.focus();
      return;
    }
    const message = t('samePerson.partedDone', { name: fullName });
    part.mutate(
      { contactId, because: reason, linkedIds: shown.linkedIds },
      {
        onSuccess: () => onDone({ message, record: t('samePerson.title'), undo: null }),
        // Others may be linked by now: what is confirmed is what is shown.
        onError: () => void preview.refetch(),
      },
    );
  }

  return (
    <FormDialog
      title={t('samePerson.partTitle', { name: fullName })}
      body={t('samePerson.partBody')}
      submitLabel={t(part.isPending ? 'samePerson.parting' : 'samePerson.partSubmit')}
      cancelLabel={t('cancel')}
      isBusy={part.isPending || shown === undefined}
      error={part.error}
      fields={['because']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      {preview.isPending ? (
        <LoadingSkeletons
          label={t('samePerson.checking')}
          rows={2}
          rowHeight={{ xs: 40, sm: 40 }}
        />
      ) : shown === undefined ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : shown.freed.length === 0 ? (
        <Alert severity="info">{t('samePerson.nobodyFreed')}</Alert>
      ) : (
        <Alert severity="warning">
          {t('samePerson.freed')}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}
          >
            {shown.freed.map((freed) => (
              <li key={freed.contactId}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{freed.fullName}</Box>
                <SharedReasons {...freed} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <TextInput
        id="part-because"
        type="text"
        label={t('samePerson.howKnown')}
        autoComplete="off"
        value={because}
        onChange={setBecause}
        error={isMissing ? t('samePerson.becauseMissing') : readFieldError(part.error, 'because')}
        disabled={part.isPending}
        attributes={{ autoFocus: true, maxLength: longestEvidence }}
      />
    </FormDialog>
  );
}
