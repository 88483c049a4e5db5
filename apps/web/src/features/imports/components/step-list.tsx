import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from '../choose-step.ts';
import { HiddenText } from './hidden-text.tsx';

interface StepListProps {
  current: Step;
  /** Whether the last step is behind us too. */
  isDone: boolean;
}

/** Where the upload stands on its way. */
export function StepList({ current, isDone }: StepListProps) {
  const { t } = useTranslation('uploads');
  const at = steps.indexOf(current);
  return (
    <Box
      component="ol"
      aria-label={t('steps.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1.5, sm: 3 },
        listStyle: 'none',
        p: 0,
        m: 0,
        mb: 3,
      }}
    >
      {steps.map((step, position) => {
        const isPast = position < at || isDone;
        const isCurrent = position === at && !isDone;
        return (
          <Box
            component="li"
            key={step}
            {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              color: isCurrent || isPast ? 'text.primary' : 'text.secondary',
              fontWeight: isCurrent ? 650 : 400,
            }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 26,
                height: 26,
                border: 1,
                borderColor: isCurrent || isPast ? 'primary.main' : 'divider',
                borderRadius: '50%',
                bgcolor: isCurrent ? 'primary.main' : 'background.paper',
                color: isCurrent ? 'primary.contrastText' : isPast ? 'primary.main' : 'inherit',
                fontSize: '0.8125rem',
              }}
            >
              {isPast ? <CheckIcon sx={{ fontSize: 16 }} /> : position + 1}
            </Box>
            {t(`steps.${step}`)}
            {isPast ? <HiddenText>{t('steps.done')}</HiddenText> : null}
          </Box>
        );
      })}
    </Box>
  );
}
