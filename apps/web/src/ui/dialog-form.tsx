import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { isShownByFields } from '../platform/api/field-problem.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useRefocus } from './use-refocus.ts';

export interface DialogFormProps {
  submitLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  /** Null where nothing failed. */
  error: unknown;
  /** The parts of the input that tell beside themselves what is wrong with them. */
  fields?: readonly string[];
  /** Whether what is done cannot simply be taken back. */
  isGrave?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A form inside a dialog: its fields, what went wrong, and the way out. */
export function DialogForm(props: DialogFormProps) {
  const {
    submitLabel,
    cancelLabel,
    isBusy,
    error,
    fields = [],
    isGrave,
    onSubmit,
    onClose,
    children,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  useRefocus(isBusy, () => button.current);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2.5, pt: 1 }}>
        {children}
        {error === null || isShownByFields(error, fields) ? null : <ProblemNotice error={error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          disabled={isBusy}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Box>
  );
}
