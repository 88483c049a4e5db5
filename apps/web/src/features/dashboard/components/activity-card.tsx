import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { ActivityList, useActivityPreview } from '../../activity/index.ts';

function ActivityPreview() {
  const { t } = useTranslation();
  const preview = useActivityPreview();
  if (preview.isPending) {
    return (
      <LoadingSkeletons
        label={t('activity.loading')}
        rows={5}
        rowHeight={{ xs: 94.5, sm: 71.25 }}
      />
    );
  }
  if (preview.data === undefined) {
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  if (preview.data.entries.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon fontSize="inherit" />}
        title={t('dashboard.activity.emptyTitle')}
        body={t('dashboard.activity.emptyBody')}
      />
    );
  }
  return <ActivityList entries={preview.data.entries} isGlance />;
}

export function ActivityCard() {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-labelledby="activity-title">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="activity-title" variant="h2">
          {t('dashboard.activity.title')}
        </Typography>
        <Button component={RouterLink} to="/activity/recent" size="small">
          {t('dashboard.activity.seeAll')}
        </Button>
      </Box>
      <ActivityPreview />
    </Card>
  );
}
