import BlockIcon from '@mui/icons-material/BlockOutlined';
import NoteIcon from '@mui/icons-material/InfoOutlined';
import DeferIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { Reason } from '@ringfence/contract/decisions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMinute } from '../../../ui/format-minute.ts';
import { explainLift, explainReason, nameRule } from '../reason-words.ts';

const icons = { allow: NoteIcon, defer: DeferIcon, block: BlockIcon };
const colors = { allow: 'success.main', defer: 'info.main', block: 'error.main' };

function ReasonEntry({ reason }: { reason: Reason }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { code, version, citation, verdict, until, liftedBy } = reason;
  const Icon = icons[verdict];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
      <Icon
        role="img"
        aria-label={t(`decisions.verdicts.${verdict}`)}
        aria-hidden={false}
        sx={{ color: colors[verdict], mt: '1px' }}
        fontSize="small"
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {verdict === 'allow'
            ? t('decisions.note', { rule: nameRule(code, t) })
            : explainReason(code, t, liftedBy)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {verdict === 'allow' ? null : (
            <Box>{t('decisions.liftedBy', { way: explainLift(reason, t) })}</Box>
          )}
          {until === null ? null : (
            <Box>{t('decisions.ruleUntil', { moment: formatMinute(until, language, zone) })}</Box>
          )}
          {citation} · {code} {t('decisions.version', { version })}
        </Box>
      </Box>
    </Box>
  );
}

/** What speaks against a call, and what permits it, each with its law, its end and the way out. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {reasons.map((reason) => (
        <ReasonEntry key={reason.code} reason={reason} />
      ))}
    </Box>
  );
}
