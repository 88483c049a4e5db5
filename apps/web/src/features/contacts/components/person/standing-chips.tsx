import Box from '@mui/material/Box';
import type { ContactDetail } from '@ringfence/contract/records';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../../ui/status-chip.tsx';

/** What was recorded of the person and still holds, from the moment it was recorded. */
export function StandingChips({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const standing = contact.restrictions.filter(({ liftedAt }) => liftedAt === null);
  const kinds = restrictionKinds.filter((kind) => standing.some((one) => one.kind === kind));
  if (kinds.length === 0) {
    return null;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: -1.5, mb: 2 }}>
      {kinds.map((kind) => (
        <StatusChip key={kind} tone="warning" label={t(`kinds.${kind}.name`)} />
      ))}
    </Box>
  );
}
