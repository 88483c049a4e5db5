import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganizationFirst, useWorkplace } from '../../../access/index.ts';

/** In admin mode those selected may be of several organizations: one is chosen before anything is done. */
export function OrganizationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tables');
  const { organization } = useWorkplace();
  const isChosen = organization !== null;
  useEffect(() => {
    if (isChosen) {
      onClose();
    }
  }, [isChosen, onClose]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('bulk.organizationFirst.title') } }}
    >
      <DialogContent>
        <OrganizationFirst>{null}</OrganizationFirst>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('bulk.organizationFirst.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
