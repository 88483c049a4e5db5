import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TextInput } from '../../../ui/text-input.tsx';
import { areDays, type Period, type PeriodChoice, periodChoices, writePeriod } from '../period.ts';

interface CustomDaysProps {
  period: Period;
  onChange: (period: Period) => void;
}

function CustomDays({ period, onChange }: CustomDaysProps) {
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

interface PeriodSwitchProps {
  period: Period;
  today: string;
}

/** Chooses the days that the figures are of; the address keeps the choice. */
export function PeriodSwitch({ period, today }: PeriodSwitchProps) {
  const { t } = useTranslation('figures');
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(period.choice === 'custom');
  const change = (changed: Period) => setSearch(writePeriod(search, changed), { replace: true });
  const choose = (choice: PeriodChoice) => {
    setIsOpen(choice === 'custom');
    if (choice !== 'custom') {
      change({ choice, from: today, to: today });
    }
  };
  const chosen = isOpen ? 'custom' : period.choice;
  return (
    <>
      <Box
        role="group"
        aria-label={t('period.label')}
        sx={{
          display: 'inline-flex',
          flexWrap: 'wrap',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {periodChoices.map((choice) => (
          <Button
            key={choice}
            size="small"
            color="inherit"
            aria-pressed={choice === chosen}
            onClick={() => choose(choice)}
            sx={{
              minHeight: 36,
              minWidth: 0,
              px: 1.5,
              color: choice === chosen ? 'text.primary' : 'text.secondary',
              bgcolor: choice === chosen ? 'action.selected' : 'transparent',
            }}
          >
            {t(`period.${choice}`)}
          </Button>
        ))}
      </Box>
      {isOpen ? (
        <CustomDays key={`${period.from} ${period.to}`} period={period} onChange={change} />
      ) : null}
    </>
  );
}
