import type { ContactDialogProps } from '../../contact-part-props.ts';
import { isRestrictionKind, type RecordKind } from '../../record-kinds.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { InconvenientTimeDialog } from './inconvenient-time-dialog.tsx';
import { OutsideCallDialog } from './outside-call-dialog.tsx';
import { RestrictionDialog } from './restriction-dialog.tsx';
import { ZoneDialog } from './zone-dialog.tsx';

const dialogs = {
  consent: ConsentDialog,
  inconvenient_time: InconvenientTimeDialog,
  outside_call: OutsideCallDialog,
  confirmed_zone: ZoneDialog,
};

interface RecordDialogProps extends ContactDialogProps {
  kind: RecordKind;
  /** The debt that it is about, where it was begun there. */
  debtId?: string | undefined;
}

/** The dialog that records one kind of thing. */
export function RecordDialog({ kind, debtId, ...props }: RecordDialogProps) {
  if (isRestrictionKind(kind)) {
    return <RestrictionDialog kind={kind} debtId={debtId} {...props} />;
  }
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
