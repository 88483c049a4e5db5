import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../../ui/outcome.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo } from '../../access/index.ts';
import { type EvidenceSubject, useEvidence } from '../api.ts';

interface EvidenceCardProps {
  organizationId: string;
  subject: EvidenceSubject;
}

/** A PDF to read and a signed file to check, by one click; nothing for people who may not hand them out. */
export function EvidenceCard({ organizationId, subject }: EvidenceCardProps) {
  const { t } = useTranslation();
  const mayCreate = useMayDo('evidence.create');
  const evidence = useEvidence(organizationId);
  if (!mayCreate) {
    return null;
  }
  return (
    <SectionCard
      title={t('common.evidence.title')}
      lead={t('callId' in subject ? 'common.evidence.callLead' : 'common.evidence.personLead')}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Button
          variant="outlined"
          disabled={evidence.isPending}
          onClick={() => evidence.mutate(subject)}
        >
          {t(evidence.isPending ? 'common.evidence.creating' : 'common.evidence.create')}
        </Button>
        <Outcome
          error={evidence.error}
          done={evidence.isSuccess ? t('common.evidence.created') : null}
        />
      </Box>
    </SectionCard>
  );
}
