import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useSamePerson } from '../../person-api.ts';
import { SharedReasons } from '../person/shared-reasons.tsx';

/** What is in force here because it was recorded for another contact of the same person. */
export function LinkedReasons({ contactId }: { contactId: string }) {
  const { t } = useTranslation('contact');
  const linked = useSamePerson(contactId).data?.linked ?? [];
  const binding = linked.filter(
    ({ restrictions, inconvenientTimes }) => restrictions.length + inconvenientTimes > 0,
  );
  if (binding.length === 0) {
    return null;
  }
  return (
    <Box sx={{ px: 2.5, pt: 1.5, pb: 2 }}>
      <Typography variant="h3">{t('samePerson.fromLinked')}</Typography>
      {binding.map((other) => (
        <Box key={other.contactId} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <TextLink to={`/debtors/contacts/${other.contactId}`}>{other.fullName}</TextLink>
          <SharedReasons {...other} />
        </Box>
      ))}
    </Box>
  );
}
