import NumberIcon from '@mui/icons-material/DialpadOutlined';
import type { CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useRegions } from '../use-regions.ts';
import { useCallerIdPools } from './api.ts';
import { EndRestDialog } from './end-rest-dialog.tsx';
import { createNumberColumns } from './number-columns.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { RestsDialog } from './rests-dialog.tsx';

interface NumbersSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
}

interface Task {
  kind: 'place' | 'endRest' | 'rests';
  standing: CallerIdStanding;
}

/** How each number does: its calls of today, how many people answered, and whether it rests and why. */
export function NumbersSection({ api, mayEdit }: NumbersSectionProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { nameRegion } = useRegions();
  const found = useCallerIdPools(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setTask(null);

  function begin(kind: Task['kind']) {
    return (standing: CallerIdStanding) => {
      setDone(null);
      setTask({ kind, standing });
    };
  }

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  return (
    <SectionCard title={t('pools.numbers.title')} lead={t('pools.numbers.lead')} isFlush>
      <CardOutcome error={null} done={done} />
      {found.isPending ? (
        <LoadingSkeletons
          label={t('pools.numbers.loading')}
          rows={2}
          rowHeight={{ xs: 160, sm: 58 }}
        />
      ) : found.data === undefined ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.numbers.length === 0 ? (
        <EmptyState
          icon={<NumberIcon fontSize="inherit" />}
          title={t('pools.numbers.emptyTitle')}
          body={t('pools.numbers.emptyBody')}
        />
      ) : (
        <RecordTable
          caption={t('pools.numbers.caption')}
          columns={createNumberColumns({
            t,
            language,
            nameRegion,
            pools: found.data.pools,
            showMoment: (moment) => formatMoment(moment, language, zone),
            onShowRests: begin('rests'),
            changes: mayEdit ? { onPlace: begin('place'), onEndRest: begin('endRest') } : null,
          })}
          rows={found.data.numbers}
          getKey={({ callerIdId }) => callerIdId}
        />
      )}
      {task?.kind === 'place' ? (
        <PlaceDialog
          api={api}
          pools={found.data?.pools ?? []}
          standing={task.standing}
          onDone={finish}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'endRest' && task.standing.rest !== null ? (
        <EndRestDialog
          api={api}
          standing={task.standing}
          rest={task.standing.rest}
          onDone={finish}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'rests' ? <RestsDialog standing={task.standing} onClose={close} /> : null}
    </SectionCard>
  );
}
