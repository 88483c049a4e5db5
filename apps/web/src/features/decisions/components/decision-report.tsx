import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Decision } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { RuleGroups } from './rule-list.tsx';
import { ZoneList } from './zone-list.tsx';

interface DecisionReportProps {
  decision: Decision;
  /** The codes of rules that had nothing to say of the call. */
  notApplying?: readonly string[];
  /** Whether it stands in a narrow place, however wide the window is. */
  isNarrow?: boolean;
}

/** Why a call was allowed: the rules, the places and the record they were judged on. */
export function DecisionReport({
  decision,
  notApplying = [],
  isNarrow = false,
}: DecisionReportProps) {
  const { t } = useTranslation('work');
  return (
    <SectionCard isFlush title={t('decisions.why.title')} lead={t('decisions.why.lead')}>
      <Box sx={{ p: 2.5 }}>
        <RuleGroups reasons={decision.reasons} notApplying={notApplying} isNarrow={isNarrow} />
      </Box>
      <Box sx={{ px: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h3">{t('decisions.why.zones')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('decisions.why.zonesLead')}
        </Typography>
      </Box>
      <ZoneList zones={decision.zones} decidedAt={decision.decidedAt} />
      <Box sx={{ px: 2.5, pt: 2, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {t('decisions.why.facts')}
        </Typography>
        <FactList
          facts={[
            {
              term: t('decisions.why.attempts'),
              value: t('decisions.why.attemptsValue', {
                before: decision.attemptsBefore,
                after: decision.attemptsAfter,
              }),
            },
            { term: t('decisions.why.decidedAt'), value: <Moment at={decision.decidedAt} /> },
            { term: t('decisions.why.tzdata'), value: decision.tzdataVersion },
            { term: t('decisions.why.fingerprint'), value: decision.factsHash },
          ]}
        />
      </Box>
    </SectionCard>
  );
}
