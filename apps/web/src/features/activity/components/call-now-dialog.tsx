import Box from '@mui/material/Box';
import type { ScheduledCall } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useChangeScheduled, useCheck } from '../change-scheduled.ts';
import { isAllowed, RuleAnswer } from './rule-answer.tsx';

interface CallNowDialogProps {
  call: ScheduledCall;
  onDone: () => void;
  onClose: () => void;
}

/** Lets a call be due now where that is lawful, and says by which rule it is not. */
export function CallNowDialog({ call, onDone, onClose }: CallNowDialogProps) {
  const { t } = useTranslation('scheduled');
  const check = useCheck(call, undefined, true);
  const change = useChangeScheduled(call);
  const answer = check.data;
  return (
    <FormDialog
      title={t('callNow.title', { name: call.contact.fullName })}
      body={t('callNow.body')}
      submitLabel={t(change.isPending ? 'actions.busy' : 'callNow.submit')}
      cancelLabel={t('actions.close')}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={() => {
        // Where the rules refused it a moment ago they are asked again: the time may have come.
        if (answer === undefined || !isAllowed(answer)) void check.refetch();
        else change.mutate({ kind: 'callNow' }, { onSuccess: onDone });
      }}
      onClose={onClose}
    >
      <Box aria-live="polite">
        {check.error !== null ? (
          <ProblemNotice error={check.error} />
        ) : answer === undefined ? (
          t('move.checking')
        ) : (
          <RuleAnswer
            check={answer}
            lawful={t('callNow.lawful')}
            unlawful={t('callNow.unlawful')}
          />
        )}
      </Box>
    </FormDialog>
  );
}
