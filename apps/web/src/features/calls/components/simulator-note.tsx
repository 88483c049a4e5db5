import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkplace } from '../../access/index.ts';

const usuallyTheSame = 5 * 60_000;

/** One line where calls are shown that nobody gets: every account of the organization simulates them. */
export function SimulatorNote() {
  const { t } = useTranslation('work');
  const { organization, queries } = useWorkplace();
  const accounts = useQuery(
    queries.carrierAccounts.list.queryOptions({
      staleTime: usuallyTheSame,
      // Across organizations there are accounts of every kind.
      enabled: organization !== null,
    }),
  ).data?.accounts;
  const used = accounts?.filter(({ state }) => state === 'active') ?? [];
  const isSimulated = used.length > 0 && used.every(({ carrier }) => !carrier.reachesPeople);
  return organization === null || !isSimulated ? null : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('calls.simulatorNote')}
    </Typography>
  );
}
