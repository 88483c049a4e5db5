import { useLocation, useParams } from 'react-router';
import { Redirect } from '../../../ui/redirect.tsx';
import { campaignAddress } from '../campaign-address.ts';

/** Links to the address that campaigns had before lead on, with all that they say. */
export function MovedCampaignPage() {
  const { campaignId = '' } = useParams();
  const { search, hash } = useLocation();
  return <Redirect to={{ pathname: campaignAddress(campaignId), search, hash }} />;
}
