import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ListedPromise } from '@ringfence/contract/promises';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { ScheduledHeader } from '../../activity/index.ts';
import { LateCancelDialog } from '../../contacts/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { usePromisePages } from '../api.ts';
import { MoneyEmpty } from '../components/money-empty.tsx';
import { useChangeAddress } from '../components/money-filter-bar.tsx';
import { usePromiseColumns } from '../components/promise-columns.tsx';
import { PromiseFilters } from '../components/promise-filters.tsx';
import { everyPromise, everyState, isNarrowed, readPromiseView } from '../money-address.ts';

/** Who promised to pay what and when; what is open unless the address names another state. */
export function PromisesPage() {
  const { t } = useTranslation('promises');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const view = readPromiseView(search);
  const pages = usePromisePages(view);
  const [ending, setEnding] = useState<ListedPromise | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const columns = usePromiseColumns((promise) => {
    setDone(null);
    setEnding(promise);
  });
  const isLeftOut = isNarrowed(search) || ![null, everyState].includes(search.get('state'));
  const isSearchCut = pages.data?.pages.some((page) => page.isSearchCut) === true;
  return (
    <>
      <ScheduledHeader tab="promises" actions={<LiveIndicator />} />
      <Box role="status">{done === null ? null : <Notice kind="info">{done}</Notice>}</Box>
      <Card>
        <PromiseFilters {...view} />
        {isSearchCut ? <Notice kind="info">{t('searchCut')}</Notice> : null}
        <PagedRecords
          caption={t('captions.promises')}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.promises)}
          getKey={({ id }) => id}
          loadingLabel={t('loading.promises')}
          empty={
            <MoneyEmpty
              tab="promises"
              onClear={isLeftOut ? () => change(everyPromise) : undefined}
            />
          }
        />
      </Card>
      {ending === null ? null : (
        <LateCancelDialog
          organizationId={ending.organization.id}
          promise={ending}
          onClose={() => setEnding(null)}
          onDone={({ message }) => {
            setEnding(null);
            setDone(message);
          }}
        />
      )}
    </>
  );
}
