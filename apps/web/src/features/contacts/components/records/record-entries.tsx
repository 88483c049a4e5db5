import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { formatMinute } from '../../../../ui/format-minute.ts';
import { formatDate } from '../../../../ui/format-moment.ts';
import { useMayDo } from '../../../access/index.ts';
import type { RecordAction, RecordEntry } from '../../list-records.ts';

interface RecordEntriesProps {
  label: string;
  entries: readonly RecordEntry[];
  onAct: (action: RecordAction, record: string) => void;
}

function EntryAction({ entry, onAct }: Pick<RecordEntriesProps, 'onAct'> & { entry: RecordEntry }) {
  const { t } = useTranslation('contact');
  const mayLift = useMayDo('suppressions.lift');
  const mayWork = useMayDo('contacts.work');
  const { action, name, about } = entry;
  if (action === null || !entry.isInForce) {
    return null;
  }
  // Anyone who hears of it takes permission back; ending a refusal lets a person be called again.
  const isRevocation = action.kind === 'revoke';
  if (!(isRevocation ? mayWork : mayLift)) {
    return null;
  }
  return (
    <Button
      size="small"
      aria-label={t(isRevocation ? 'records.takeBackOf' : 'records.endOf', {
        record: `${name} · ${about}`,
      })}
      onClick={() => onAct(action, name)}
      sx={{ minHeight: 28, py: 0, flexShrink: 0 }}
    >
      {t(isRevocation ? 'records.takeBack' : 'records.end')}
    </Button>
  );
}

/** Things that were recorded, each with its date, its source, its proof and who entered it. */
export function RecordEntries({ label, entries, onAct }: RecordEntriesProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const tell = (moment: string) => formatMinute(moment, language, zone);
  return (
    <Box
      component="ul"
      aria-label={label}
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
          sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', px: 2.5, py: 1.5 }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {entry.name}
              </Box>
              {` · ${entry.about}`}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <Box>
                {t(entry.section === 'outsideCalls' ? 'records.tookPlace' : 'records.received', {
                  moment: entry.day == null ? tell(entry.at) : formatDate(entry.day, language),
                })}
                {', '}
                {entry.recordedBy === null
                  ? t('records.enteredItself')
                  : t('records.enteredBy', { name: entry.recordedBy })}
              </Box>
              {entry.source === null ? null : (
                <Box>{t('records.source', { source: entry.source })}</Box>
              )}
              {entry.endedAt === null ? null : (
                <Box>{t(`records.${entry.endedAt.word}`, { moment: tell(entry.endedAt.at) })}</Box>
              )}
              {entry.details.map((detail) => (
                <Box key={detail}>{detail}</Box>
              ))}
            </Box>
          </Box>
          <EntryAction entry={entry} onAct={onAct} />
        </Box>
      ))}
    </Box>
  );
}
