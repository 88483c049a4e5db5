import Box from '@mui/material/Box';
import type { Recording } from '@ringfence/contract/recordings';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay, formatMoment } from '../../../ui/format-moment.ts';
import { LateArea } from '../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo } from '../../access/index.ts';
import { useRecordings } from '../api.ts';
import { DeleteRecording } from './delete-recording.tsx';

const RecordingPlayer = lazy(async () => ({
  default: (await import('./recording-player.tsx')).RecordingPlayer,
}));

interface RecordingCardProps {
  organizationId: string;
  callId: string;
}

const rowHeight = { xs: 40, sm: 40 };

function Loading() {
  const { t } = useTranslation('work');
  return <LoadingSkeletons label={t('calls.recording.loading')} rows={2} rowHeight={rowHeight} />;
}

/** Why there is nothing to hear of a recording. */
function MissingSound({ recording }: { recording: Recording }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { failure, nextTryAt, deletedAt, deletedBecause } = recording;
  const showMoment = (moment: string) => formatMoment(moment, language, zone);
  if (deletedAt !== null) {
    const word = deletedBecause ?? 'retention';
    return t(`calls.recording.deleted.${word}`, { moment: showMoment(deletedAt) });
  }
  if (failure === null) {
    return t('calls.recording.toFetch');
  }
  const again =
    nextTryAt === null ? '' : ` ${t('calls.recording.again', { moment: showMoment(nextTryAt) })}`;
  return `${t(`calls.recording.failures.${failure}`)}${again}`;
}

function KeptFacts({ recording }: { recording: Recording }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { announcedWords, sha256, deleteAfter, deletedAt } = recording;
  return (
    <FactList
      facts={[
        { term: t('calls.recording.announced'), value: `“${announcedWords}”` },
        ...(deletedAt === null
          ? [{ term: t('calls.recording.kept'), value: formatDay(deleteAfter, language, zone) }]
          : []),
        {
          term: t('calls.recording.hash'),
          value: (
            <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
              {sha256}
            </Box>
          ),
        },
      ]}
    />
  );
}

function OneRecording({ recording, ...call }: RecordingCardProps & { recording: Recording }) {
  const { t } = useTranslation('work');
  const mayListen = useMayDo('recordings.listen');
  const mayDelete = useMayDo('recordings.delete');
  if (recording.state !== 'kept') {
    return (
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ color: 'text.secondary' }}>
          <MissingSound recording={recording} />
        </Box>
        {recording.sha256 === null ? null : <KeptFacts recording={recording} />}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {mayListen ? (
        <LateArea fallback={<Loading />}>
          <RecordingPlayer {...call} recording={recording} />
        </LateArea>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('calls.recording.mayNotListen')}</Box>
      )}
      <KeptFacts recording={recording} />
      {mayDelete ? <DeleteRecording {...call} recording={recording} /> : null}
    </Box>
  );
}

/** What was recorded of a call, or why nothing was. */
export function RecordingCard(call: RecordingCardProps) {
  const { t } = useTranslation('work');
  const { data, isPending, error, refetch } = useRecordings(call.organizationId, call.callId);
  const isHeard = data?.recordings.some(({ state }) => state === 'kept') === true;
  const lead = isHeard ? { lead: t('calls.recording.onRecord') } : {};
  return (
    <SectionCard title={t('calls.recording.title')} {...lead}>
      {data === undefined && isPending ? <Loading /> : null}
      {data === undefined && !isPending ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {data?.recordings.map((recording) => (
          <OneRecording key={recording.id} {...call} recording={recording} />
        ))}
      </Box>
      {data?.whyNone ? (
        <Box sx={{ color: 'text.secondary' }}>{t(`calls.recording.none.${data.whyNone}`)}</Box>
      ) : null}
    </SectionCard>
  );
}
