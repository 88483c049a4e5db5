import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { usePolicyVersions } from '../api.ts';
import { VersionList } from './version-list.tsx';

interface VersionsDialogProps {
  api: OrganizationApi;
  onClose: () => void;
}

export function VersionsDialog({ api, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const versions = usePolicyVersions(api);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('policy.versions.title')}</DialogTitle>
      {/* Long lists are scrolled by the keyboard too. */}
      <DialogContent tabIndex={0}>
        <DialogContentText sx={{ mb: 2 }}>{t('policy.versions.lead')}</DialogContentText>
        {versions.isPending ? (
          <LoadingSkeletons
            label={t('policy.versions.loading')}
            rows={3}
            rowHeight={{ xs: 80, sm: 80 }}
          />
        ) : versions.data === undefined ? (
          <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
        ) : (
          <VersionList versions={versions.data.versions} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          {t('policy.versions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
