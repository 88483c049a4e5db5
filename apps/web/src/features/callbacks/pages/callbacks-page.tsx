import CallbackIcon from '@mui/icons-material/PhoneCallbackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ListedCallback } from '@ringfence/contract/callbacks';
import { callbackStates } from '@ringfence/domain/callbacks/callback-words';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { ScheduledHeader } from '../../activity/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { useCallbackPages } from '../api.ts';
import {
  CallbackAsked,
  CallbackDetails,
  CallbackState,
  CallbackTime,
} from '../components/callback-words.tsx';
import { SettleButtons } from '../components/settle-buttons.tsx';

const everything = 'all';

function useCallbackColumns(): Column<ListedCallback>[] {
  const { t } = useTranslation('callbacks');
  const mayWork = useMayDo('callbacks.work');
  return [
    {
      id: 'person',
      header: t('columns.person'),
      render: (callback) => (
        <>
          <TextLink to={`/debtors/contacts/${callback.contact.id}`}>
            {callback.contact.fullName}
          </TextLink>
          <CallbackDetails callback={callback} />
        </>
      ),
    },
    {
      id: 'asked',
      header: t('columns.asked'),
      render: ({ askedHow, askedAt, recordedBy }) => (
        <CallbackAsked {...{ askedHow, askedAt, recordedBy }} />
      ),
    },
    {
      id: 'suits',
      header: t('columns.suits'),
      render: (callback) => <CallbackTime {...callback} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      isShort: true,
      render: ({ state }) => <CallbackState state={state} />,
    },
    ...useOrganizationColumn<ListedCallback>(),
    ...(mayWork
      ? [
          {
            id: 'actions',
            header: t('columns.actions'),
            render: ({ id, state, organization, contact, isForbidden }: ListedCallback) =>
              state === 'open' ? (
                <SettleButtons
                  callbackId={id}
                  organizationId={organization.id}
                  name={contact.fullName}
                  isForbidden={isForbidden}
                />
              ) : null,
          },
        ]
      : []),
  ];
}

/** Whom to call back; those that are open unless the address names another state. */
export function CallbacksPage() {
  const { t } = useTranslation('callbacks');
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('state') ?? 'open';
  const state = callbackStates.find((known) => known === chosen) ?? null;
  const pages = useCallbackPages(state);
  return (
    <>
      <ScheduledHeader tab="callbacks" actions={<LiveIndicator />} />
      <Card>
        <Box role="search" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ maxWidth: 320 }}>
            <SelectInput
              id="callback-state"
              label={t('filter')}
              options={[
                ...callbackStates.map((value) => ({ value, label: t(`states.${value}`) })),
                { value: everything, label: t('everything') },
              ]}
              value={state ?? everything}
              onChange={(value) =>
                setSearch((before) => {
                  const after = new URLSearchParams(before);
                  after.set('state', value);
                  return after;
                })
              }
              error={null}
              disabled={false}
            />
          </Box>
        </Box>
        <PagedRecords
          caption={t('caption')}
          columns={useCallbackColumns()}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.callbacks)}
          getKey={({ id }) => id}
          loadingLabel={t('loading')}
          empty={
            <EmptyState
              icon={<CallbackIcon fontSize="inherit" />}
              title={t('emptyTitle')}
              body={t('emptyBody')}
              action={
                <Button component={RouterLink} to="/debtors/contacts" variant="outlined">
                  {t('emptyAction')}
                </Button>
              }
            />
          }
        />
      </Card>
    </>
  );
}
