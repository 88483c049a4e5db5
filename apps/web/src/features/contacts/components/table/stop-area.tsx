import type { ContactRow } from '@ringfence/contract/contacts';
import { lazy } from 'react';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { type RecordedStop, StopNotice } from '../stop-notice.tsx';

// Few people open it, so it is fetched when it is first opened.
const StopDialog = lazy(async () => ({
  default: (await import('../stop-dialog.tsx')).StopDialog,
}));

/** A stop that somebody wants to record, that was recorded, or that stands and may be taken back. */
export type StopRequest =
  | { kind: 'ask'; contact: ContactRow }
  | { kind: 'standing'; contact: ContactRow }
  | { kind: 'recorded'; stop: RecordedStop };

function readStop(request: StopRequest): RecordedStop | null {
  if (request.kind === 'recorded') {
    return request.stop;
  }
  const { fullName: name, suppression, organization } = request.contact;
  return request.kind === 'ask' || suppression === null
    ? null
    : { suppressionId: suppression.id, name, organizationId: organization.id };
}

interface StopAreaProps {
  request: StopRequest | null;
  onChange: (request: StopRequest | null) => void;
}

/** The notice says what holds and lets it be undone, right after it was recorded and later. */
export function StopArea({ request, onChange }: StopAreaProps) {
  if (request === null) {
    return null;
  }
  if (request.kind === 'ask') {
    return (
      <LateArea fallback={<TopProgressBar />} onClose={() => onChange(null)}>
        <StopDialog
          contact={request.contact}
          onClose={() => onChange(null)}
          onRecorded={(stop) => onChange({ kind: 'recorded', stop })}
        />
      </LateArea>
    );
  }
  const stop = readStop(request);
  return stop === null ? null : (
    <StopNotice key={stop.suppressionId} stop={stop} onDismiss={() => onChange(null)} />
  );
}
