import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { CallFilter } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { type Choices, describeFilter } from '../../table/describe-filter.ts';

interface CallFilterChipsProps {
  filter: CallFilter;
  choices: Choices;
  onChange: (filter: CallFilter) => void;
}

/** The conditions in force, each with the way to lift it. */
export function CallFilterChips({ filter, choices, onChange }: CallFilterChipsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const chips = describeFilter(filter, choices, { t, language });
  if (chips.length === 0) {
    return null;
  }
  return (
    <Box
      component="ul"
      aria-label={t('calls.filter.active')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        m: 0,
        px: 2.5,
        pb: 1.5,
        listStyle: 'none',
      }}
    >
      {chips.map(({ part, label }) => (
        <li key={part}>
          <Chip
            size="small"
            variant="outlined"
            label={
              <>
                {label}
                <Box component="span" aria-hidden sx={{ ml: 0.75 }}>
                  ×
                </Box>
              </>
            }
            component="button"
            clickable
            aria-label={t('calls.filter.remove', { filter: label })}
            onClick={() => onChange({ ...filter, [part]: undefined })}
            sx={{ maxWidth: '100%' }}
          />
        </li>
      ))}
      <li>
        <Button
          size="small"
          onClick={() => onChange({ search: filter.search })}
          sx={{ minHeight: 28, py: 0 }}
        >
          {t('calls.filter.clear')}
        </Button>
      </li>
    </Box>
  );
}
