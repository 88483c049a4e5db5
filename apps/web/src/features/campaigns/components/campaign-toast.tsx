import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { explainError } from '../../../ui/explain-error.ts';

/** What was just changed in a campaign, and what takes it back. */
export interface CampaignDeed {
  message: string;
  undo: () => Promise<unknown>;
}

/** Says what was changed, until it is dismissed, and offers to take it back. */
export function CampaignToast({ deed, onDismiss }: { deed: CampaignDeed; onDismiss: () => void }) {
  const { t } = useTranslation('work');
  const { t: tell } = useTranslation();
  const undo = useMutation({ mutationFn: deed.undo });
  const said = undo.isError
    ? explainError(undo.error, tell)
    : undo.isSuccess
      ? t('campaigns.control.undone')
      : deed.message;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <SnackbarContent
        role="status"
        message={said}
        action={
          <>
            {undo.isSuccess ? null : (
              <Button
                size="small"
                color="inherit"
                disabled={undo.isPending}
                onClick={() => undo.mutate()}
                sx={{ textDecoration: 'underline' }}
              >
                {t(undo.isPending ? 'campaigns.control.undoing' : 'campaigns.control.undo')}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onDismiss}>
              {t('campaigns.control.dismiss')}
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}
