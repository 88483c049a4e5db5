import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../../ui/outcome.tsx';
import { useMayDo, useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import { ExaminationCard, HeadsCard } from '../../evidence/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { useStartAudit } from '../api.ts';
import { AuditPages } from '../components/audit-pages.tsx';
import { useAuditPages } from '../page-api.ts';

/** All audits, and the way to have one run at once. */
export function AuditsPage() {
  const { t } = useTranslation('audits');
  const { organization } = useWorkplace();
  // Across organizations there is none that the audit would be of.
  const mayRun = useMayDo('audits.run') && organization !== null;
  const mayCreate = useMayDo('evidence.create') && organization !== null;
  const start = useStartAudit();
  const [askedAfter, setAskedAfter] = useState<string>();
  const { pages, newest, isAwaited } = useAuditPages(askedAfter);
  const newestId = newest?.id ?? '';

  return (
    <>
      <WorkplaceHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <LiveIndicator />
            {mayRun ? (
              <Button
                variant="contained"
                onClick={() => start.mutate({}, { onSuccess: () => setAskedAfter(newestId) })}
                disabled={start.isPending || isAwaited || newest?.state === 'running'}
              >
                {t(start.isPending ? 'asking' : 'run')}
              </Button>
            ) : null}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Outcome error={start.error} done={isAwaited ? t('asked') : null} />
        <Card>
          <AuditPages pages={pages} />
        </Card>
        {mayCreate ? <ExaminationCard organizationId={organization.id} /> : null}
        {organization === null ? null : <HeadsCard organizationId={organization.id} />}
      </Box>
    </>
  );
}
