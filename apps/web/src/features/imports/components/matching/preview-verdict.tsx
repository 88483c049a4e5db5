import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreviewRow } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../../ui/status-chip.tsx';

/** What becomes of a row, and why. */
export function PreviewVerdict({ row: { rejection, warnings } }: { row: PreviewRow }) {
  const { t } = useTranslation('uploads');
  const place = ({ column, value }: { column: string | null; value: string }) => {
    if (column === null) {
      return '';
    }
    const isEmpty = value.trim() === '';
    return ` ${isEmpty ? t('preview.columnEmpty', { column }) : t('preview.columnAt', { column, value })}`;
  };
  const notes =
    rejection === null
      ? warnings.map((warning) => `${t(`words.warnings.${warning.code}`)}${place(warning)}`)
      : [`${t(`words.reasons.${rejection.reason}`)}${place(rejection)}`];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        minWidth: { md: 180 },
        maxWidth: { md: 280 },
      }}
    >
      {rejection !== null ? (
        <StatusChip tone="error" label={t('preview.rejected')} />
      ) : warnings.length > 0 ? (
        <StatusChip tone="warning" label={t('preview.warned')} />
      ) : (
        <StatusChip tone="success" label={t('preview.stored')} />
      )}
      {notes.map((note) => (
        <Typography key={note} variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
