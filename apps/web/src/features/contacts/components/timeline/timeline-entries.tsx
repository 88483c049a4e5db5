import Box from '@mui/material/Box';
import type { TimelineEntry } from '@ringfence/contract/contact-editing';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { formatMinute } from '../../../../ui/format-minute.ts';
import { formatDate } from '../../../../ui/format-moment.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { describeEntry } from '../../timeline-words.ts';
import { EntryIcon } from './entry-icon.tsx';

const quiet = { color: 'text.secondary', fontSize: '0.8125rem' };

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('contact');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { what, detail } = describeEntry(entry, t, tWork);
  const { kind, at, day, by, phone, callId } = entry;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 1.5 }}>
      <EntryIcon kind={kind} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t(`timeline.kinds.${kind}`)}
          </Box>
          {what === '' ? null : ` · ${what}`}
          {phone === null ? null : (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {` · ${phone}`}
            </Box>
          )}
          {entry.isSimulated ? ` · ${t('timeline.simulated')}` : null}
        </Box>
        {detail === '' ? null : (
          <Box sx={{ whiteSpace: 'pre-wrap', ...(kind === 'note' ? {} : quiet) }}>{detail}</Box>
        )}
        <Box sx={quiet}>
          <time dateTime={day ?? at}>
            {day === null ? formatMinute(at, language, zone) : formatDate(day, language)}
          </time>
          {by === null ? null : ` · ${t('timeline.by', { name: by })}`}
          {callId === null ? null : (
            <>
              {' · '}
              <TextLink to={`/calls/history/${callId}`}>{t('timeline.seeCall')}</TextLink>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** What happened, newest first. */
export function TimelineEntries({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('contact');
  return (
    <Box
      component="ol"
      aria-label={t('timeline.title')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}
