import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Call } from '@ringfence/contract/calls';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { ApiQueries } from '../../../../platform/api/api-queries.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatMoment } from '../../../../ui/format-moment.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { createPlace } from '../../../../ui/virtual-table/kept-places.ts';
import { VirtualTable } from '../../../../ui/virtual-table/virtual-table.tsx';
import type { CallView } from '../../table/call-view.ts';
import { useCallRows } from '../../table/use-call-rows.ts';
import { createCallColumns } from './call-columns.tsx';

interface CallRowsProps {
  queries: ApiQueries;
  view: CallView;
  organizationHeader: string | null;
  /** The columns that are shown besides the time and the organization. */
  chosen: readonly string[];
  total: number | null;
  empty: ReactNode;
  onOpen: (call: Call) => void;
  onTurn: () => void;
}

const alwaysShown: ReadonlySet<string> = new Set(['time', 'organization']);
const noActions = () => null;
const keepNothing = () => {};

/** The calls that match, with the loading, empty and failed states. Made again for every filter and order. */
export function CallRows(props: CallRowsProps) {
  const { queries, view, organizationHeader, chosen, total, empty, onOpen, onTurn } = props;
  const { t } = useTranslation('work');
  const { t: tShared } = useTranslation();
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const [place] = useState(() => createPlace(1));
  const area = useRef<HTMLDivElement>(null);
  const found = useCallRows(queries, view);
  const columns = useMemo(
    () => createCallColumns({ t, language, zone, organizationHeader }),
    [t, language, zone, organizationHeader],
  );
  const shown = useMemo(
    () => columns.map(({ id }) => id).filter((id) => alwaysShown.has(id) || chosen.includes(id)),
    [columns, chosen],
  );

  if (found.error !== null) {
    return <ErrorState error={found.error} onRetry={() => void found.retry()} />;
  }
  if (found.isPending) {
    return <LoadingSkeletons label={t('calls.loading')} rows={8} rowHeight={{ xs: 188, sm: 60 }} />;
  }
  if (found.isEmpty) {
    return empty;
  }
  return (
    <Box ref={area} sx={{ position: 'relative' }}>
      {found.isSearchCut ? (
        <Box role="status" sx={{ px: 2.5, pb: 1.5 }}>
          <Notice kind="info">{t('calls.searchCut')}</Notice>
        </Box>
      ) : null}
      {found.hasGaps ? (
        <Box sx={{ px: 2.5, pb: 1.5 }}>
          <Notice kind="error">
            {t('calls.loading')}{' '}
            <Button size="small" onClick={() => void found.retry()} sx={{ minHeight: 28, py: 0 }}>
              {tShared('common.retry')}
            </Button>
          </Notice>
        </Box>
      ) : null}
      <Box
        role="status"
        sx={{ position: 'absolute', top: 56, left: 0, right: 0, zIndex: 3, textAlign: 'center' }}
      >
        {found.held === 0 ? null : (
          <Button
            variant="contained"
            size="small"
            onClick={() => {
              const grid = area.current?.querySelector('[role=grid]');
              const cards = area.current?.querySelector('[role=list]')?.parentElement;
              (grid ?? cards)?.scrollTo(0, 0);
              void found.showFresh();
            }}
          >
            {t('calls.fresh', { count: found.held, number: formatNumber(found.held, language) })}
          </Button>
        )}
      </Box>
      <VirtualTable
        label={t('calls.caption')}
        columns={columns}
        shown={shown}
        rows={found.rows}
        total={found.end ?? total}
        rowAt={found.rowAt}
        getKey={({ id }) => id}
        onWindow={found.onWindow}
        place={place}
        onPlace={keepNothing}
        selection={null}
        sort={{ by: 'time', direction: view.order === 'oldest' ? 'ascending' : 'descending' }}
        onSort={onTurn}
        onOpen={onOpen}
        renderActions={noActions}
        actionsLabel={t('calls.columns.actions')}
        loadingLabel={t('calls.loadingRow')}
      />
      {found.lookedBackTo === null ? null : (
        <Box role="status" sx={{ px: 2.5, py: 1.5, color: 'text.secondary' }}>
          {t('calls.lookingBack', { moment: formatMoment(found.lookedBackTo, language, zone) })}
        </Box>
      )}
    </Box>
  );
}
