import { lazy } from 'react';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import type { CancelPromiseDialogProps } from './cancel-promise-dialog.tsx';

const CancelPromiseDialog = lazy(async () => ({
  default: (await import('./cancel-promise-dialog.tsx')).CancelPromiseDialog,
}));

/** The dialog that ends a promise, fetched when somebody opens it. */
export function LateCancelDialog(props: CancelPromiseDialogProps) {
  return (
    <LateArea fallback={<TopProgressBar />} onClose={props.onClose}>
      <CancelPromiseDialog {...props} />
    </LateArea>
  );
}
