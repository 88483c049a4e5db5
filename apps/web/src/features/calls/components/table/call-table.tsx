import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SortIcon from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CallFilter } from '@ringfence/contract/calls';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { openDownload } from '../../../../platform/open-download.ts';
import { useSearchParameter } from '../../../../platform/use-search-parameter.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { CardOutcome } from '../../../../ui/outcome.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo, useWorkplace } from '../../../access/index.ts';
import { newCampaignPage } from '../../../campaigns/index.ts';
import { useCallChoices, useCallCount, useCallDownload } from '../../api.ts';
import { countConditions, tidyFilter } from '../../table/call-view.ts';
import {
  type ChoosableColumn,
  listFileColumns,
  readRememberedColumns,
  rememberColumns,
} from '../../table/chosen-columns.ts';
import type { Choices } from '../../table/describe-filter.ts';
import type { CallAddress } from '../../table/use-call-address.ts';
import { CallColumnMenu } from './call-column-menu.tsx';
import { CallFilterChips } from './call-filter-chips.tsx';
import { CallRows } from './call-rows.tsx';
import { CallViewMenu } from './call-view-menu.tsx';

const CallFilterDrawer = lazy(async () => ({
  default: (await import('./call-filter-drawer.tsx')).CallFilterDrawer,
}));

const noChoices: Choices = { campaigns: [], lists: [], callerIds: [], accounts: [] };
const longestSearch = 100;

/** How many match, in a few words. */
function useCountWords(filter: CallFilter): { words: string; total: number | null } {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const counted = useCallCount(useWorkplace(), filter);
  if (counted.data === undefined) {
    return { words: '', total: null };
  }
  const { count, isExact } = counted.data;
  const number = formatNumber(count, language);
  return {
    words: isExact ? t('calls.count.calls', { count, number }) : t('calls.count.about', { number }),
    total: isExact && !counted.isPlaceholderData ? count : null,
  };
}

function NoCalls({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('work');
  const mayCall = useMayDo('campaigns.control');
  const icon = <PhoneIcon fontSize="inherit" />;
  if (isNarrowed) {
    return (
      <EmptyState
        icon={icon}
        title={t('calls.noMatchTitle')}
        body={t('calls.noMatchBody')}
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {t('calls.showEverything')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t('calls.emptyTitle')}
      body={t(mayCall ? 'calls.emptyBody' : 'calls.emptyBodyMember')}
      action={
        mayCall ? (
          <Button component={RouterLink} to={newCampaignPage} variant="contained">
            {t('calls.startCampaign')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The calls: searched, filtered, turned round, downloaded, and opened beside the table. */
export function CallTable({ address }: { address: CallAddress }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { queries, organization } = useWorkplace();
  const navigate = useNavigate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const mayDownload = useMayDo('calls.export');
  const { view, change } = address;
  const { typed, type } = useSearchParameter('search');
  const choices = useCallChoices({ queries }).data ?? noChoices;
  const { words, total } = useCountWords(view.filter);
  const conditions = countConditions(view.filter);
  const organizationId = organization?.id ?? null;
  const download = useCallDownload(organizationId ?? '');
  const [isFiltering, setFiltering] = useState(false);
  const [chosen, setChosen] = useState(readRememberedColumns);
  const choose = (columns: readonly ChoosableColumn[]) => {
    rememberColumns(columns);
    setChosen(columns);
  };
  const [said, setSaid] = useState<{ done: string | null; error: unknown }>({
    done: null,
    error: null,
  });
  const close = useCallback(() => setFiltering(false), []);
  const turn = () => change({ order: view.order === 'newest' ? 'oldest' : 'newest' });

  function begin() {
    download.mutate(
      {
        filter: tidyFilter(view.filter),
        order: view.order,
        columns: listFileColumns(chosen),
      },
      {
        onSuccess: (file) => {
          openDownload(file.address);
          setSaid({ done: t('calls.downloaded'), error: null });
        },
        onError: (error) => setSaid({ done: null, error }),
      },
    );
  }

  return (
    <>
      <CardOutcome done={said.done} error={said.error} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1.5,
          px: 2.5,
          pt: 2,
          pb: 1.5,
        }}
      >
        <Box component="search" sx={{ flex: '1 1 280px', maxWidth: { sm: 460 } }}>
          <TextInput
            id="call-search"
            type="text"
            label={t('calls.search')}
            autoComplete="off"
            value={typed}
            onChange={type}
            error={null}
            disabled={false}
            hint={t('calls.searchHint')}
            endAdornment={<SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />}
            attributes={{ maxLength: longestSearch, type: 'search', enterKeyHint: 'search' }}
          />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            ml: { md: 'auto' },
            pt: { sm: 1 },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          <Button
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          >
            {conditions === 0
              ? t('calls.filter.open')
              : t('calls.filter.openCount', { number: formatNumber(conditions, language) })}
          </Button>
          <Button variant="outlined" startIcon={<SortIcon />} onClick={turn}>
            {t(`calls.order.${view.order}`)}
          </Button>
          <CallColumnMenu shown={chosen} onChange={choose} />
          {organizationId === null ? null : (
            <CallViewMenu
              organizationId={organizationId}
              address={address}
              columns={chosen}
              onColumns={choose}
              onDone={(done) => setSaid({ done, error: null })}
            />
          )}
        </Box>
      </Box>
      <CallFilterChips
        filter={view.filter}
        choices={choices}
        onChange={(next) => change({ filter: tidyFilter(next) })}
      />
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
          {words}
        </Box>
        {mayDownload && organizationId !== null ? (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            disabled={download.isPending}
            onClick={begin}
            sx={{ minHeight: 32 }}
          >
            {t(download.isPending ? 'calls.downloading' : 'calls.download')}
          </Button>
        ) : null}
      </Box>
      <CallRows
        key={JSON.stringify([organizationId, view])}
        queries={queries}
        view={view}
        organizationHeader={organization === null ? t('workplace.organization') : null}
        chosen={chosen}
        total={total}
        empty={
          <NoCalls
            isNarrowed={conditions > 0 || view.filter.search !== undefined}
            onShowAll={() => address.show(null)}
          />
        }
        onOpen={({ id }) =>
          isWide ? address.openBeside(id) : void navigate(`/calls/history/${id}`)
        }
        onTurn={turn}
      />
      {isFiltering ? (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          <CallFilterDrawer
            filter={view.filter}
            choices={choices}
            onClose={close}
            onApply={(filter) => {
              close();
              change({ filter });
            }}
          />
        </LateArea>
      ) : null}
    </>
  );
}
