import { type Finding, right, wrong } from './finding.ts';
import { isFields } from './read-pack.ts';

/** One correction of how a call ended, as a pack shows it. */
export interface ShownCorrection {
  callId: string;
  from: string;
  to: string;
  reason: string;
  /** What shows it, such as the number of a recording; empty where nothing was asked for. */
  evidence: string;
  isLoosening: boolean;
  correctedAt: string;
  /** Null where the account of the person who did it is gone. */
  correctedBy: { id: string; fullName: string } | null;
}

const isCorrection = (value: unknown): value is ShownCorrection =>
  isFields(value) &&
  [value.callId, value.from, value.to, value.reason, value.evidence, value.correctedAt].every(
    (text) => typeof text === 'string',
  ) &&
  typeof value.isLoosening === 'boolean' &&
  (value.correctedBy === null || isFields(value.correctedBy));

const what = 'section corrections';

/** Whether each correction begins where the one before ended, from how the call first ended to how it stands. */
function follow(call: Readonly<Record<string, unknown>>, own: readonly ShownCorrection[]): boolean {
  let outcome = call.outcome ?? null;
  for (const { from, to } of own) {
    if (from !== outcome) return false;
    outcome = to;
  }
  return own.length === 0
    ? (call.correctedOutcome ?? null) === null
    : outcome === call.correctedOutcome;
}

/** Whether the carrier reported the call again after somebody had corrected it: its word then stands in between. */
function isHeardAfter(
  { heardAt }: Readonly<Record<string, unknown>>,
  [first]: readonly ShownCorrection[],
): boolean {
  return (
    first !== undefined &&
    typeof heardAt === 'string' &&
    Date.parse(heardAt) > Date.parse(first.correctedAt)
  );
}

function checkCall(
  call: Readonly<Record<string, unknown>>,
  corrections: readonly ShownCorrection[],
): Finding[] {
  const own = corrections.filter(({ callId }) => callId === call.id);
  if (follow(call, own)) return [];
  return [
    isHeardAfter(call, own)
      ? {
          state: 'unchecked',
          what,
          detail: `does not lead to how the call ${call.id} stands: the carrier reported it again at ${call.heardAt}, after a correction`,
        }
      : wrong(what, `does not lead to how the call ${call.id} stands`),
  ];
}

/** Whether the corrections of these calls explain how each of them stands now. */
export function checkCorrections(calls: readonly unknown[], corrections: unknown): Finding[] {
  const known = calls.filter(isFields);
  if (corrections === undefined) {
    const isCorrected = known.some(({ correctedOutcome }) => (correctedOutcome ?? null) !== null);
    const detail = 'is not here: the pack is of a release that had none';
    return isCorrected ? [{ state: 'unchecked', what, detail }] : [];
  }
  if (!Array.isArray(corrections) || !corrections.every(isCorrection)) {
    return [wrong(what, 'cannot be read')];
  }
  const ids = new Set(known.map(({ id }) => id));
  if (corrections.some(({ callId }) => !ids.has(callId))) {
    return [wrong(what, 'is about another call')];
  }
  const broken = known.flatMap((call) => checkCall(call, corrections));
  return broken.length === 0
    ? [right(what, `explains how each call stands, by ${corrections.length} corrections`)]
    : broken;
}
