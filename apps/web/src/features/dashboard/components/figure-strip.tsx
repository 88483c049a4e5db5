import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatCosts, formatNumber } from '../../../ui/format-number.ts';
import {
  answered,
  callsAddress,
  contactsAddress,
  type Days,
  heldBackAddress,
  nearLimitAddress,
  placed,
  rightPersons,
} from '../addresses.ts';
import { formatChange, formatShare, measureRate } from '../figures.ts';
import { useRowsAddress } from '../use-rows-address.ts';

interface Figure {
  term: string;
  value: string;
  lead: string;
  to: string;
}

/** As high as a figure with two lines below it, so that nothing moves when it arrives. */
export const figureHeight = 124;

function FigureCard({ term, value, lead, to }: Figure) {
  const address = useRowsAddress();
  return (
    <Card
      component={RouterLink}
      to={address(to)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: figureHeight,
        px: 2,
        py: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {term}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {lead}
      </Box>
    </Card>
  );
}

function useFigures({ calls, heldBack, callable, nearLimit }: Dashboard, days: Days): Figure[] {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const compare = (value: number, before: number) => {
    const change = formatChange(value, before, language);
    return change === null
      ? t('figure.before', { before: number(before) })
      : t('figure.change', { change, before: number(before) });
  };
  const { figures, before } = calls;
  const rate = measureRate(figures);
  const held = heldBack.deferred + heldBack.blocked;
  return [
    {
      term: t('figure.callable'),
      value: number(callable.now),
      lead: t('figure.callableLead', {
        later: number(callable.later),
        never: number(callable.never),
      }),
      to: contactsAddress('now'),
    },
    {
      term: t('figure.calls'),
      value: number(figures.calls),
      lead: [
        ...(calls.costs.length === 0
          ? []
          : [t('figure.cost', { cost: formatCosts(calls.costs, language) })]),
        compare(figures.calls, before.calls),
      ].join(' · '),
      to: callsAddress({ ...days, outcomes: placed }),
    },
    {
      term: t('figure.answered'),
      value: number(figures.answered),
      lead: [
        ...(rate === null
          ? []
          : [t('figure.answeredLead', { share: formatShare(rate, language) })]),
        compare(figures.answered, before.answered),
      ].join(' · '),
      to: callsAddress({ ...days, outcomes: answered }),
    },
    {
      term: t('figure.rightPersons'),
      value: number(figures.rightPersons),
      lead: compare(figures.rightPersons, before.rightPersons),
      to: callsAddress({ ...days, outcomes: rightPersons }),
    },
    {
      term: t('figure.heldBack'),
      value: number(held),
      lead: `${t('figure.heldBackLead', {
        deferred: number(heldBack.deferred),
        blocked: number(heldBack.blocked),
      })} · ${t('figure.before', {
        before: number(heldBack.before.deferred + heldBack.before.blocked),
      })}`,
      to: heldBackAddress(days),
    },
    {
      term: t('figure.nearLimit'),
      value: nearLimit.isCapped
        ? t('figure.atLeast', { count: nearLimit.people })
        : number(nearLimit.people),
      lead: t('figure.nearLimitLead'),
      to: nearLimitAddress,
    },
  ];
}

/** What people ask first, each leading to the rows behind it. */
export function FigureStrip({ shown, days }: { shown: Dashboard; days: Days }) {
  const figures = useFigures(shown, days);
  return (
    <Box sx={figureGrid}>
      {figures.map((figure) => (
        <FigureCard key={figure.term} {...figure} />
      ))}
    </Box>
  );
}

export const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
} as const;
