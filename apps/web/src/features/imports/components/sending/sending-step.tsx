import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { readProblem } from '../../../../platform/api/problem.ts';
import { refreshTopics } from '../../../../platform/api/refresh-topics.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { formatSeconds } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useRunningUpload } from '../../api.ts';
import type { UploadState } from '../../create-upload.ts';
import { estimateSecondsLeft } from '../../measure-speed.ts';
import { CancelButton } from '../cancel-button.tsx';
import { ProgressReport } from '../progress-report.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { BrokenUpload } from './broken-upload.tsx';

/** Bytes, speed and time left. */
function SendingProgress({ sending }: { sending: UploadState }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { sentBytes, totalBytes, bytesPerSecond } = sending;
  const secondsLeft = estimateSecondsLeft(totalBytes - sentBytes, bytesPerSecond);
  return (
    <ProgressReport
      label={t('sending.progress')}
      share={totalBytes === 0 ? 0 : sentBytes / totalBytes}
      announce={(percent) => t('sending.announce', { percent })}
    >
      <span>
        {t('sending.amount', {
          sent: formatBytes(sentBytes, language),
          total: formatBytes(totalBytes, language),
        })}
      </span>
      {bytesPerSecond === null ? null : (
        <span>{t('sending.speed', { speed: formatBytes(bytesPerSecond, language) })}</span>
      )}
      {secondsLeft === null || sentBytes === totalBytes ? null : (
        <span>{t('sending.left', { time: formatSeconds(secondsLeft, language) })}</span>
      )}
    </ProgressReport>
  );
}

/** Why nothing moves, where nothing does. */
function SendingState({ phase, error }: UploadState) {
  const { t } = useTranslation('uploads');
  switch (phase) {
    case 'paused':
      return <Notice kind="info">{t('sending.paused')}</Notice>;
    case 'waiting':
      return (
        <Notice kind="info">
          {t(readProblem(error) === null ? 'sending.waiting' : 'sending.serverWaiting')}
        </Notice>
      );
    case 'refused':
      return <RefusalNotice error={error} />;
    default:
      return null;
  }
}

/** The file on its way, from this window or from another. */
export function SendingStep({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const { id, fileName } = detail;
  const { uploads, sending } = useRunningUpload(id);
  const isFinished = sending?.phase === 'finished';
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isFinished) {
      void refreshTopics(queryClient, ['imports']);
    }
  }, [queryClient, isFinished]);
  // What was sent whole and is here again could not be looked at.
  if (sending === null || (isFinished && detail.failure !== null)) {
    return <BrokenUpload detail={detail} />;
  }
  const { phase } = sending;
  return (
    <SectionCard
      title={t('sending.title', { name: fileName })}
      lead={t(phase === 'finishing' || phase === 'finished' ? 'sending.finishing' : 'sending.stay')}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SendingProgress sending={sending} />
        <SendingState {...sending} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {phase === 'paused' || phase === 'refused' ? (
            <Button variant="contained" onClick={() => uploads.resume(id)}>
              {t(phase === 'paused' ? 'sending.resume' : 'sending.again')}
            </Button>
          ) : (
            <Button
              variant="outlined"
              disabled={phase === 'finishing' || phase === 'finished'}
              onClick={() => uploads.pause(id)}
            >
              {t('sending.pause')}
            </Button>
          )}
          <CancelButton summary={detail} />
        </Box>
      </Box>
    </SectionCard>
  );
}
