import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CallDetail } from '@ringfence/contract/calls';
import { isTakenForMachine } from '@ringfence/domain/calls/outcome-groups';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LateArea } from '../../../ui/late-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../access/index.ts';
import { DecisionReport } from '../../decisions/index.ts';
import { explainStanding } from '../call-words.ts';
import { CallFacts } from './call-facts.tsx';
import { CallTimeline } from './call-timeline.tsx';
import { CorrectionList } from './correction-list.tsx';
import { DecidedFacts } from './decided-facts.tsx';
import { LearnedList } from './learned-list.tsx';
import { RecordingCard } from './recording-card.tsx';
import { SaidList } from './said-list.tsx';

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}));

/** What can be done with a call; whatever else there is stands beside it. */
export function CallActions({ call, children }: { call: CallDetail; children?: ReactNode }) {
  const { t } = useTranslation('work');
  const mayCorrect = useMayDo('calls.correct');
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { outcome } = call;
  const wasAsked = call.events.some(({ kind }) => kind === 'placed');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {children}
      {mayCorrect && outcome !== null && wasAsked ? (
        <Button
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('calls.correct.open')}
        </Button>
      ) : null}
      <Box role="status">{isDone ? t('calls.correct.done') : null}</Box>
      {isOpen && outcome !== null ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setOpen(false)}>
          <CorrectDialog
            call={{ ...call, outcome }}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              setDone(true);
            }}
          />
        </LateArea>
      ) : null}
    </Box>
  );
}

/** Everything about one call, on its own page or beside the table. */
export function CallReport({ call, isBeside = false }: { call: CallDetail; isBeside?: boolean }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { isSimulated, stoppedByOtherAt, corrections, learned, said, events, decision } = call;
  const columns = isBeside
    ? 'minmax(0, 1fr)'
    : { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isSimulated ? <Notice kind="info">{t('calls.simulatedNotice')}</Notice> : null}
      {stoppedByOtherAt === null ? null : (
        <Notice kind="info">
          {t('calls.stoppedByOther', { moment: formatMoment(stoppedByOtherAt, language, zone) })}
        </Notice>
      )}
      <SectionCard title={t('calls.page.happened')}>
        <Typography sx={{ mb: 2.5 }}>
          {explainStanding(call, t)}
          {isTakenForMachine(call.answeredBy, call.outcome)
            ? ` ${t('calls.takenForMachine')}`
            : null}
        </Typography>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: columns }}>
          <CallTimeline events={events} />
          <CallFacts call={call} />
        </Box>
      </SectionCard>
      {corrections.length === 0 ? null : (
        <SectionCard title={t('calls.corrections.title')}>
          <CorrectionList corrections={corrections} />
        </SectionCard>
      )}
      {learned.length === 0 ? null : (
        <SectionCard title={t('calls.learned.title')}>
          <LearnedList learned={learned} />
        </SectionCard>
      )}
      <SectionCard title={t('calls.said.title')}>
        <SaidList said={said} areWordsKept={call.areWordsKept} />
      </SectionCard>
      <RecordingCard organizationId={call.organization.id} callId={call.id} />
      <DecisionReport decision={decision} notApplying={call.notApplying} isNarrow={isBeside} />
      {call.facts === null || call.facts.length === 0 ? null : (
        <DecidedFacts facts={call.facts} columns={columns} />
      )}
    </Box>
  );
}
