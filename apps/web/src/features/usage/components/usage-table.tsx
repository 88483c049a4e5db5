import type { MonthOfUsage } from '@ringfence/contract/usage';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { formatMonth } from '../format-month.ts';

export function UsageTable({ months }: { months: readonly MonthOfUsage[] }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const columns: Column<MonthOfUsage>[] = [
    {
      id: 'month',
      header: t('billing.month'),
      render: ({ month }) => formatMonth(month, language),
    },
    {
      id: 'calls',
      header: t('billing.calls'),
      isNumeric: true,
      render: ({ calls }) => formatNumber(calls, language),
    },
    {
      id: 'minutes',
      header: t('billing.minutes'),
      isNumeric: true,
      render: ({ minutes }) => formatNumber(minutes, language),
    },
  ];
  return (
    <RecordTable
      caption={t('billing.caption')}
      columns={columns}
      rows={months}
      getKey={({ month }) => month}
    />
  );
}
