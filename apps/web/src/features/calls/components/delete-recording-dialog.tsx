import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Recording } from '@ringfence/contract/recordings';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatDay } from '../../../ui/format-moment.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useDeleteRecording } from '../api.ts';

interface DeleteRecordingDialogProps {
  organizationId: string;
  callId: string;
  recording: Recording;
  onClose: () => void;
}

const longest = 500;

/** Nobody is asked for a reason only to be refused. */
function StillKept({ deleteAfter, onClose }: { deleteAfter: string; onClose: () => void }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
    >
      <DialogTitle id={titleId}>{t('calls.recording.delete.keptTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={bodyId}>
          {t('calls.recording.delete.keptBody', { day: formatDay(deleteAfter, language, zone) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('calls.recording.delete.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes the sound of a call, with a reason; what is known of the call stays. */
export function DeleteRecordingDialog(props: DeleteRecordingDialogProps) {
  const { organizationId, callId, recording, onClose } = props;
  const { t } = useTranslation('work');
  const now = useNow();
  const remove = useDeleteRecording(organizationId);
  const [because, setBecause] = useState('');
  const [isAsked, setAsked] = useState(false);
  if (Date.parse(recording.deleteAfter) > now) {
    return <StillKept deleteAfter={recording.deleteAfter} onClose={onClose} />;
  }
  const missing =
    isAsked && because.trim() === '' ? t('calls.recording.delete.reasonMissing') : null;

  function submit() {
    setAsked(true);
    if (because.trim() === '') {
      document.getElementById('delete-recording-reason')?.focus();
      return;
    }
    const input = { callId, recordingId: recording.id, because: because.trim() };
    remove.mutate(input, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={t('calls.recording.delete.title')}
      body={t('calls.recording.delete.body')}
      submitLabel={t(
        remove.isPending ? 'calls.recording.delete.deleting' : 'calls.recording.delete.submit',
      )}
      cancelLabel={t('calls.recording.delete.cancel')}
      isBusy={remove.isPending}
      isGrave
      error={remove.error}
      fields={['because']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="delete-recording-reason"
        type="text"
        autoComplete="off"
        label={t('calls.recording.delete.reason')}
        value={because}
        onChange={setBecause}
        error={missing ?? readFieldError(remove.error, 'because')}
        disabled={remove.isPending}
        attributes={{ maxLength: longest }}
      />
    </FormDialog>
  );
}
