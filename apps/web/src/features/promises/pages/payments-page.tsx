import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ListedPayment } from '@ringfence/contract/payments';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { formatMoney } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationColumn } from '../../access/index.ts';
import { ScheduledHeader } from '../../activity/index.ts';
import { useImportLink } from '../../imports/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { usePaymentPages } from '../api.ts';
import { DebtCell } from '../components/debt-cell.tsx';
import { MoneyEmpty } from '../components/money-empty.tsx';
import {
  AddressDay,
  AddressSelect,
  MoneyFilterBar,
  useChangeAddress,
} from '../components/money-filter-bar.tsx';
import { everyPayment, isNarrowed, readPaymentFilter, standings } from '../money-address.ts';

/** Where it came from: a file that can be opened, somebody, or a program. */
function Source({ payment }: { payment: ListedPayment }) {
  const { t } = useTranslation('promises');
  const link = useImportLink();
  const { file, source, recordedBy, payerReference } = payment;
  return (
    <>
      {file === null ? (
        source === 'member' ? (
          recordedBy?.fullName || t('ways.member')
        ) : (
          t(`sources.${source}`)
        )
      ) : (
        <TextLink to={link(file.id)}>{file.name}</TextLink>
      )}
      {payerReference === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {payerReference}
        </Box>
      )}
    </>
  );
}

function usePaymentColumns(): Column<ListedPayment>[] {
  const { t } = useTranslation('promises');
  const { t: tContact } = useTranslation('contact');
  const { language } = useLanguage();
  return [
    {
      id: 'person',
      header: t('columns.person'),
      render: ({ contact, debt }) => (
        <>
          <TextLink to={`/debtors/contacts/${contact.id}`}>{contact.fullName}</TextLink>
          <DebtCell {...debt} />
        </>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumeric: true,
      render: ({ amount, overpaid }) => (
        <>
          {formatMoney(amount, language)}
          {overpaid.amountMinor === 0 ? null : (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {tContact('payments.overpaid', { amount: formatMoney(overpaid, language) })}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'paid',
      header: t('columns.paid'),
      isShort: true,
      render: ({ paidOn }) => formatDate(paidOn, language),
    },
    {
      id: 'state',
      header: t('columns.state'),
      isShort: true,
      render: ({ reversedAt }) => (
        <StatusChip
          tone={reversedAt === null ? 'success' : 'error'}
          label={tContact(reversedAt === null ? 'payments.received' : 'payments.reversed')}
        />
      ),
    },
    {
      id: 'source',
      header: t('columns.source'),
      render: (payment) => <Source payment={payment} />,
    },
    ...useOrganizationColumn<ListedPayment>(),
  ];
}

/** What came in, the newest first. */
export function PaymentsPage() {
  const { t } = useTranslation('promises');
  const { t: tContact } = useTranslation('contact');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const filter = readPaymentFilter(search);
  const pages = usePaymentPages(filter);
  const clear = () => change(everyPayment);
  const isSearchCut = pages.data?.pages.some((page) => page.isSearchCut) === true;
  return (
    <>
      <ScheduledHeader tab="payments" actions={<LiveIndicator />} />
      <Card>
        <MoneyFilterBar onClear={clear}>
          <AddressSelect
            name="standing"
            label={t('filters.state')}
            options={[
              { value: '', label: t('filters.everyState') },
              ...standings.map((value) => ({ value, label: tContact(`payments.${value}`) })),
            ]}
            value={filter.standing ?? ''}
          />
          <AddressDay name="from" label={t('filters.paidFrom')} />
          <AddressDay name="to" label={t('filters.paidTo')} />
        </MoneyFilterBar>
        {isSearchCut ? <Notice kind="info">{t('searchCut')}</Notice> : null}
        <PagedRecords
          caption={t('captions.payments')}
          columns={usePaymentColumns()}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.payments)}
          getKey={({ id }) => id}
          loadingLabel={t('loading.payments')}
          empty={<MoneyEmpty tab="payments" onClear={isNarrowed(search) ? clear : undefined} />}
        />
      </Card>
    </>
  );
}
