import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MappingInput, PreviewRow } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDebounced } from '../../../../platform/use-debounced.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import type { Column } from '../../../../ui/record-column.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { usePreview } from '../../api.ts';
import { listPreviewFields, previewKey } from '../../list-preview-fields.ts';
import { nameNumbered, nameValue } from '../../upload-words.ts';
import { CutText } from './cut-text.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewVerdict } from './preview-verdict.tsx';

interface PreviewSectionProps {
  importId: string;
  mapping: MappingInput;
}

const mostShown = 10;

/** The rows below each other, with every field that one of them has. */
function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const columns: Column<PreviewRow>[] = [
    {
      id: 'line',
      header: t('preview.line'),
      render: ({ line }) => formatNumber(line, language),
    },
    {
      id: 'verdict',
      header: t('preview.verdict'),
      render: (row) => <PreviewVerdict row={row} />,
    },
    ...listPreviewFields(rows).map(({ field, position }) => {
      const key = previewKey({ field, position });
      return {
        id: key,
        header: nameNumbered(field, position, t),
        render: ({ values }: PreviewRow) => (
          <CutText
            text={nameValue(
              field,
              values.find((value) => previewKey(value) === key)?.text ?? '',
              t,
            )}
          />
        ),
      };
    }),
  ];
  return (
    <RecordTable
      caption={t('preview.caption')}
      rows={rows}
      getKey={({ line }) => String(line)}
      columns={columns}
      isFirstFixed
    />
  );
}

/** A table, and cards where it is too narrow for one: most fields of a rejected row would be empty. */
function Preview({ rows }: { rows: readonly PreviewRow[] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return isWide ? <PreviewTable rows={rows} /> : <PreviewCards rows={rows} />;
}

/** The first rows as they will be stored with what is chosen now. */
export function PreviewSection({ importId, mapping }: PreviewSectionProps) {
  const { t } = useTranslation('uploads');
  const preview = usePreview(importId, useDebounced(mapping));
  const rows = preview.data?.rows.slice(0, mostShown);
  return (
    <SectionCard isFlush title={t('preview.title')} lead={t('preview.lead')}>
      {rows === undefined ? (
        preview.isPending ? (
          <LoadingSkeletons label={t('preview.loading')} rows={4} rowHeight={{ xs: 120, sm: 58 }} />
        ) : (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        )
      ) : rows.length === 0 ? (
        <Typography sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>
          {t('preview.none')}
        </Typography>
      ) : (
        <Preview rows={rows} />
      )}
    </SectionCard>
  );
}
