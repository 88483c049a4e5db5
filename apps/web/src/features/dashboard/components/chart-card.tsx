import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';

interface ChartCardProps {
  title: string;
  /** Says what the chart shows, for people who do not want to read it. */
  sentence: string;
  chart: ReactNode;
  table: ReactNode;
  /** Where there is nothing to show. */
  isEmpty?: boolean;
  actions?: ReactNode;
  note?: ReactNode;
}

/** A chart with its sentence, and the same as a table for people who prefer that. */
export function ChartCard(props: ChartCardProps) {
  const { title, sentence, chart, table, isEmpty = false, actions, note } = props;
  const { t } = useTranslation('figures');
  const [isTable, setIsTable] = useState(false);
  return (
    <SectionCard
      title={title}
      lead={sentence}
      actions={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isEmpty ? null : (
            <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
              {t(isTable ? 'chart.showChart' : 'chart.showTable')}
            </Button>
          )}
          {actions}
        </Box>
      }
    >
      {isEmpty ? null : isTable ? <Box sx={{ overflowX: 'auto' }}>{table}</Box> : chart}
      {note === undefined || isEmpty ? null : (
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>
      )}
    </SectionCard>
  );
}
