import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useWorkplace } from '../../access/index.ts';
import { useListChoices } from '../../lists/index.ts';
import { useCopiedCampaign } from '../api.ts';
import { campaignAddress } from '../campaign-address.ts';
import { nameOrigin } from '../campaign-draft.ts';
import { copyFields } from '../campaign-fields.ts';
import { CampaignForm } from './campaign-form.tsx';

/** The form for a new campaign, once the lists it can call are known. */
export function StartCampaign() {
  const { t } = useTranslation('work');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lists = useListChoices();
  const { organization } = useWorkplace();
  const copied = useCopiedCampaign(search.get('copy'));
  const wantedListId = search.get('list') ?? '';
  // A list that was just made is not among those that were loaded before it: it is not gone. Once the form is there, it
  // stays, whatever is loaded again.
  const isAwaited =
    wantedListId !== '' &&
    !lists.isFetchedAfterMount &&
    lists.isFetching &&
    !lists.data?.lists.some(({ id }) => id === wantedListId);
  if (lists.isPending || copied.isLoading || isAwaited) {
    return (
      <Card>
        <LoadingSkeletons
          label={t('campaigns.form.loadingLists')}
          rows={4}
          rowHeight={{ xs: 72, sm: 72 }}
        />
      </Card>
    );
  }
  if (lists.data === undefined) {
    return (
      <Card>
        <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />
      </Card>
    );
  }
  if (lists.data.lists.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ListIcon fontSize="inherit" />}
          title={t('campaigns.form.noListsTitle')}
          body={t('campaigns.form.noListsBody')}
          action={
            <Button component={RouterLink} to="/debtors/upload" variant="contained">
              {t('campaigns.form.upload')}
            </Button>
          }
        />
      </Card>
    );
  }
  const origin = nameOrigin(search);
  const form = (
    <CampaignForm
      // The names and numbers of one organization must not be said on the calls of another, and each origin has its
      // own draft.
      key={`${organization?.id} ${origin}`}
      origin={origin}
      lists={lists.data.lists}
      wantedListId={wantedListId}
      copied={copied.data === undefined ? undefined : copyFields(copied.data)}
      onStarted={(campaignId) => void navigate(campaignAddress(campaignId))}
    />
  );
  return copied.data === undefined && copied.error === null ? (
    form
  ) : (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {copied.data === undefined ? (
        <ProblemNotice error={copied.error} />
      ) : (
        <Notice kind="info">{t('campaigns.form.copyOf', { name: copied.data.name })}</Notice>
      )}
      {form}
    </Box>
  );
}
