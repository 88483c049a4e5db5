import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useWorkplace } from '../../access/index.ts';
import { useListChoices } from '../../lists/index.ts';
import { campaignAddress } from '../campaign-address.ts';
import { CampaignForm } from './campaign-form.tsx';

/** The form for a new campaign, once the lists it can call are known. */
export function StartCampaign() {
  const { t } = useTranslation('work');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lists = useListChoices();
  const { organization } = useWorkplace();
  if (lists.isPending) {
    return (
      <LoadingSkeletons
        label={t('campaigns.form.loadingLists')}
        rows={4}
        rowHeight={{ xs: 72, sm: 72 }}
      />
    );
  }
  if (lists.data === undefined) {
    return <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />;
  }
  if (lists.data.lists.length === 0) {
    return (
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
    );
  }
  return (
    <CampaignForm
      // The names and numbers of one organization must not be said on the calls of another.
      key={organization?.id}
      lists={lists.data.lists}
      wantedListId={search.get('list') ?? ''}
      onStarted={(campaignId) => void navigate(campaignAddress(campaignId))}
    />
  );
}
