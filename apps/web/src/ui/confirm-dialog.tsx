import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ProblemNotice } from './problem-notice.tsx';

interface ConfirmDialogProps {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  /** It cannot be done yet. */
  isHeld?: boolean;
  /** Something is begun, and nothing lost. */
  isHarmless?: boolean;
  /** What can be filled in before it is done. */
  children?: ReactNode;
}

/** Asks before something is done that cannot simply be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, isBusy, error, onConfirm, onClose } = props;
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? () => {} : onClose}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      maxWidth="xs"
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={bodyId}>{body}</DialogContentText>
        {props.children}
        {error === null ? null : <ProblemNotice error={error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={props.isHarmless ? 'primary' : 'error'}
          onClick={onConfirm}
          disabled={isBusy || props.isHeld === true}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
