import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { nameField } from '../import-words.ts';
import { RejectedRows } from './rejected-rows.tsx';

const counts = ['rows', 'added', 'changed', 'unchanged', 'rejected', 'consents'] as const;

/** What became of an uploaded file, and what to do next. */
export function ImportResult({ summary }: { summary: ImportSummary }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { id, listId, listName, fileName, columns, rejected } = summary;
  const top = useRef<HTMLDivElement>(null);
  // It takes the place of the form: the eye and the screen reader go to its beginning.
  useEffect(() => {
    scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <PageHeader
        title={t('imports.result.title')}
        lead={t('imports.result.lead', { file: fileName, list: listName })}
      />
      <FactStrip
        facts={counts.map((count) => ({
          term: t(`imports.result.${count}`),
          value: formatNumber(summary[count], language),
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        <Button component={RouterLink} to={`/admin/bulk-calls?list=${listId}`} variant="contained">
          {t('imports.result.callList')}
        </Button>
        <Button component={RouterLink} to={`/debtors/list/${listId}`} variant="outlined">
          {t('imports.result.seeContacts')}
        </Button>
        <Button component={RouterLink} to="/debtors/upload">
          {t('imports.result.again')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {rejected === 0 ? null : <RejectedRows importId={id} fileName={fileName} />}
        <SectionCard isFlush title={t('imports.result.columns')}>
          <RecordTable
            caption={t('imports.result.columns')}
            rows={columns}
            getKey={({ name }) => name}
            columns={[
              {
                id: 'name',
                header: t('imports.result.columnInFile'),
                render: ({ name }) => name,
              },
              {
                id: 'field',
                header: t('imports.result.columnMeaning'),
                render: ({ field }) =>
                  field === null ? t('imports.result.ignored') : nameField(field, t),
              },
            ]}
          />
        </SectionCard>
      </Box>
    </Box>
  );
}
