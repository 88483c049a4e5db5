import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Preflight } from '@ringfence/contract/preflight';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatSoon } from '../../../ui/format-minute.ts';
import { formatCosts, formatNumber } from '../../../ui/format-number.ts';

/** How many calls it takes, whom they reach, and when it is over. */
export function ExpectedFacts({ counted }: { counted: Preflight }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { calls, ended, reached, left, finishesAt, zone, basis, costs, unpricedCalls, problems } =
    counted;
  const isTooLong = problems.some(({ code }) => code === 'takes_too_long');
  const { callsPerSecond: count, expectedCallsPerSecond, callsPerDay } = basis;
  const number = (count: number) => formatNumber(count, language);
  const end =
    finishesAt === null
      ? t(left > 0 && !isTooLong ? 'preflight.finishesOpen' : 'preflight.finishesNever')
      : formatSoon(finishesAt, language, zone);
  return (
    <Box>
      <Typography variant="h3">{t('preflight.expected')}</Typography>
      <FactList
        facts={[
          { term: t('preflight.calls'), value: number(calls) },
          { term: t('preflight.ended'), value: number(ended) },
          { term: t('preflight.reached'), value: number(reached) },
          ...(left === 0 ? [] : [{ term: t('preflight.left'), value: number(left) }]),
          ...(calls === 0 ? [] : [{ term: t('preflight.finishes'), value: end }]),
          ...(costs.length === 0
            ? []
            : [{ term: t('preflight.cost'), value: formatCosts(costs, language) }]),
          {
            term: t('preflight.pace'),
            value:
              expectedCallsPerSecond < count
                ? t('preflight.paceShared', {
                    most: number(count),
                    pace: number(expectedCallsPerSecond),
                  })
                : t('preflight.paceValue', { count }),
          },
          ...(callsPerDay === null
            ? []
            : [{ term: t('preflight.daily'), value: number(callsPerDay) }]),
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {basis.isOwn
          ? t('preflight.basisOwn', { count: basis.calls, calls: number(basis.calls) })
          : t('preflight.basisUsual')}{' '}
        {basis.accountCallsPerSecond === null ? t('preflight.paceAssumed') : ''}{' '}
        {unpricedCalls === 0
          ? ''
          : t('preflight.unpriced', { count: unpricedCalls, calls: number(unpricedCalls) })}
      </Typography>
    </Box>
  );
}
