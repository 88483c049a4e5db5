import { messagePlace } from '@ringfence/domain/callflow/follow-flow';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listEvents } from './queries/show.ts';

type EventRow = RowOf<typeof listEvents.row>;

/** What came of something that the call asked; `choice` on calls from before there were scripts. */
export const isAnswer = ({ kind }: Pick<EventRow, 'kind'>): boolean =>
  kind === 'answer' || kind === 'choice';

const isOfMessage = ({ place }: EventRow): boolean => place?.split(' ')[0] === messagePlace;

/** Whether a person answered, by keys or by none. */
export const isAskedAnswer = (event: EventRow): boolean =>
  isAnswer(event) && event.connected === null && !isOfMessage(event);

/** What an event is called where it is shown. */
export function nameEvent(event: EventRow): string {
  const { kind, digits, connected, ending, turn } = event;
  if (!isAnswer(event)) return ending ?? kind;
  if (connected !== null) return connected === 'answered' ? 'connected' : `connect_${connected}`;
  if (isOfMessage(event)) return turn === 0 ? 'message_begun' : 'message_left';
  return digits === null ? 'no_key' : 'pressed';
}
