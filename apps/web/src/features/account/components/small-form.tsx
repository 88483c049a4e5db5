import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface SmallFormProps {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** Beside the button. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A few fields over one button. */
export function SmallForm({ submitLabel, isBusy, onSubmit, extra, children }: SmallFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // What was disabled while it was sent has lost the focus, unless a field was given it since.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button ref={button} type="submit" variant="contained" disabled={isBusy}>
          {submitLabel}
        </Button>
        {extra}
      </Box>
    </Box>
  );
}
