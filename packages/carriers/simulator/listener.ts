import type { Person } from '../people/answer-question.ts';
import type { Recorder } from './record-call.ts';
import type { Form } from './sign-form.ts';
import type { Verb } from './verb.ts';

/** The other end of the line, to whom a document is carried out. */
export interface Listener {
  /** Lets time pass on the call; throws when the call ends or is interrupted meanwhile. */
  pass(seconds: number): Promise<void>;
  person: Person;
  /** Whether anybody speaks at the other end. */
  isPerson: boolean;
  recorder: Recorder;
  /** Who picks up at another number, and what they are to hear. */
  askWhisper(url: string, form: Form): Promise<readonly Verb[]>;
}

/** What comes next: an address to ask, and what to tell there. */
export interface Next {
  /** Unset: the address of the document itself. */
  url: string | undefined;
  form: Form;
}
