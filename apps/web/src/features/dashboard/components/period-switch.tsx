import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LateArea } from '../../../ui/late-area.tsx';
import { type Period, type PeriodChoice, periodChoices, writePeriod } from '../period.ts';

// Fields are heavy, and few choose days of their own.
const CustomDays = lazy(async () => ({
  default: (await import('./custom-days.tsx')).CustomDays,
}));

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
        <LateArea>
          <CustomDays key={`${period.from} ${period.to}`} period={period} onChange={change} />
        </LateArea>
      ) : null}
    </>
  );
}
