import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useWorkplace } from '../../access/index.ts';
import { calledAddress } from '../addresses.ts';
import { formatShare } from '../figures.ts';
import { useNewestLists } from '../figures-api.ts';
import { useRowsAddress } from '../use-rows-address.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';

/** The age of a count is shown when it is older than this. */
const freshMilliseconds = 60_000;

/** How many people of the newest lists were called at least once. */
export function ListsCard() {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const address = useRowsAddress();
  const isSpanning = useWorkplace().organization === null;
  const { data, isPending, error, refetch, dataUpdatedAt } = useNewestLists();
  if (data === undefined) {
    return (
      <SectionCard title={t('lists.title')}>
        {isPending ? (
          <LoadingSkeletons label={t('lists.loading')} rows={4} rowHeight={{ xs: 56, sm: 34 }} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </SectionCard>
    );
  }
  const lists = data.lists.filter(({ contacts }) => contacts > 0);
  const people = lists.reduce((sum, { contacts }) => sum + contacts, 0);
  const called = lists.reduce((sum, list) => sum + list.called, 0);
  const name = (list: (typeof lists)[number]) =>
    isSpanning ? `${list.name} · ${list.organization.name}` : list.name;
  const [oldest] = lists.map(({ countedAt }) => countedAt).sort();
  const isOld = oldest !== undefined && Date.parse(oldest) < dataUpdatedAt - freshMilliseconds;
  return (
    <ChartCard
      title={t('lists.title')}
      sentence={
        people === 0
          ? t('lists.empty')
          : t('lists.sentence', { share: formatShare(called / people, language) })
      }
      isEmpty={people === 0}
      note={
        isOld ? t('lists.counted', { moment: formatMoment(oldest, language, zone) }) : undefined
      }
      actions={
        <Button component={RouterLink} to={address('/debtors/list')} size="small">
          {t('lists.all')}
        </Button>
      }
      chart={
        <BarList
          label={t('lists.caption')}
          bars={lists.map((list) => ({
            key: list.id,
            name: name(list),
            value: formatShare(list.called / list.contacts, language),
            label: t('lists.bar', {
              list: name(list),
              called: formatNumber(list.called, language),
              people: formatNumber(list.contacts, language),
            }),
            length: list.called / list.contacts,
            to: calledAddress(list.id),
          }))}
        />
      }
      table={
        <PlainTable
          caption={t('lists.caption')}
          columns={[t('lists.list'), t('lists.people'), t('lists.called'), t('lists.share')]}
          rows={lists.map((list) => ({
            key: list.id,
            cells: [
              name(list),
              <RowsLink key="people" to={`/debtors/list/${list.id}`}>
                {formatNumber(list.contacts, language)}
              </RowsLink>,
              <RowsLink key="called" to={calledAddress(list.id)}>
                {formatNumber(list.called, language)}
              </RowsLink>,
              formatShare(list.called / list.contacts, language),
            ],
          }))}
        />
      }
    />
  );
}
