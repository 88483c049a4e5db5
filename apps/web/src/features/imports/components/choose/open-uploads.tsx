import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { RelativeMoment } from '../../../../ui/relative-moment.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useOpenImports } from '../../api.ts';
import { isOpen } from '../../choose-step.ts';
import { useImportLink } from '../../use-import-link.ts';
import { CancelButton } from '../cancel-button.tsx';
import { StateChip } from '../state-chip.tsx';

/** Uploads that wait for somebody; nothing where there is none, or while they are on their way. */
export function OpenUploads() {
  const { t } = useTranslation('uploads');
  const linkTo = useImportLink();
  const open = useOpenImports().data?.imports.filter(({ state }) => isOpen(state)) ?? [];
  if (open.length === 0) {
    return null;
  }
  const nameId = ({ id }: ImportSummary) => `open-upload-${id}`;
  return (
    <SectionCard isFlush title={t('open.title')} lead={t('open.lead')}>
      <RecordTable
        caption={t('open.caption')}
        rows={open}
        getKey={({ id }) => id}
        columns={[
          {
            id: 'file',
            header: t('past.columns.file'),
            render: (summary) => <span id={nameId(summary)}>{summary.fileName}</span>,
          },
          {
            id: 'state',
            header: t('past.columns.state'),
            render: ({ state, waitsForTurn }) => (
              <StateChip state={state} waitsForTurn={waitsForTurn} />
            ),
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
            render: (summary) => (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  component={RouterLink}
                  to={linkTo(summary.id)}
                  variant="outlined"
                  aria-describedby={nameId(summary)}
                >
                  {t('open.goOn')}
                </Button>
                <CancelButton summary={summary} describedBy={nameId(summary)} />
              </Box>
            ),
          },
        ]}
      />
    </SectionCard>
  );
}
