import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Listener } from '@ringfence/contract/scripts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useVersion } from '../api.ts';
import { TryPanel, useAnswerers } from './try-view.tsx';

interface HearDialogProps {
  api: OrganizationApi;
  scriptId: string;
  version: number;
  /** Whom it speaks to. */
  listeners: readonly Listener[];
  onClose: () => void;
}

/** A script as it sounds for a few people. Nobody is called. */
export function HearDialog({ api, scriptId, version, listeners, onClose }: HearDialogProps) {
  const { t } = useTranslation('scriptEditor');
  const titleId = useId();
  const script = useVersion(api, { scriptId, version });
  const answerers = useAnswerers(listeners);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('try.title')}</DialogTitle>
      <DialogContent>
        {script.isPending ? (
          <LoadingSkeletons label={t('try.loading')} rows={4} rowHeight={{ xs: 58, sm: 44 }} />
        ) : script.data === undefined ? (
          <ErrorState error={script.error} onRetry={() => void script.refetch()} />
        ) : (
          <TryPanel script={script.data.content} answerers={answerers} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('try.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
