import type { RecordSource } from '@ringfence/contract/records';
import { useState } from 'react';
import { useDisplayZone } from '../../ui/display-zone.ts';
import { checkReceived, noReceivedFaults, type ReceivedFields } from './check-received.ts';
import { readWallTime, settleZone, writeMoment, writeWallTime } from './wall-time.ts';

/** When something was received, from whom, and where the proof is. */
export function useReceived(usualSource: RecordSource | '') {
  const zone = settleZone(useDisplayZone());
  const [opened] = useState(() => writeWallTime(new Date(), zone));
  const [fields, setFields] = useState<ReceivedFields>({
    receivedAt: opened,
    source: usualSource,
    evidence: '',
  });
  const [faults, setFaults] = useState(noReceivedFaults);

  /** Returns what to send, or nothing where something is wrong, which is shown. */
  function read() {
    const found = checkReceived(fields, zone, new Date());
    setFaults(found);
    const { receivedAt, source } = fields;
    const moment = readWallTime(receivedAt, zone);
    if (Object.values(found).some((fault) => fault !== null) || source === '') {
      return null;
    }
    return {
      source,
      evidence: fields.evidence.trim(),
      // Left as it was, it means now, which is the server's to say.
      ...(receivedAt === opened || moment === null
        ? {}
        : { receivedAt: writeMoment(moment, zone) }),
    };
  }

  return {
    zone,
    fields,
    faults,
    change: (part: Partial<ReceivedFields>) => setFields({ ...fields, ...part }),
    read,
  };
}

export type Received = ReturnType<typeof useReceived>;
