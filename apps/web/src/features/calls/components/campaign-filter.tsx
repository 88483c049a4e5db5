import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCampaignOfHistory } from '../api.ts';

interface CampaignFilterProps {
  campaignId: string;
  onClear: () => void;
}

/** Says that only one campaign is shown, and leads back to all. */
export function CampaignFilter({ campaignId, onClear }: CampaignFilterProps) {
  const { t } = useTranslation('work');
  const campaign = useCampaignOfHistory(campaignId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>
        {campaign.data === undefined
          ? t('calls.ofOneCampaign')
          : t('calls.ofCampaign', { campaign: campaign.data.name })}
      </span>
      <Button size="small" onClick={onClear}>
        {t('calls.showAll')}
      </Button>
    </Box>
  );
}
