import BlockIcon from '@mui/icons-material/BlockOutlined';
import AllowIcon from '@mui/icons-material/CheckCircleOutlined';
import SilentIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import DeferIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Reason } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { explainReason, nameRule } from '../reason-words.ts';

const icons = { allow: AllowIcon, defer: DeferIcon, block: BlockIcon };
const colors = { allow: 'success.main', defer: 'info.main', block: 'error.main' };

interface RuleListProps {
  label: string;
  reasons: readonly Reason[];
  isNarrow: boolean;
  /** Whether they had nothing to say of the call. */
  isSilent?: boolean;
}

function RuleList({ label, reasons, isNarrow, isSilent = false }: RuleListProps) {
  const { t } = useTranslation('work');
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(isNarrow ? {} : { md: 'repeat(2, minmax(0, 1fr))' }),
        },
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {reasons.map(({ code, version, citation, verdict }) => {
        const Icon = isSilent ? SilentIcon : icons[verdict];
        return (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
            <Icon
              role="img"
              aria-label={
                isSilent ? t('decisions.why.notApplying') : t(`decisions.verdicts.${verdict}`)
              }
              aria-hidden={false}
              sx={{ color: isSilent ? 'text.secondary' : colors[verdict], mt: '1px' }}
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

interface RuleGroupsProps {
  reasons: readonly Reason[];
  notApplying: readonly string[];
  isNarrow: boolean;
}

/** Every rule that was asked: what spoke against the call, what it passed, and what had nothing to say of it. */
export function RuleGroups({ reasons, notApplying, isNarrow }: RuleGroupsProps) {
  const { t } = useTranslation('work');
  const silent = new Set(notApplying);
  const isSilent = ({ code, verdict }: Reason) => verdict === 'allow' && silent.has(code);
  const groups = [
    { name: 'against', reasons: reasons.filter(({ verdict }) => verdict !== 'allow') },
    {
      name: 'passed',
      reasons: reasons.filter((one) => one.verdict === 'allow' && !isSilent(one)),
    },
    { name: 'notApplying', reasons: reasons.filter(isSilent) },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {groups
        .filter((group) => group.reasons.length > 0)
        .map((group) => (
          <Box key={group.name}>
            <Typography variant="h3" sx={{ mb: 1.5 }}>
              {t(`decisions.why.${group.name}`)}
            </Typography>
            <RuleList
              label={t(`decisions.why.${group.name}`)}
              reasons={group.reasons}
              isNarrow={isNarrow}
              isSilent={group.name === 'notApplying'}
            />
          </Box>
        ))}
    </Box>
  );
}
