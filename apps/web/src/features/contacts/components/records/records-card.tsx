import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { useMayDo } from '../../../access/index.ts';
import { useLiftInconvenientTime } from '../../contact-api.ts';
import type { ContactPartProps, Done } from '../../contact-part-props.ts';
import { listRecords, type RecordAction, type RecordEntry } from '../../list-records.ts';
import type { RecordKind } from '../../record-kinds.ts';
import { LinkedReasons } from './linked-reasons.tsx';
import { RecordEntries } from './record-entries.tsx';
import { RecordMenu } from './record-menu.tsx';

const LiftDialog = lazy(async () => ({ default: (await import('./lift-dialog.tsx')).LiftDialog }));

const RevokeDialog = lazy(async () => ({
  default: (await import('./revoke-dialog.tsx')).RevokeDialog,
}));

const sections = ['restrictions', 'consents', 'times', 'outsideCalls'] as const;

interface Acting {
  action: RecordAction;
  record: string;
}

interface SectionsProps {
  entries: readonly RecordEntry[];
  onAct: (action: RecordAction, record: string) => void;
}

/** The entries under the heading of their kind. */
function RecordSections({ entries, onAct }: SectionsProps) {
  const { t } = useTranslation('contact');
  return sections.map((section) => {
    const shown = entries.filter((entry) => entry.section === section);
    const label = t(`records.${section}`);
    return shown.length === 0 ? null : (
      <Box key={section} sx={{ pt: 1.5 }}>
        <Typography variant="h3" sx={{ px: 2.5 }}>
          {label}
        </Typography>
        <RecordEntries label={label} entries={shown} onAct={onAct} />
      </Box>
    );
  });
}

interface RecordsCardProps extends ContactPartProps {
  onRecord: (kind: RecordKind) => void;
}

/** What was recorded about the person, what of it is in force, and one step to add to it. */
export function RecordsCard({ contact, onDone, onRecord }: RecordsCardProps) {
  const { t } = useTranslation('contact');
  const mayRecord = useMayDo('contacts.work');
  const liftTime = useLiftInconvenientTime(useOrganizationApi(contact.organization.id));
  const [acting, setActing] = useState<Acting | null>(null);
  const entries = listRecords(contact, t, useNow());
  const ended = entries.filter(({ isInForce }) => !isInForce);

  function act(action: RecordAction, record: string) {
    if (action.kind !== 'liftTime') {
      setActing({ action, record });
      return;
    }
    const { inconvenientTimeId } = action;
    liftTime.mutate(
      { inconvenientTimeId },
      { onSuccess: () => onDone({ message: t('done.ended', { record }), record, undo: null }) },
    );
  }

  const dialog = {
    contact,
    onClose: () => setActing(null),
    onDone: (done: Done) => {
      setActing(null);
      onDone(done);
    },
  };
  return (
    <SectionCard
      isFlush
      title={t('records.title')}
      lead={t('records.lead')}
      actions={mayRecord ? <RecordMenu variant="outlined" onChoose={onRecord} /> : undefined}
    >
      {liftTime.error === null ? null : (
        <Box sx={{ p: 2 }}>
          <ProblemNotice error={liftTime.error} />
        </Box>
      )}
      {entries.length === ended.length ? (
        <Box sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>
          {t(ended.length === 0 ? 'records.none' : 'records.nothingInForce')}
        </Box>
      ) : (
        <RecordSections entries={entries.filter(({ isInForce }) => isInForce)} onAct={act} />
      )}
      <LinkedReasons contactId={contact.id} />
      {ended.length === 0 ? null : (
        <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Box component="summary" sx={{ px: 2.5, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
            {t('records.ended', { count: ended.length })}
          </Box>
          <RecordSections entries={ended} onAct={act} />
        </Box>
      )}
      {acting === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setActing(null)}>
          {acting.action.kind === 'lift' ? (
            <LiftDialog
              restrictionId={acting.action.restrictionId}
              isBankruptcy={acting.action.isBankruptcy}
              record={acting.record}
              {...dialog}
            />
          ) : acting.action.kind === 'revoke' ? (
            <RevokeDialog consentId={acting.action.consentId} record={acting.record} {...dialog} />
          ) : null}
        </LateArea>
      )}
    </SectionCard>
  );
}
