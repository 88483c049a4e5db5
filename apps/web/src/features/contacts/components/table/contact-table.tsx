import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ContactRow } from '@ringfence/contract/contacts';
import type { List } from '@ringfence/contract/lists';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useSearchParameter } from '../../../../platform/use-search-parameter.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { CardOutcome } from '../../../../ui/outcome.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo, useWorkplace } from '../../../access/index.ts';
import { useListChoices } from '../../../lists/index.ts';
import { useContactCount, useContactPlace } from '../../api.ts';
import { chooseOrder } from '../../table/choose-order.ts';
import { countConditions, tidyFilter } from '../../table/contact-view.ts';
import { chooseForm, type HowMany, writeCount } from '../../table/describe-people.ts';
import { listCurrencies } from '../../table/list-currencies.ts';
import { useTrackedAction } from '../../table/tracked-action.ts';
import { useSelection } from '../../table/use-bulk.ts';
import { useContactAddress } from '../../table/use-contact-address.ts';
import { useCorrectedSearch } from '../../table/use-contact-rows.ts';
import { ActionArea } from './action-area.tsx';
import { BulkArea, type BulkOpen } from './bulk-area.tsx';
import { ContactRows } from './contact-rows.tsx';
import { DownloadButton } from './download-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SortChoice } from './sort-choice.tsx';
import { StopArea, type StopRequest } from './stop-area.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { ViewMenu } from './view-menu.tsx';

const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
}));
const ColumnDialog = lazy(async () => ({
  default: (await import('./column-dialog.tsx')).ColumnDialog,
}));

interface ContactTableProps {
  /** The list whose people are shown; left out: everybody. */
  list?: List;
}

/** How many match, as a sentence of a few words. */
function useCountWords({ count, isExact }: HowMany, isNarrowed: boolean): string {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  if (count === null) {
    return '';
  }
  const number = writeCount({ count, isExact }, language);
  if (!isExact) {
    return t(isNarrowed ? 'contacts.aboutMatching' : 'contacts.about', { number });
  }
  return t(isNarrowed ? 'contacts.matching' : 'contacts.contacts', {
    count: chooseForm(count),
    number,
  });
}

