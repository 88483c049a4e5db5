import Box from '@mui/material/Box';
import type { Money } from '@ringfence/contract/common';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoney } from '../../../ui/format-number.ts';

/** What is owed together, one amount a currency. */
export function ListBalances({ balances }: { balances: readonly Money[] }) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  if (balances.length === 0) {
    return <>{t('lists.noBalance')}</>;
  }
  return (
    <>
      {balances.map((balance) => (
        <Box key={balance.currency}>{formatMoney(balance, language)}</Box>
      ))}
    </>
  );
}
