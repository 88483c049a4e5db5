import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactFilter, ContactRow } from '@ringfence/contract/contacts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { ApiQueries } from '../../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { createPlace, findPlace, keepPlace } from '../../../../ui/virtual-table/kept-places.ts';
import { VirtualTable } from '../../../../ui/virtual-table/virtual-table.tsx';
import type { ContactView } from '../../table/contact-view.ts';
import { isSelected, judgeAllBox, type Selection } from '../../table/selection.ts';
import { pageSize, useContactRows } from '../../table/use-contact-rows.ts';
import { useRowSelection } from '../../table/use-row-selection.ts';
import { useContactAhead } from '../../use-contact-ahead.ts';
import { ContactMenu } from '../contact-menu.tsx';
import { NoContacts } from './no-contacts.tsx';
import { createTableColumns, listShownColumns } from './table-columns.tsx';

interface ContactRowsProps {
  queries: ApiQueries;
  /** With the list that the page is about. */
  filter: ContactFilter;
  view: ContactView;
  /** Unlike for every page that somebody may come back to. */
  placeKey: string;
  isOfList: boolean;
  /** Where rows of several organizations stand together: what the column is called. */
  organizationHeader: string | null;
  total: number | null;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onSelectAll: () => void;
  onSort: (by: string) => void;
  onShowAll: () => void;
  onRecordStop: (contact: ContactRow) => void;
  onTakeBack: (contact: ContactRow) => void;
}

/** Who matches, with the loading, empty and failed states. Made again for every filter and order. */
export function ContactRows(props: ContactRowsProps) {
  useContactAhead();
  const { queries, filter, view, placeKey, organizationHeader, selection, onSelect } = props;
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const { t: tShared } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [place] = useState(() => findPlace(placeKey) ?? createPlace(pageSize));
  const found = useContactRows(queries, { ...view, filter }, place.pages);
  const columns = useMemo(
    () => createTableColumns({ t, tWork, language, organizationHeader }),
    [t, tWork, language, organizationHeader],
  );
  const isSpanning = organizationHeader !== null;
  const shown = useMemo(
    () => listShownColumns(view.columns, isSpanning),
    [view.columns, isSpanning],
  );
  const { news, select } = useRowSelection(found, selection, onSelect);
  const pages = useRef(found.pages);
  useEffect(() => {
    pages.current = found.pages;
  });
  const onPlace = useCallback(
    (seen: { offset: number; active: number; measured: typeof place.measured }) =>
      keepPlace(placeKey, { ...seen, pages: pages.current }),
    [placeKey],
  );

  const { onRecordStop, onTakeBack } = props;
  const renderActions = useCallback(
    (contact: ContactRow) => (
      <ContactMenu
        key={contact.id}
        contact={contact}
        onRecordStop={onRecordStop}
        onTakeBack={onTakeBack}
      />
    ),
    [onRecordStop, onTakeBack],
  );

  if (found.error !== null) {
    return <ErrorState error={found.error} onRetry={() => void found.retry()} />;
  }
  if (found.isEmpty) {
    return (
      <NoContacts filter={view.filter} isOfList={props.isOfList} onShowAll={props.onShowAll} />
    );
  }

  return (
    <>
      {found.hasGaps ? (
        <Box sx={{ px: 2.5, pb: 1.5 }}>
          <Notice kind="error">
            {t('contacts.pageFailed')}{' '}
            <Button size="small" onClick={() => void found.retry()} sx={{ minHeight: 28, py: 0 }}>
              {tShared('common.retry')}
            </Button>
          </Notice>
        </Box>
      ) : null}
      {news === null ? null : (
        <Box {...(news.kind === 'reading' ? { role: 'status' } : {})} sx={{ px: 2.5, py: 1.5 }}>
          <Notice kind={news.kind === 'reading' ? 'info' : 'error'}>
            {news.kind === 'tooLong'
              ? t('bulk.range.tooLong', { number: formatNumber(news.ticked, language) })
              : t(`bulk.range.${news.kind}`)}
          </Notice>
        </Box>
      )}
      <VirtualTable
        label={t('contacts.caption')}
        columns={columns}
        shown={shown}
        rows={found.rows}
        total={found.end ?? props.total}
        rowAt={found.rowAt}
        getKey={({ id }) => id}
        onWindow={found.onWindow}
        place={place}
        onPlace={onPlace}
        selection={{
          isSelected: ({ id }) => isSelected(selection, id),
          onSelect: select,
          all: judgeAllBox(selection),
          onSelectAll: props.onSelectAll,
          labelOf: ({ fullName }) => t('contacts.selectRow', { name: fullName }),
          allLabel: t('contacts.selectAll'),
        }}
        sort={{ by: view.sort, direction: view.direction }}
        onSort={props.onSort}
        onOpen={({ id }) => void navigate(`/debtors/contacts/${id}`)}
        renderActions={renderActions}
        actionsLabel={t('contacts.columns.actions')}
        loadingLabel={t('contacts.loadingRow')}
      />
    </>
  );
}
