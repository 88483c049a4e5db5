import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';

interface FormDialogProps extends DialogFormProps {
  title: string;
  body?: string;
}

/** A dialog that asks for a few things and then does one. */
export function FormDialog({ title, body, children, ...form }: FormDialogProps) {
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={form.isBusy ? () => {} : form.onClose}
      aria-labelledby={titleId}
      {...(body === undefined ? {} : { 'aria-describedby': bodyId })}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogForm {...form}>
        {body === undefined ? null : <DialogContentText id={bodyId}>{body}</DialogContentText>}
        {children}
      </DialogForm>
    </Dialog>
  );
}
