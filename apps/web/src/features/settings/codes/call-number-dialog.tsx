import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { CallerIdVerification } from '@ringfence/contract/settings';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { type NumberToCall, useStartVerification } from './api.ts';
import { CodeEntry } from './code-entry.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface CallNumberDialogProps {
  api: OrganizationApi;
  number: NumberToCall;
  /** The staffed line that the number is; left out: it is one to call from. */
  lineId?: string;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Has a number called with a code, and asks for the code. */
export function CallNumberDialog(props: CallNumberDialogProps) {
  const { api, number, lineId = null, onDone, onClose } = props;
  const { t, i18n } = useTranslation('settings');
  const titleId = useId();
  const start = useStartVerification(api, lineId);
  const [call, setCall] = useState<CallerIdVerification | null>(null);
  const shown = showPhoneNumber(number.e164);
  const language = i18n.language.startsWith('es') ? 'es' : 'en';
  const ask = () => start.mutate({ ...number, language }, { onSuccess: setCall });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={start.isPending ? () => {} : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('callerIds.code.title', { number: shown })}
      </DialogTitle>
      {call === null ? (
        <DialogForm
          submitLabel={t(start.isPending ? 'callerIds.code.calling' : 'callerIds.code.call')}
          cancelLabel={t('cancel')}
          isBusy={start.isPending}
          error={null}
          onSubmit={ask}
          onClose={onClose}
        >
          <DialogContentText>{t('callerIds.code.body', { number: shown })}</DialogContentText>
          <DialogContentText>
            {t(lineId === null ? 'callerIds.code.limits' : 'callerIds.code.lineLimits')}
          </DialogContentText>
          {start.error === null ? null : <RefusalNotice error={start.error} />}
        </DialogForm>
      ) : (
        <CodeEntry
          key={call.id}
          api={api}
          lineId={lineId}
          started={call}
          isCalling={start.isPending}
          callError={start.error}
          onCallAgain={ask}
          onVerified={() => onDone(t('callerIds.verified', { number: shown }))}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
