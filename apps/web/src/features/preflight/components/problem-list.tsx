import Box from '@mui/material/Box';
import type { PreflightProblem } from '@ringfence/contract/preflight';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Where a problem can be mended, beside the form itself. */
const mends: Partial<
  Record<
    PreflightProblem['code'],
    { to: string; label: 'script' | 'line' | 'numbers' | 'accounts' | 'upload' | 'people' | 'halt' }
  >
> = {
  script_not_approved: { to: '/settings/scripts', label: 'script' },
  ring_back_missing: { to: '/settings/staffed-lines', label: 'line' },
  caller_id_unusable: { to: '/settings/caller-ids', label: 'numbers' },
  pool_without_numbers: { to: '/settings/caller-ids', label: 'numbers' },
  account_shared: { to: '/settings/caller-ids', label: 'numbers' },
  numbers_spent: { to: '/settings/caller-ids', label: 'numbers' },
  places_taken: { to: '/settings/staffed-lines', label: 'line' },
  account_inactive: { to: '/settings/carrier-accounts', label: 'accounts' },
  script_lacks: { to: '/settings/scripts', label: 'script' },
  upload_under_way: { to: '/debtors/upload', label: 'upload' },
  calls_halted: { to: '/activity/scheduled/campaigns', label: 'halt' },
  nobody_on_lists: { to: '/debtors/upload', label: 'people' },
};
/** The campaign can start like that, and does what it says. */
const harmless: readonly PreflightProblem['code'][] = [
  'upload_under_way',
  'script_lacks',
  'ends_before_finishing',
  'takes_too_long',
  'account_shared',
  'numbers_spent',
  'places_taken',
  'best_hour_unknown',
  'best_hour_moves',
];

interface ProblemListProps {
  problems: readonly PreflightProblem[];
  /** Who has no value for something that the script names is said elsewhere. */
  hidesLacking: boolean;
}

/** What stands in the way of a campaign, each with its mend. */
export function ProblemList({ problems, hidesLacking }: ProblemListProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const shown = problems.filter(({ code }) => !hidesLacking || code !== 'script_lacks');
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {shown.map(({ code, people, variable, list }) => {
        const mend = mends[code];
        return (
          <Notice
            key={`${code} ${variable ?? ''}${list?.id ?? ''}`}
            kind={harmless.includes(code) ? 'info' : 'error'}
          >
            {t(`preflight.problems.${code}`, {
              count: people ?? 0,
              people: formatNumber(people ?? 0, language),
              variable: variable ?? '',
              list: list?.name ?? '',
            })}{' '}
            {mend === undefined ? null : (
              <TextLink to={mend.to}>{t(`preflight.mends.${mend.label}`)}</TextLink>
            )}
          </Notice>
        );
      })}
    </Box>
  );
}
