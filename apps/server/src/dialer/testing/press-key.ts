import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { CallNews } from '../call-news.ts';

/** A key that somebody presses at a question, with what is learned by it. */
export const pressKey = (
  call: { organizationId: string; callId: string },
  digits: string | null,
  facts: readonly CallFact[] = [],
  turn = 1,
): CallNews => ({
  ...call,
  kind: 'answer',
  at: 'greeting 0',
  turn,
  digits,
  hasPressed: digits !== null,
  connected: null,
  facts,
});

/** Everything that a step says. */
export function listWords(step: FlowStep): string {
  if (step.kind === 'hang_up') return '';
  const said = step.kind === 'ask' ? [...step.opening, ...step.say] : step.say;
  return said.map(({ text }) => text).join(' ');
}
