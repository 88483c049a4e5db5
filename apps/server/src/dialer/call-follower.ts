import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowState, FlowTurn } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import type { CallKey } from './call-key.ts';
import type { LoadedFlow } from './load-flow.ts';
import type { OpenAccount } from './services.ts';

/** What an account says of a call. */
export interface Heard {
  account: OpenAccount;
  key: CallKey;
  message: WebhookMessage;
}

/** Keeps what was learned at a place of a script; answers whether it was not known before. */
export type FlowKeeper = (
  flow: LoadedFlow,
  heard: Heard,
  state: FlowState,
  turn: FlowTurn,
  /** Whether what is said upon it still reaches somebody when it is kept. */
  asksForWords?: () => boolean,
) => Promise<boolean>;

/**
 * What a call tells and asks while it lasts, whichever way the carrier brings it. What one account says of a call
 * that goes through another is refused.
 */
export interface CallFollower {
  /** Resolves once it is kept. */
  tell(heard: Heard): Promise<void>;
  /** What somebody who has answered hears first. */
  open(heard: Heard, goodbye: FlowStep): Promise<FlowStep>;
  /** What they hear after a question, or after what else they waited for. */
  answer(heard: Heard, state: FlowState, goodbye: FlowStep): Promise<FlowStep>;
  /** Takes who answered: a machine hears the message instead of everything else. */
  detect(heard: Heard): Promise<void>;
  /** What somebody of the organization hears before they are joined to the call. */
  whisper(heard: Pick<Heard, 'account' | 'key'>, state: FlowState): Promise<readonly Utterance[]>;
}
