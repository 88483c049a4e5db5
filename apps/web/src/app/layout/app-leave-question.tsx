import { useSyncExternalStore } from 'react';
import { leaveGuard } from '../../platform/leave-guard.ts';
import { LateArea } from '../../ui/late-area.tsx';
import { createLatePart } from './create-late-part.ts';

const { Part: LeaveDialog } = createLatePart((parts) => parts.loadLeaveDialog());

/** The question whether to leave what is not saved, while somebody is about to. */
export function LeaveQuestion() {
  const waiting = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.read, leaveGuard.read);
  return waiting === null ? null : (
    <LateArea onClose={() => leaveGuard.answer(false)}>
      <LeaveDialog />
    </LateArea>
  );
}
