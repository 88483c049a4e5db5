import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { FreedContact } from '@ringfence/contract/persons';
import { useTranslation } from 'react-i18next';
import { namePlace } from '../../record-words.ts';

/** The reasons not to call that come from another contact of the person. */
export function SharedReasons({
  restrictions,
  inconvenientTimes,
}: Pick<FreedContact, 'restrictions' | 'inconvenientTimes'>) {
  const { t } = useTranslation('contact');
  if (restrictions.length + inconvenientTimes === 0) {
    return null;
  }
  return (
    <Box
      component="ul"
      aria-label={t('samePerson.reasons')}
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {restrictions.map(({ kind, phone, place, startedAt }) => (
        <li key={`${kind} ${phone} ${place} ${startedAt}`}>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={[t(`kinds.${kind}.name`), phone, place && namePlace(place, t)]
              .filter(Boolean)
              .join(' · ')}
          />
        </li>
      ))}
      {inconvenientTimes === 0 ? null : (
        <li>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={t('samePerson.times', { count: inconvenientTimes })}
          />
        </li>
      )}
    </Box>
  );
}
