import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ActivityEntry } from '@ringfence/contract/activity';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkplace } from '../../access/index.ts';
import { EntryChanges } from './entry-changes.tsx';
import { EntryAction, EntryActor, EntryMoment } from './entry-words.tsx';
import { SealedHelp } from './sealed-help.tsx';
import { SealedMark } from './sealed-mark.tsx';

interface ActivityTableProps {
  entries: readonly ActivityEntry[];
  /** The way to what else was done to the same thing. */
  renderNarrow: (entry: ActivityEntry) => ReactNode;
}

export function ActivityTable({ entries, renderNarrow }: ActivityTableProps) {
  const { t } = useTranslation(['work', 'translation']);
  const isSpanning = useWorkplace().organization === null;
  return (
    <Table aria-label={t('translation:activity.caption')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('record.columns.who')}</TableCell>
          <TableCell>{t('record.columns.what')}</TableCell>
          {isSpanning ? <TableCell>{t('workplace.organization')}</TableCell> : null}
          <TableCell>{t('record.columns.when')}</TableCell>
          <TableCell>
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              {t('record.columns.sealed')}
              <SealedHelp />
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={{ '& tr:last-child td, & tr:last-child th': { borderBottom: 0 } }}>
        {entries.map((entry) => (
          <TableRow key={entry.id} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              <EntryActor actor={entry.actor} />
            </TableCell>
            <TableCell>
              <EntryAction entry={entry} />
              <EntryChanges changes={entry.changes} />
              {renderNarrow(entry)}
            </TableCell>
            {isSpanning ? <TableCell>{entry.organization.name}</TableCell> : null}
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <EntryMoment occurredAt={entry.occurredAt} />
            </TableCell>
            <TableCell>
              <SealedMark position={entry.position} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
