import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useRefocus } from '../../../ui/use-refocus.ts';

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
  useRefocus(isBusy, () => button.current);

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
