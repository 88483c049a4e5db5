import BlockIcon from '@mui/icons-material/BlockOutlined';
import AllowIcon from '@mui/icons-material/CheckCircleOutlined';
import NothingIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import DeferIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactLedger } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { summariseLedger } from '../../summarise-ledger.ts';
import { UntilTimes } from './until-times.tsx';

const icons = { allow: AllowIcon, defer: DeferIcon, block: BlockIcon, nothing: NothingIcon };
const colors = {
  allow: 'success.main',
  defer: 'info.main',
  block: 'error.main',
  nothing: 'text.secondary',
};

/** The answer in one line: whether the person may be called, or when. */
export function LedgerSummary({ ledger }: { ledger: ContactLedger }) {
  const { t } = useTranslation('contact');
  const summary = summariseLedger(ledger);
  const { verdict } = summary;
  const Icon = icons[verdict];
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Icon aria-hidden sx={{ color: colors[verdict], fontSize: 32 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ color: colors[verdict] }}>
          {t(`ledger.summary.${verdict}`)}
        </Typography>
        <Box>{t(`ledger.summary.${verdict}Body`)}</Box>
        {summary.verdict === 'defer' ? (
          <UntilTimes at={summary.until} zones={ledger.zones.map(({ zone }) => zone)} />
        ) : null}
      </Box>
    </Box>
  );
}
