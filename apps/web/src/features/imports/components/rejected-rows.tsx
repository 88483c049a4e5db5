import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useRejections } from '../api.ts';
import { downloadText } from '../download-text.ts';
import { explainRejection } from '../import-words.ts';
import { writeRejections } from '../write-rejections.ts';

/** More rows on the screen would help nobody: the download has all of them. */
const mostShown = 100;

interface RejectedRowsProps {
  importId: string;
  fileName: string;
}

/** The rows that could not be used, each with its problem. */
export function RejectedRows({ importId, fileName }: RejectedRowsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const rejected = useRejections(importId);

  function download() {
    if (rejected.data !== undefined) {
      const { header, rejections } = rejected.data;
      const text = writeRejections(header, rejections, (row) => explainRejection(row, t));
      downloadText(`${fileName.replace(/\.csv$/i, '')}-rejected.csv`, text);
    }
  }

  const rows = rejected.data?.rejections;
  return (
    <SectionCard
      isFlush
      title={t('imports.rejections.title')}
      lead={t('imports.rejections.lead')}
      actions={
        <Button variant="outlined" disabled={rows === undefined} onClick={download}>
          {t('imports.rejections.download')}
        </Button>
      }
    >
      {rejected.isPending ? (
        <LoadingSkeletons
          label={t('imports.rejections.loading')}
          rows={4}
          rowHeight={{ xs: 100, sm: 54 }}
        />
      ) : rows === undefined ? (
        <ErrorState error={rejected.error} onRetry={() => void rejected.refetch()} />
      ) : (
        <>
          <RecordTable
            caption={t('imports.rejections.caption')}
            rows={rows.slice(0, mostShown)}
            getKey={({ line, reason }) => `${line} ${reason}`}
            columns={[
              {
                id: 'problem',
                header: t('imports.rejections.problem'),
                render: (row) => explainRejection(row, t),
              },
              {
                id: 'line',
                header: t('imports.rejections.line'),
                isNumeric: true,
                render: ({ line }) => formatNumber(line, language),
              },
              {
                id: 'column',
                header: t('imports.rejections.column'),
                render: ({ column }) => column ?? t('imports.rejections.wholeRow'),
              },
              {
                id: 'cells',
                header: t('imports.rejections.cells'),
                render: ({ cells }) => cells.join(' · ') || t('imports.rejections.emptyRow'),
              },
            ]}
          />
          {rows.length <= mostShown ? null : (
            <Typography variant="body2" sx={{ px: 2.5, py: 1.5, color: 'text.secondary' }}>
              {t('imports.rejections.more', {
                shown: formatNumber(mostShown, language),
                all: formatNumber(rows.length, language),
              })}
            </Typography>
          )}
        </>
      )}
    </SectionCard>
  );
}