/** Everybody, or the people of one list: searched, filtered, sorted, selected and worked with. */
export function ContactTable({ list }: ContactTableProps) {
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const { key: locationKey } = useLocation();
  const { organization } = useWorkplace();
  const address = useContactAddress();
  const { view, change } = address;
  const { typed, type } = useSearchParameter('search');
  const { api, organizationId } = useContactPlace(list?.organization.id);
  const filter = list === undefined ? view.filter : { ...view.filter, listId: list.id };
  const conditions = countConditions(view.filter);
  const isNarrowed = conditions > 0 || view.filter.search !== undefined;

  const corrected = useCorrectedSearch(api.queries, { ...view, filter });
  // All that match are those in sight, though they were found by other words than were typed.
  const meant = corrected === null ? filter : { ...filter, search: corrected };
  const counted = useContactCount(api, meant);
  const lastCount = { count: null, isExact: false, ...counted.data };
  const countWords = useCountWords(lastCount, isNarrowed);
  // The figure of another filter may be read a moment longer, but nothing is decided by it.
  const matching: HowMany = counted.isPlaceholderData ? { count: null, isExact: false } : lastCount;
  const lists = useListChoices();
  const known = lists.data?.lists ?? [];
  const nameList = (listId: string) => known.find(({ id }) => id === listId)?.name ?? '…';

  const filterKey = JSON.stringify([organizationId, filter]);
  const bulk = useSelection(filterKey);
  const { track } = useTrackedAction();
  const [open, setOpen] = useState<'filter' | 'columns' | null>(null);
  const [bulkHeld, setBulkHeld] = useState<{ key: string; open: BulkOpen }>({
    key: '',
    open: null,
  });
  const setBulkOpen = (next: BulkOpen) => setBulkHeld({ key: filterKey, open: next });
  const mayList = useMayDo('lists.edit');
  const mayCall = useMayDo('campaigns.control') && mayList;
  const [stop, setStop] = useState<StopRequest | null>(null);
  const [said, setSaid] = useState<{ done: string | null; error: unknown }>({
    done: null,
    error: null,
  });
  const close = useCallback(() => setOpen(null), []);
  const recordStop = useCallback((contact: ContactRow) => setStop({ kind: 'ask', contact }), []);
  const takeBack = useCallback((contact: ContactRow) => setStop({ kind: 'standing', contact }), []);

  return (
    <Card>
      <CardOutcome done={said.done} error={said.error} />
      <TableToolbar
        sort={<SortChoice view={view} onSort={(by) => change(chooseOrder(view, by))} />}
        typed={typed}
        onType={type}
        conditions={conditions}
        onFilter={() => setOpen('filter')}
        onColumns={() => setOpen('columns')}
        views={
          organizationId === null ? null : (
            <ViewMenu
              organizationId={organizationId}
              address={address}
              {...(mayCall && counted.data?.count !== 0
                ? {
                    onCall: () => {
                      bulk.selectAll();
                      setBulkOpen('call');
                    },
                  }
                : {})}
              onDone={(done) => setSaid({ done, error: null })}
              onFailed={(error) => setSaid({ done: null, error })}
            />
          )
        }
      />
      <FilterChips
        filter={view.filter}
        nameList={nameList}
        onChange={(next) => change({ filter: tidyFilter(next) })}
      />
      <ActionArea organizationId={organizationId} />
      <StopArea request={stop} onChange={setStop} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 40,
          px: 2.5,
          pb: 1,
        }}
      >
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {corrected === null ? null : (
            <Box sx={{ color: 'text.primary' }}>
              {t('contacts.near', { search: view.filter.search ?? '', corrected })}
            </Box>
          )}
          {countWords}
        </Box>
        {bulk.isAnybody || counted.data?.count === 0 ? null : (
          <DownloadButton
            organizationId={organizationId}
            filter={meant}
            view={view}
            chosenViewId={address.chosenViewId}
            onSaid={setSaid}
          />
        )}
      </Box>
      {bulk.isAnybody ? (
        <BulkArea
          // As the selection: with another filter it is over.
          open={bulkHeld.key === filterKey ? bulkHeld.open : null}
          onOpen={setBulkOpen}
          bulk={bulk}
          filter={meant}
          view={view}
          chosenViewId={address.chosenViewId}
          matching={matching}
          organizationId={organizationId}
          onBegun={track}
          onSaid={setSaid}
        />
      ) : null}
      <ContactRows
        key={`${filterKey} ${view.sort} ${view.direction}`}
        queries={api.queries}
        filter={filter}
        view={view}
        placeKey={`${locationKey} ${filterKey} ${view.sort} ${view.direction}`}
        isOfList={list !== undefined}
        organizationHeader={
          list === undefined && organization === null ? tWork('workplace.organization') : null
        }
        total={matching.isExact ? matching.count : null}
        selection={bulk.selection}
        onSelect={bulk.select}
        onSelectAll={bulk.toggleAll}
        onSort={(by) => change(chooseOrder(view, by))}
        onShowAll={() => address.show(null)}
        onRecordStop={recordStop}
        onTakeBack={takeBack}
      />
      {matching.count === 0 ? null : (
        <Box sx={{ px: 2.5, py: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {tWork('contacts.revealHint')}
        </Box>
      )}
      {open === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'filter' ? (
            <FilterDrawer
              filter={view.filter}
              currencies={listCurrencies(list === undefined ? known : [list])}
              lists={list === undefined ? known : null}
              onClose={close}
              onApply={(next) => {
                close();
                change({ filter: tidyFilter(next) });
              }}
            />
          ) : (
            <ColumnDialog
              columns={view.columns}
              onClose={close}
              onApply={(columns) => {
                close();
                address.changeColumns(columns);
              }}
            />
          )}
        </LateArea>
      )}
    </Card>
  );
}
