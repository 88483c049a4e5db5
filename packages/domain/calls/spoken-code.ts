/** A code that was said to a number: six digits, good for a quarter of an hour and for four wrong entries. */
export const codeDigits = 6;
export const codeMilliseconds = 15 * 60 * 1000;
export const mostWrongCodes = 5;
/** A call of which nothing is heard any more is taken as ended: none rings and speaks for longer. */
export const silentCallMilliseconds = 5 * 60 * 1000;

export interface SpokenCode {
  requestedAt: Date;
  /** When the carrier was asked to say it; null where nobody has answered. */
  spokenAt: Date | null;
  wrongCodes: number;
}

/** Why a code is not good any more, or not yet. */
export type CodeFault = 'unspoken' | 'expired' | 'spent';

export function findCodeFault(code: SpokenCode, now: Date): CodeFault | undefined {
  if (code.wrongCodes >= mostWrongCodes) return 'spent';
  if (now.getTime() >= code.requestedAt.getTime() + codeMilliseconds) return 'expired';
  return code.spokenAt === null ? 'unspoken' : undefined;
}

/** Whether a call is over although no word of its end has come. */
export function isSilent(requestedAt: Date, now: Date): boolean {
  return now.getTime() >= requestedAt.getTime() + silentCallMilliseconds;
}
