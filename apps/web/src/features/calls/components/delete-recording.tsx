import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Recording } from '@ringfence/contract/recordings';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';

const DeleteRecordingDialog = lazy(async () => ({
  default: (await import('./delete-recording-dialog.tsx')).DeleteRecordingDialog,
}));

interface DeleteRecordingProps {
  organizationId: string;
  callId: string;
  recording: Recording;
}

/** Opens what deletes a recording, or says until when it has to be kept. */
export function DeleteRecording(props: DeleteRecordingProps) {
  const { t } = useTranslation('work');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('calls.recording.delete.open')}
      </Button>
      {isOpen ? (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          <DeleteRecordingDialog {...props} onClose={close} />
        </LateArea>
      ) : null}
    </Box>
  );
}
