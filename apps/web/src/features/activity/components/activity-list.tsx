import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActivityEntry } from '@ringfence/contract/activity';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';
import { useWorkplace } from '../../access/index.ts';
import { EntryAction, EntryActor, EntryMoment } from './entry-words.tsx';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** For a look at what is new; the record itself tells times to the second. */
  isGlance?: boolean;
  renderMark?: (entry: ActivityEntry) => ReactNode;
  /** What else is shown of an entry, below what was done. */
  renderMore?: (entry: ActivityEntry) => ReactNode;
}

/** The entries under each other, for places too narrow for a table. */
export function ActivityList({
  entries,
  isGlance = false,
  renderMark,
  renderMore,
}: ActivityListProps) {
  const { t } = useTranslation();
  const isSpanning = useWorkplace().organization === null;
  return (
    <Box
      component="ul"
      aria-label={t('activity.caption')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', px: 2.5, py: 1.5 }}
        >
          <Box
            sx={{
              display: { sm: 'flex' },
              flex: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minWidth: 0,
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <EntryActor actor={entry.actor} />
              </Typography>
              <Typography>
                <EntryAction entry={entry} />
              </Typography>
              {renderMore?.(entry)}
              {isSpanning ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {entry.organization.name}
                </Typography>
              ) : null}
            </Box>
            <Typography
              variant="caption"
              sx={{ color: 'text.secondary', whiteSpace: { sm: 'nowrap' } }}
            >
              {isGlance ? (
                <RelativeMoment at={entry.occurredAt} />
              ) : (
                <EntryMoment occurredAt={entry.occurredAt} />
              )}
            </Typography>
          </Box>
          {renderMark?.(entry)}
        </Box>
      ))}
    </Box>
  );
}
