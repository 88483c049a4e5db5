import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { sayChanges } from '../say-changes.ts';

/** What changed, in the reader's names of the fields. */
export function EntryChanges({ changes }: Pick<ActivityEntry, 'changes'>) {
  const { t } = useTranslation(['work', 'settings']);
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return changes.length === 0 ? null : (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {sayChanges(changes, t, { language, zone })}
    </Box>
  );
}
