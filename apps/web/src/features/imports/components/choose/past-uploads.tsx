import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { PagedRecords } from '../../../../ui/paged-records.tsx';
import type { Column } from '../../../../ui/record-column.ts';
import { RelativeMoment } from '../../../../ui/relative-moment.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { usePastImports } from '../../api.ts';
import { isOpen } from '../../choose-step.ts';
import { useImportLink } from '../../use-import-link.ts';
import { UndoDialog } from '../done/undo-dialog.tsx';
import { StateChip } from '../state-chip.tsx';

function usePastColumns(onUndo: (summary: ImportSummary) => void): Column<ImportSummary>[] {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const linkTo = useImportLink();
  const write = (value: number) => formatNumber(value, language);
  return [
    {
      id: 'file',
      header: t('past.columns.file'),
      render: ({ id, fileName }) => <TextLink to={linkTo(id)}>{fileName}</TextLink>,
    },
    {
      id: 'state',
      header: t('past.columns.state'),
      render: ({ state, waitsForTurn }) => <StateChip state={state} waitsForTurn={waitsForTurn} />,
    },
    {
      id: 'list',
      header: t('past.columns.list'),
      // The list of an upload that was undone may be gone with it.
      render: ({ kind, state, listId, listName }) =>
        listId === null || state !== 'stored' ? (
          (listName ?? (kind === 'debtors' ? t('past.noList') : t(`kinds.${kind}`)))
        ) : (
          <TextLink to={`/debtors/list/${listId}`}>{listName}</TextLink>
        ),
    },
    {
      id: 'result',
      header: t('past.columns.result'),
      render: ({ state, added, changed, unchanged, rejected }) =>
        state === 'stored' || state === 'undone'
          ? t('past.result', {
              added: write(added),
              changed: write(changed),
              unchanged: write(unchanged),
              rejected: write(rejected),
            })
          : t('past.resultNone'),
    },
    {
      id: 'when',
      header: t('past.columns.when'),
      render: ({ createdAt, createdBy }) => (
        <>
          <RelativeMoment at={createdAt} />, {createdBy.fullName}
        </>
      ),
    },
    {
      id: 'actions',
      header: t('past.columns.actions'),
      render: (summary) =>
        summary.state === 'stored' ? (
          <Button
            size="small"
            aria-label={t('past.undo', { file: summary.fileName })}
            onClick={() => onUndo(summary)}
          >
            {t('past.undoShort')}
          </Button>
        ) : (
          t('past.resultNone')
        ),
    },
  ];
}

/** What was uploaded before, and the way to take it back. */
export function PastUploads() {
  const { t } = useTranslation('uploads');
  const [undoing, setUndoing] = useState<ImportSummary | null>(null);
  const columns = usePastColumns(setUndoing);
  const pages = usePastImports();
  return (
    <SectionCard isFlush title={t('past.title')}>
      <PagedRecords
        caption={t('past.caption')}
        columns={columns}
        pages={pages}
        rows={pages.data?.pages.flatMap(({ imports }) =>
          imports.filter(({ state }) => !isOpen(state)),
        )}
        getKey={({ id }) => id}
        loadingLabel={t('past.loading')}
        empty={
          <EmptyState
            icon={<HistoryIcon fontSize="inherit" />}
            title={t('past.emptyTitle')}
            body={t('past.emptyBody')}
          />
        }
      />
      {undoing === null ? null : <UndoDialog summary={undoing} onClose={() => setUndoing(null)} />}
    </SectionCard>
  );
}
