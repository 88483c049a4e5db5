import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Inspection } from '@ringfence/contract/imports';
import { delimiters, encodings } from '@ringfence/domain/imports/import-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useImportAction } from '../../api.ts';
import { nameDelimiter } from '../../upload-words.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

type Format = Inspection['format'];

interface FormatSectionProps {
  importId: string;
  inspection: Inspection;
}

const mostHeaderLines = 20;
const longestOption = 70;

function shorten(text: string): string {
  return text.length <= longestOption ? text : `${text.slice(0, longestOption)}…`;
}

interface FormatFieldsProps {
  inspection: Inspection;
  format: Format;
  onChange: (change: Partial<Format>) => void;
  disabled: boolean;
}

function FormatFields({ inspection, format, onChange, disabled }: FormatFieldsProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { sheets, entries, lines } = inspection;
  const shared = { error: null, disabled };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {entries.length < 2 ? null : (
        <SelectInput
          id="upload-entry"
          label={t('format.entry')}
          options={entries.map((entry) => ({ value: entry, label: entry }))}
          value={format.entry ?? ''}
          onChange={(entry) => onChange({ entry })}
          {...shared}
        />
      )}
      {format.kind === 'workbook' ? (
        <SelectInput
          id="upload-sheet"
          label={t('format.sheet')}
          options={sheets.map(({ name, rows }) => ({
            value: name,
            label:
              rows === null
                ? name
                : t('format.sheetRows', { name, rows: formatNumber(rows, language) }),
          }))}
          value={format.sheet ?? ''}
          onChange={(sheet) => onChange({ sheet })}
          {...shared}
        />
      ) : (
        <>
          <SelectInput
            id="upload-encoding"
            label={t('format.encoding')}
            options={encodings.map((value) => ({ value, label: t(`format.encodings.${value}`) }))}
            value={format.encoding}
            onChange={(value) =>
              onChange({ encoding: encodings.find((one) => one === value) ?? format.encoding })
            }
            {...shared}
          />
          <SelectInput
            id="upload-delimiter"
            label={t('format.delimiter')}
            options={delimiters.map((value) => ({ value, label: nameDelimiter(value, t) }))}
            value={format.delimiter}
            onChange={(value) =>
              onChange({ delimiter: delimiters.find((one) => one === value) ?? format.delimiter })
            }
            {...shared}
          />
        </>
      )}
      <SelectInput
        id="upload-header-line"
        label={t('format.headerLine')}
        options={[
          { value: '0', label: t('format.headerNone') },
          ...lines.slice(0, mostHeaderLines).map(({ line, cells }) => ({
            value: String(line),
            label: shorten(t('format.headerOption', { line, cells: cells.join(' · ') })),
          })),
        ]}
        value={String(format.headerLine)}
        onChange={(line) => onChange({ headerLine: Number(line) })}
        {...shared}
      />
    </Box>
  );
}

function useFormatSummary({ kind, encoding, delimiter, sheet, headerLine }: Format): string {
  const { t } = useTranslation('uploads');
  const base =
    kind === 'workbook'
      ? t('format.workbook', { sheet: sheet ?? '' })
      : t('format.text', {
          encoding: t(`format.encodings.${encoding}`),
          delimiter: nameDelimiter(delimiter, t),
        });
  const header = headerLine === 0 ? t('format.noHeader') : t('format.header', { line: headerLine });
  return `${base}; ${header}.`;
}

/** How the bytes became rows and cells, and the way to read them differently. */
export function FormatSection({ importId, inspection }: FormatSectionProps) {
  const { t } = useTranslation('uploads');
  const [draft, setDraft] = useState<Format | null>(null);
  const summary = useFormatSummary(inspection.format);
  const inspect = useImportAction((client, format: Format) =>
    client.imports.inspect({ importId, format }),
  );
  return (
    <SectionCard
      title={t('format.title')}
      actions={
        <Button
          variant="outlined"
          aria-expanded={draft !== null}
          onClick={() => setDraft(draft === null ? inspection.format : null)}
        >
          {t(draft === null ? 'format.change' : 'format.close')}
        </Button>
      }
    >
      <Typography>{summary}</Typography>
      {draft === null ? null : (
        <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
          <FormatFields
            inspection={inspection}
            format={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            disabled={inspect.isPending}
          />
          {inspect.error === null ? null : <RefusalNotice error={inspect.error} />}
          <Box>
            <Button
              variant="contained"
              disabled={inspect.isPending}
              onClick={() => inspect.mutate(draft)}
            >
              {t(inspect.isPending ? 'format.applying' : 'format.apply')}
            </Button>
          </Box>
        </Box>
      )}
    </SectionCard>
  );
}
