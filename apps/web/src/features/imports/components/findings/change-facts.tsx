import Typography from '@mui/material/Typography';
import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { formatMoney, formatNumber } from '../../../../ui/format-number.ts';

const changes = [
  'balances',
  'debtsAdded',
  'debtsPaid',
  'debtsRecalled',
  'phones',
  'names',
  'addresses',
  'consentsGiven',
  'consentsTakenBack',
  'restricted',
  'inconvenient',
] as const;

/** What the file changes for people who are stored already, and who is not called all the same. */
export function ChangeFacts({ findings }: { findings: ImportFindings }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const count = (term: string, value: number) =>
    value === 0 ? [] : [{ term, value: formatNumber(value, language) }];
  const facts = [
    ...changes.flatMap((change) =>
      count(t(`findings.changes.${change}`), findings.changes[change]),
    ),
    ...findings.balanceMoves
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map((money) => ({
        term: `${t('findings.balanceMoves')} ${money.currency}`,
        value: `${money.amountMinor > 0 ? '+' : ''}${formatMoney(money, language)}`,
      })),
    ...count(t('findings.suppressed'), findings.suppressed),
  ];
  return facts.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{t('findings.noChanges')}</Typography>
  ) : (
    <FactList facts={facts} />
  );
}
