import BlockIcon from '@mui/icons-material/BlockOutlined';
import AllowIcon from '@mui/icons-material/CheckCircleOutlined';
import DeferIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { Reason } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { explainReason, nameRule } from '../reason-words.ts';

const icons = { allow: AllowIcon, defer: DeferIcon, block: BlockIcon };
const colors = { allow: 'success.main', defer: 'info.main', block: 'error.main' };

/** Every rule that was asked, with what it said. */
export function RuleList({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('work');
  return (
    <Box
      component="ul"
      aria-label={t('decisions.why.rules')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {reasons.map(({ code, version, citation, verdict }) => {
        const Icon = icons[verdict];
        return (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
            <Icon
              role="img"
              aria-label={t(`decisions.verdicts.${verdict}`)}
              aria-hidden={false}
              sx={{ color: colors[verdict], mt: '1px' }}
              fontSize="small"
            />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {verdict === 'allow' ? nameRule(code, t) : explainReason(code, t)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {citation} · {code} {t('decisions.version', { version })}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
