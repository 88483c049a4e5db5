import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Inspection, MappingInput } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { judgeColumn, type Sureness } from '../../judge-column.ts';
import type { MatchForm } from '../../use-match-form.ts';
import { ColumnChoice } from './column-choice.tsx';

interface ColumnsSectionProps {
  form: MatchForm;
  mapping: MappingInput;
  inspection: Inspection;
}

/** A file with hundreds of columns would make the page heavy before anybody wants to see them. */
const mostShown = 40;

const tones: Readonly<Record<Sureness, Tone>> = {
  sure: 'success',
  likely: 'info',
  unsure: 'warning',
  chosen: 'success',
  left: 'neutral',
};

/** How sure a match is, in words; the colour only repeats them. */
function SurenessCell({ form, inspection, index }: ColumnsSectionProps & { index: number }) {
  const { t } = useTranslation('uploads');
  const column = form.mapping?.columns[index];
  const suggested = inspection.columns[index];
  if (column === undefined) {
    return null;
  }
  const sureness = judgeColumn(column, suggested);
  const isMatched = sureness === 'sure' || sureness === 'likely' || sureness === 'unsure';
  const because = suggested?.because ?? 'none';
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StatusChip tone={tones[sureness]} label={t(`columns.${sureness}`)} />
      {isMatched && because !== 'none' ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(`columns.because.${because}`)}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Keeps the columns for the next file that looks like this one. */
function RememberFields({ form }: { form: MatchForm }) {
  const { t } = useTranslation('uploads');
  const { layout, changeLayout, isBusy } = form;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={t(form.mapping?.kind === 'debtors' ? 'columns.remember' : 'columns.rememberOnly')}
        control={
          <Checkbox
            size="small"
            checked={layout.isKept}
            disabled={isBusy}
            onChange={(_event, isKept) => changeLayout({ ...layout, isKept })}
          />
        }
      />
      {layout.isKept ? (
        <Box sx={{ maxWidth: 420 }}>
          <TextInput
            id="upload-layout-name"
            type="text"
            label={t('columns.rememberName')}
            autoComplete="off"
            value={layout.name}
            onChange={(name) => changeLayout({ ...layout, name })}
            error={null}
            disabled={isBusy}
            attributes={{ maxLength: 200 }}
          />
        </Box>
      ) : null}
    </Box>
  );
}

/** What each column of the file holds. */
export function ColumnsSection(props: ColumnsSectionProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { form, mapping, inspection } = props;
  const [isWhole, setWhole] = useState(false);
  const rows = mapping.columns.map((column, index) => ({ column, index }));
  const isCut = rows.length > mostShown && !isWhole;
  return (
    <SectionCard
      isFlush
      title={t('columns.title')}
      lead={
        inspection.layout === null
          ? t('columns.lead')
          : `${t('columns.layout', { name: inspection.layout.name })} ${t('columns.lead')}`
      }
    >
      <RecordTable
        caption={t('columns.caption')}
        rows={isCut ? rows.slice(0, mostShown) : rows}
        getKey={({ index }) => String(index)}
        columns={[
          {
            id: 'name',
            header: t('columns.name'),
            render: ({ column, index }) =>
              column.name === '' ? t('columns.unnamed', { number: index + 1 }) : column.name,
          },
          {
            id: 'samples',
            header: t('columns.samples'),
            render: ({ index }) =>
              inspection.columns[index]?.samples.slice(0, 3).join(' · ') || t('columns.noSamples'),
          },
          {
            id: 'field',
            header: t('columns.field'),
            render: ({ column, index }) => (
              <ColumnChoice
                index={index}
                column={column}
                mapping={mapping}
                onChange={(columns) => form.changeMapping({ columns })}
                disabled={form.isBusy}
              />
            ),
          },
          {
            id: 'sureness',
            header: t('columns.sureness'),
            render: ({ index }) => <SurenessCell {...props} index={index} />,
          },
        ]}
      />
      {isCut ? (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setWhole(true)}>
            {t('columns.showAll', { number: formatNumber(rows.length, language) })}
          </Button>
        </Box>
      ) : null}
      <RememberFields form={form} />
    </SectionCard>
  );
}
