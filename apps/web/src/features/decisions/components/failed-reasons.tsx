import Box from '@mui/material/Box';
import type { Reason } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { explainReason } from '../reason-words.ts';

/** The rules that do not allow a call, in plain words and with their citations. */
export function FailedReasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('work');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {reasons.map(({ code, citation, liftedBy }) => (
        <li key={code}>
          {explainReason(code, t, liftedBy)}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{citation}</Box>
        </li>
      ))}
    </Box>
  );
}
