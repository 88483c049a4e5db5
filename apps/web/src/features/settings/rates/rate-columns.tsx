import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { formatCost } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';

interface ColumnOptions {
  t: TFunction<'settings'>;
  language: Language;
  nameCountry: (country: string | null) => string;
  /** Null for people who may not change anything. */
  actions: {
    isBusy: boolean;
    onChange: (rate: CarrierRate) => void;
    onRemove: (rate: CarrierRate) => void;
  } | null;
}

export function createRateColumns(options: ColumnOptions): Column<CarrierRate>[] {
  const { t, language, nameCountry, actions } = options;
  const amount = (amountMicro: number, currency: string) =>
    formatCost({ amountMicro, currency }, language);
  const columns: Column<CarrierRate>[] = [
    {
      id: 'country',
      header: t('rates.columns.country'),
      render: ({ country }) => nameCountry(country),
    },
    {
      id: 'perMinute',
      header: t('rates.columns.perMinute'),
      isNumeric: true,
      render: ({ perMinuteMicro, currency }) => amount(perMinuteMicro, currency),
    },
    {
      id: 'perCall',
      header: t('rates.columns.perCall'),
      isNumeric: true,
      render: ({ perCallMicro, currency }) => amount(perCallMicro, currency),
    },
    {
      id: 'increment',
      header: t('rates.columns.increment'),
      isNumeric: true,
      render: ({ incrementSeconds }) => t('rates.increment', { count: incrementSeconds }),
    },
  ];
  if (actions === null) {
    return columns;
  }
  return [
    ...columns,
    {
      id: 'actions',
      header: t('rates.columns.actions'),
      render: (rate) => (
        <ActionMenu
          label={t('rates.actionsFor', { country: nameCountry(rate.country) })}
          disabled={actions.isBusy}
          actions={[
            { id: 'change', label: t('rates.change'), onChoose: () => actions.onChange(rate) },
            {
              id: 'remove',
              label: t('rates.remove'),
              onChoose: () => actions.onRemove(rate),
              isGrave: true,
            },
          ]}
        />
      ),
    },
  ];
}
