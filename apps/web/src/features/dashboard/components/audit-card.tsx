import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { explainError } from '../../../ui/explain-error.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';
import { useMayDo } from '../../access/index.ts';
import { countFaults, useNewestAudits, useStartAudit } from '../../audits/index.ts';

const auditsPage = '/activity/audit';

function LastAudit() {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useNewestAudits();
  const mayRun = useMayDo('audits.run');
  const start = useStartAudit();
  /** The newest one when another was asked for. */
  const [askedAfter, setAskedAfter] = useState<string>();
  if (data === undefined) {
    return isPending ? (
      <LoadingSkeletons
        label={t('dashboard.audit.loading')}
        rows={2}
        rowHeight={{ xs: 40, sm: 40 }}
      />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const last = data.audits.find(({ state }) => state === 'finished');
  const [newest] = data.audits;
  const newestId = newest?.id ?? '';
  const isRunning = newest?.state === 'running' || newestId === askedAfter;
  const faults = last === undefined ? 0 : countFaults(last);
  return (
    <>
      {last === undefined ? null : (
        <>
          <Typography sx={{ color: faults > 0 ? 'error.main' : 'success.main', fontWeight: 650 }}>
            {faults > 0 ? (
              <Box component={RouterLink} to={`${auditsPage}/${last.id}`} sx={{ color: 'inherit' }}>
                {t('dashboard.audit.found', { count: faults })}
              </Box>
            ) : (
              t('dashboard.audit.clean')
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('dashboard.audit.checked', { count: last.calls })}
            {' · '}
            <RelativeMoment at={last.startedAt} />
          </Typography>
        </>
      )}
      {isRunning || last === undefined ? (
        <Typography role="status">
          {t(isRunning ? 'dashboard.audit.running' : 'dashboard.audit.never')}
        </Typography>
      ) : null}
      {mayRun && !isRunning ? (
        <Button
          size="small"
          disabled={start.isPending}
          onClick={() => start.mutate({}, { onSuccess: () => setAskedAfter(newestId) })}
        >
          {t('dashboard.audit.run')}
        </Button>
      ) : null}
      {start.error === null ? null : (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {explainError(start.error, t)}
        </Typography>
      )}
    </>
  );
}

/** How the last audit of all calls ended. */
export function AuditCard() {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-labelledby="audit-title" sx={{ p: 2.5 }}>
      <Typography id="audit-title" variant="h2" sx={{ mb: 1 }}>
        {t('dashboard.audit.title')}
      </Typography>
      <LastAudit />
      <Button component={RouterLink} to={auditsPage} size="small">
        {t('dashboard.audit.see')}
      </Button>
    </Card>
  );
}
