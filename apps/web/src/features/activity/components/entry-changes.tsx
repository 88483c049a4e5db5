import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { sayChanges } from '../say-changes.ts';

/** What changed, in the reader's names of the fields. */
export function EntryChanges({ changes }: Pick<ActivityEntry, 'changes'>) {
  const { t } = useTranslation(['work', 'settings']);
  return changes.length === 0 ? null : (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {sayChanges(changes, t)}
    </Box>
  );
}
