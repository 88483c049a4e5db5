import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DebtStanding } from '@ringfence/domain/debts/find-standing';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ActionMenu } from '../../../../ui/action-menu.tsx';
import { formatDate } from '../../../../ui/format-moment.ts';
import { formatMoney } from '../../../../ui/format-number.ts';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { useMayDo } from '../../../access/index.ts';
import { type Debt, type DebtState, debtStates } from '../../contact-part-props.ts';
import { dayOf, letsCallsBegin } from '../../debt-draft.ts';
import { nameDebt, nameDebtState } from '../../record-words.ts';

const tones: Readonly<Record<string, Tone>> = {
  open: 'info',
  promised: 'success',
  disputed: 'warning',
};

/** Every fact of a debt that is known, and that it is not known where the rules ask for it. */
function useDebtFacts(debt: Debt): { term: string; value: string }[] {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { originalMinor, balance, group, openedOn, dueOn, chargedOffOn, noticeSentOn } = debt;
  const { kind, isTimeBarred, personRole } = debt;
  const firstContactOn = dayOf(debt.firstContactAt);
  const day = (term: string, on: string | null) =>
    on === null ? [] : [{ term, value: formatDate(on, language) }];
  return [
    ...(originalMinor === null
      ? []
      : [
          {
            term: t('debts.original'),
            value: formatMoney({ ...balance, amountMinor: originalMinor }, language),
          },
        ]),
    ...day(t('debts.opened'), openedOn),
    ...day(t('debts.due'), dueOn),
    ...day(t('debts.chargedOff'), chargedOffOn),
    ...(kind === null ? [] : [{ term: t('debts.kind'), value: t(`debts.kinds.${kind}`) }]),
    ...(personRole === null
      ? []
      : [{ term: t('debts.role'), value: t(`debts.roles.${personRole}`) }]),
    ...(isTimeBarred ? [{ term: t('debts.timeBarred'), value: t('debts.isTimeBarred') }] : []),
    { term: t('debts.group'), value: group ?? t('debts.noGroup') },
    {
      term: t('debts.notice'),
      value: noticeSentOn === null ? t('debts.noNotice') : formatDate(noticeSentOn, language),
    },
    {
      term: t('debts.firstContact'),
      value:
        firstContactOn === null ? t('debts.noFirstContact') : formatDate(firstContactOn, language),
    },
  ];
}

interface DebtEntryProps {
  debt: Debt;
  /** By its own state and by what was recorded of it. */
  standing: DebtStanding;
  /** Missing for those who may only look. */
  actions?: { onChange: () => void; onMark: (state: DebtState) => void };
}

/** One debt: what is owed, since when, and how it stands. */
export function DebtEntry({ debt, standing, actions }: DebtEntryProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const mayLift = useMayDo('suppressions.lift');
  const facts = useDebtFacts(debt);
  const name = nameDebt(debt, t);
  const { state } = standing;
  const owed = { ...debt.balance, amountMinor: standing.owedMinor };
  // That calls begin again is for admins to say. A record that holds is lifted where it stands.
  const offered = debtStates.filter(
    (other) =>
      other !== state && other !== debt.state && (mayLift || !letsCallsBegin(state, other)),
  );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <StatusChip tone={tones[state] ?? 'neutral'} label={nameDebtState(state, t)} />
        {actions === undefined ? null : (
          <Box sx={{ mt: -0.75, mr: -1 }}>
            <ActionMenu
              label={t('debts.actions', { debt: name })}
              actions={offered.map((other) => ({
                id: other,
                label: t(`debts.mark.${other}`),
                onChoose: () => actions.onMark(other),
              }))}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(owed, language)}</Box>
      {facts.map(({ term, value }) => (
        <Box key={term} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {term}: {value}
        </Box>
      ))}
      {actions === undefined ? null : (
        <Button
          size="small"
          aria-label={t('debts.changeOf', { debt: name })}
          onClick={actions.onChange}
          sx={{ minHeight: 28, ml: -0.75, px: 0.75, py: 0 }}
        >
          {t('change')}
        </Button>
      )}
    </>
  );
}
