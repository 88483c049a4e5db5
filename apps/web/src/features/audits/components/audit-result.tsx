import Box from '@mui/material/Box';
import type { Audit } from '@ringfence/contract/audits';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { countFaults } from '../judge-audits.ts';

/** How an audit ended, or that it has not. What was found already is shown while it goes on. */
export function AuditResult({ audit }: { audit: Audit }) {
  const { t } = useTranslation('audits');
  const { state, violations, chainFaults } = audit;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {state === 'finished' ? null : (
        <StatusChip tone={state === 'running' ? 'info' : 'warning'} label={t(`results.${state}`)} />
      )}
      {violations === 0 ? null : (
        <StatusChip tone="error" label={t('results.found', { count: violations })} />
      )}
      {chainFaults === 0 ? null : (
        <StatusChip tone="error" label={t('results.chain', { count: chainFaults })} />
      )}
      {state === 'finished' && countFaults(audit) === 0 ? (
        <StatusChip tone="success" label={t('results.clean')} />
      ) : null}
    </Box>
  );
}
