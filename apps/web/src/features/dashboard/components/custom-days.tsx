import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { areDays, type Period } from '../period.ts';

interface CustomDaysProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The first and the last day of a period of one's own. */
export function CustomDays({ period, onChange }: CustomDaysProps) {
  const { t } = useTranslation('figures');
  const [days, setDays] = useState({ from: period.from, to: period.to });
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const isRight = areDays(days.from, days.to);
    setIsWrong(!isRight);
    if (isRight) {
      onChange({ choice: 'custom', ...days });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mt: 2 }}
    >
      {(['from', 'to'] as const).map((side) => (
        <Box key={side} sx={{ width: { xs: '100%', sm: 190 } }}>
          <TextInput
            id={`period-${side}`}
            type="date"
            label={t(`period.${side}`)}
            autoComplete="off"
            value={days[side]}
            onChange={(value) => setDays({ ...days, [side]: value })}
            error={isWrong && side === 'to' ? t('period.wrong') : null}
            disabled={false}
          />
        </Box>
      ))}
      <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
        {t('period.apply')}
      </Button>
    </Box>
  );
}
