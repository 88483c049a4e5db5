import type { ConnectResult } from '@ringfence/domain/callflow/flow-step';

/** Of the numbers to which a call is joined, by their last four digits; everywhere else somebody picks up. */
const results: Readonly<Record<string, ConnectResult>> = {
  '0190': 'no_answer',
  '0191': 'busy',
  '0196': 'failed',
};

/** What happens at a number where an organization has somebody sit. */
export interface StaffedLine {
  result: ConnectResult;
  /** Until somebody picks up, or the network says that nobody can. */
  ringSeconds: number;
  /** How long they speak with each other. */
  talkSeconds: number;
}

export function findStaffedLine(to: string): StaffedLine {
  return { result: results[to.slice(-4)] ?? 'answered', ringSeconds: 4, talkSeconds: 30 };
}
