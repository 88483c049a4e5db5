import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';

interface UnheededPeopleProps {
  unheeded: ImportFindings['unheeded'];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Who can be called though a rejected row may forbid it; nothing is stored before that was looked at. */
export function UnheededPeople({ unheeded, isConfirmed, onConfirm }: UnheededPeopleProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { people, examples } = unheeded;
  if (people === 0) {
    return null;
  }
  const more = people - examples.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Notice kind="error">
        {t('unheeded.title', { count: people, number: formatNumber(people, language) })}
      </Notice>
      <Typography>{t('unheeded.lead')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {examples.map(({ fullName }) => fullName).join(', ')}
        {more <= 0 ? null : ` ${t('unheeded.more', { number: formatNumber(more, language) })}`}
      </Typography>
      <FormControlLabel
        label={t('unheeded.confirm')}
        control={
          <Checkbox checked={isConfirmed} onChange={(_event, isChecked) => onConfirm(isChecked)} />
        }
      />
    </Box>
  );
}
