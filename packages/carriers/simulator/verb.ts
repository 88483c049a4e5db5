export type Prompt =
  | { name: 'Say'; text: string }
  | { name: 'Play' }
  | { name: 'Pause'; seconds: number };

export interface Gather {
  name: 'Gather';
  prompts: readonly Prompt[];
  /** How many keys at most; one where it is not said. */
  digits: number;
  finishOnKey: string;
  waitSeconds: number;
  /** Unset: the address of the document itself. */
  action: string | undefined;
  asksWhenEmpty: boolean;
}

export interface Dial {
  name: 'Dial';
  to: string;
  callerId: string | undefined;
  ringSeconds: number;
  /** Asked by who picks up. */
  url: string | undefined;
  /** Unset: the next verb follows. */
  action: string | undefined;
}

export interface RecordVoice {
  name: 'Record';
  waitSeconds: number;
  mostSeconds: number;
  action: string | undefined;
  statusCallback: string | undefined;
}

/** The part of TwiML that the simulator obeys. */
export type Verb =
  | Prompt
  | Gather
  | Dial
  | RecordVoice
  | { name: 'Start'; statusCallback: string | undefined }
  | { name: 'Redirect'; url: string }
  | { name: 'Hangup' };
