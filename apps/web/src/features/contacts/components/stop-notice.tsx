import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useMayDo } from '../../access/index.ts';
import { useLiftSuppression } from '../api.ts';

export interface RecordedStop {
  suppressionId: string;
  name: string;
  organizationId: string;
}

interface StopNoticeProps {
  stop: RecordedStop;
  onDismiss: () => void;
}

/** Says that a stop was recorded and offers, to those who may, to take it back. */
export function StopNotice({ stop, onDismiss }: StopNoticeProps) {
  const { t } = useTranslation('tables');
  const mayUndo = useMayDo('suppressions.lift');
  const lift = useLiftSuppression(stop.organizationId);
  const { name, suppressionId } = stop;
  return (
    <Box role="status" sx={{ p: 2, pb: 0, display: 'grid', gap: 1 }}>
      {lift.error === null ? null : <ProblemNotice error={lift.error} />}
      <Notice kind="info">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t(lift.isSuccess ? 'contacts.stop.undone' : 'contacts.stop.done', { name })}
          {mayUndo && !lift.isSuccess ? (
            <Button
              size="small"
              disabled={lift.isPending}
              onClick={() => lift.mutate({ suppressionId })}
              sx={{ minHeight: 28, py: 0 }}
            >
              {t('contacts.stop.undo')}
            </Button>
          ) : null}
          <Button size="small" color="inherit" onClick={onDismiss} sx={{ minHeight: 28, py: 0 }}>
            {t('contacts.stop.dismiss')}
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
