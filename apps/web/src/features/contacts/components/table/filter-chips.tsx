import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ContactFilter } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { describeFilter, dropParts } from '../../table/describe-filter.ts';

interface FilterChipsProps {
  filter: ContactFilter;
  nameList: (listId: string) => string;
  onChange: (filter: ContactFilter) => void;
}

/** The conditions in force, each with the way to lift it. */
export function FilterChips({ filter, nameList, onChange }: FilterChipsProps) {
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const chips = describeFilter(filter, { t, tWork, language, nameList });
  if (chips.length === 0) {
    return null;
  }
  return (
    <Box
      component="ul"
      aria-label={t('contacts.filter.active')}
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
      {chips.map(({ id, label, parts }) => (
        <li key={id}>
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
            // The whole chip is the button: a small cross alone is hard to hit.
            component="button"
            clickable
            aria-label={t('contacts.filter.remove', { filter: label })}
            onClick={() => onChange(dropParts(filter, parts))}
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
          {t('contacts.filter.clear')}
        </Button>
      </li>
    </Box>
  );
}
