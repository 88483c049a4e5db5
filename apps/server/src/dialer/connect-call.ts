import type { FlowInput, FlowState, FlowTurn } from '@ringfence/domain/callflow/flow-state';
import type { Utterance } from '@ringfence/domain/callflow/flow-step';
import { speakWhisper } from '@ringfence/domain/callflow/follow-connect';
import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import type { FlowCall } from '@ringfence/domain/callflow/walk';
import { ProblemError } from '../platform/http/problem.ts';
import type { CallKey } from './call-key.ts';
import type { LoadedFlow } from './load-flow.ts';
import { findPlace, freePlace, lockLine, takePlace } from './queries/places.ts';
import type { DialerServices } from './services.ts';

type Services = Pick<DialerServices, 'database' | 'now'>;

/** One of the places of a line, held until the call goes on or ends. A call that asks twice has one. */
function take(
  { database, now }: Services,
  { organizationId, callId }: CallKey,
  to: string,
  turn: number,
): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    const line = await transaction.first(lockLine, [organizationId, to]);
    if (line === undefined) return false;
    const values = [organizationId, callId, line.id, turn, now(), line.places];
    return (await transaction.first(takePlace, values)) !== undefined;
  });
}

/** The same call without a line whose last place somebody else took in this moment. */
const withoutLine = ({ script, facts }: FlowCall, to: string): FlowCall => ({
  script,
  facts: { ...facts, lines: facts.lines.map((line) => (line === to ? null : line)) },
});

/** With whom they spoke is kept with the fact that they did. */
const nameLine = (turn: FlowTurn, lineId: string): FlowTurn => ({
  ...turn,
  facts: turn.facts.map((fact) => (fact.kind === 'transferred' ? { ...fact, lineId } : fact)),
});

export interface Connector {
  /**
   * What comes next on a call. Somebody is connected only to a line at which a place was taken for them; where
   * the last one went to another, the next line rings. What comes after a connection leaves its place.
   */
  follow(
    key: CallKey,
    call: FlowCall,
    state: FlowState | null,
    input: FlowInput,
  ): Promise<FlowTurn>;
  /** What the one who picks up hears. Who does so after the call has gone on hears of nobody, and is not joined. */
  whisper(key: CallKey, flow: LoadedFlow | undefined, state: FlowState): Promise<Utterance[]>;
}

export function createConnector(services: Services): Connector {
  const { database } = services;
  const follow: Connector['follow'] = async (key, call, state, input) => {
    const turn = followFlow(call, state, input);
    if (turn.action.kind === 'connect' && turn.state !== null) {
      const { to } = turn.action;
      if (await take(services, key, to, turn.state.turn)) return turn;
      return follow(key, withoutLine(call, to), state, input);
    }
    if (input.kind === 'connected' && state !== null) {
      const values = [key.organizationId, key.callId, state.turn];
      const left = await database.asSystem((transaction) => transaction.first(freePlace, values));
      return left === undefined ? turn : nameLine(turn, left.line_id);
    }
    return turn;
  };
  return {
    follow,
    async whisper({ organizationId, callId }, flow, state) {
      const values = [organizationId, callId, state.turn];
      const place = await database.asSystem((transaction) => transaction.first(findPlace, values));
      const said = flow && place ? speakWhisper(flow.call, state) : [];
      if (said.length === 0) throw new ProblemError('not_found');
      return said;
    },
  };
}
