import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkplace } from '../../access/index.ts';

const usuallyTheSame = 5 * 60_000;

/**
 * One line where calls are shown that nobody gets: every account simulates them, or some do. Across organizations only
 * the installation's accounts are known. A demo has no others that reach people; elsewhere the line says no more than
 * that simulated calls reach nobody.
 */
export function SimulatorNote() {
  const { t } = useTranslation('work');
  const { organization, queries } = useWorkplace();
  const { data } = useQuery(
    queries.carrierAccounts.list.queryOptions({ staleTime: usuallyTheSame }),
  );
  const used = data?.accounts.filter(({ state }) => state === 'active') ?? [];
  const simulated = used.filter(({ carrier }) => !carrier.reachesPeople);
  const isAcross = organization === null;
  const isDemo = data?.carriers.every((one) => !one.reachesPeople || one.obstacle === 'demo');
  const isEveryCall = simulated.length === used.length && (!isAcross || isDemo === true);
  return simulated.length === 0 ? null : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t(isEveryCall ? 'calls.simulatorNote' : 'calls.simulatorPart')}
    </Typography>
  );
}
