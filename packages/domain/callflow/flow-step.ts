/** Something said, in one language. */
export interface Utterance {
  /** BCP 47, such as `en-US`. */
  language: string;
  text: string;
}

/** Where a carrier reports on a recording that it makes. */
export interface RecordingRequest {
  statusUrl: string;
}

/**
 * What happens next on an answered call. Carriers render it in their own language and add nothing to it.
 * `opening` is said first, and no key is heard meanwhile; a recording begins only behind it.
 */
export type FlowStep =
  | {
      kind: 'ask';
      opening: readonly Utterance[];
      recording: RecordingRequest | null;
      /** Keys are heard while it is said. */
      say: readonly Utterance[];
      /** One key, or so many at most, closed by # or by a pause. */
      digits: number;
      /** Where the pressed keys are sent, or the silence. */
      answerUrl: string;
      waitSeconds: number;
    }
  /** Said, and then the line is closed. */
  | { kind: 'say'; say: readonly Utterance[] }
  /** Said to a machine behind its beep. `answerUrl` is asked once the last word was said, which proves the delivery. */
  | { kind: 'leave_message'; say: readonly Utterance[]; answerUrl: string }
  /** Joins the call to another number. `answerUrl` hears how that ended, `whisperUrl` is asked by who picks up there. */
  | {
      kind: 'connect';
      say: readonly Utterance[];
      /** E.164. */
      to: string;
      callerId: string;
      ringSeconds: number;
      whisperUrl: string;
      answerUrl: string;
    }
  | { kind: 'hang_up' };

/** How the other number that a call was joined to came out. */
export const connectResults = ['answered', 'busy', 'no_answer', 'failed'] as const;
export type ConnectResult = (typeof connectResults)[number];
