import { promiseStates, promiseWays } from '@ringfence/domain/promises/promise-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { useCampaignName } from '../api.ts';
import { everyPromise, everyState, type PromiseView, promiseOrders } from '../money-address.ts';
import {
  AddressDay,
  AddressSelect,
  MoneyFilterBar,
  useChangeAddress,
} from './money-filter-bar.tsx';

/** When they were settled, as a figure of the dashboard asks for it. */
function useSettledChip({ settledFrom, settledTo }: PromiseView['filter']) {
  const { t } = useTranslation('promises');
  const { language } = useLanguage();
  if (settledFrom === undefined && settledTo === undefined) return undefined;
  const say = (day: string | undefined) => (day === undefined ? '…' : formatDate(day, language));
  const label =
    settledFrom === settledTo
      ? t('filters.settledOn', { day: say(settledFrom) })
      : t('filters.settled', { from: say(settledFrom), to: say(settledTo) });
  return { label, without: { 'settled-from': '', 'settled-to': '' } };
}

/** The campaign whose calls brought them, as a figure of its page asks for it. */
function useCampaignChip({ campaignId }: PromiseView['filter']) {
  const { t } = useTranslation('promises');
  const name = useCampaignName(campaignId);
  if (campaignId === undefined) return undefined;
  return { label: t('filters.campaign', { name: name ?? '…' }), without: { campaign: '' } };
}

export function PromiseFilters({ filter, order }: PromiseView) {
  const { t } = useTranslation('promises');
  const { t: tContact } = useTranslation('contact');
  const change = useChangeAddress();
  const chips = [useSettledChip(filter), useCampaignChip(filter)].filter(
    (chip) => chip !== undefined,
  );
  return (
    <MoneyFilterBar chips={chips} onClear={() => change(everyPromise)}>
      <AddressSelect
        name="state"
        label={t('filters.state')}
        options={[
          ...promiseStates.map((value) => ({ value, label: tContact(`promises.states.${value}`) })),
          { value: everyState, label: t('filters.everyState') },
        ]}
        value={filter.state ?? everyState}
      />
      <AddressSelect
        name="how"
        label={t('filters.how')}
        options={[
          { value: '', label: t('filters.anyWay') },
          ...promiseWays.map((value) => ({ value, label: t(`ways.${value}`) })),
        ]}
        value={filter.madeHow ?? ''}
      />
      <AddressDay name="due-from" label={t('filters.dueFrom')} />
      <AddressDay name="due-to" label={t('filters.dueTo')} />
      <AddressSelect
        name="order"
        label={t('filters.order')}
        options={promiseOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={order}
      />
    </MoneyFilterBar>
  );
}
