import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface IdleWarningProps {
  /** Null once the time is up and the session is being ended. */
  secondsLeft: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether somebody is there, and hides the page once nobody answered. */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const bodyId = useId();
  if (secondsLeft === null) {
    return (
      <Dialog open fullScreen aria-labelledby={titleId}>
        <DialogContent sx={{ display: 'grid', placeItems: 'center' }}>
          <Typography id={titleId} role="status">
            {t('idle.ending')}
          </Typography>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      maxWidth="xs"
      // A person who closes it is there.
      onClose={onStay}
    >
      <DialogTitle id={titleId}>{t('idle.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={bodyId}>{t('idle.body')}</DialogContentText>
        <Typography role="timer" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {t('idle.countdown', { seconds: secondsLeft })}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onLeave}>{t('idle.leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
