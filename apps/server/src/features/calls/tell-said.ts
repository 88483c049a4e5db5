import type { CallDetail } from '@ringfence/contract/calls';
import { answerCall, openCall } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import { chooseWords } from '../compliance/index.ts';
import type { findCall, listEvents } from './queries/show.ts';

type CallRow = RowOf<typeof findCall.row>;
type EventRow = RowOf<typeof listEvents.row>;
type Line = CallDetail['said'][number];

const question = z.enum(['identity', 'message']);

const readStep = (step: FlowStep): Line[] =>
  step.kind === 'hang_up'
    ? []
    : [{ speaker: 'recording', text: step.say, language: step.language.slice(0, 2) }];

/**
 * What was said, word for word, and what was pressed, in order. The script says the same whenever it is asked the same:
 * what it was asked is written down with the call.
 */
export function tellSaid(row: CallRow, events: readonly EventRow[]): Line[] {
  if (row.spoken_at === null || row.spoken_name === null) return [];
  const { language, role, disclosures } = chooseWords(row);
  const call = {
    spokenName: row.spoken_name,
    personName: row.full_name,
    language,
    callerId: row.caller_id,
    answerUrl: '',
  };
  const opening = openCall({
    ...call,
    answeredBy: row.answered_by === 'machine' ? 'machine' : null,
    announcesRecording: row.announces_recording,
  });
  const answers = events.flatMap((event): Line[] => {
    const asked = question.safeParse(event.step);
    if (event.kind !== 'choice' || !asked.success) return [];
    const { digit } = event;
    const { step } = answerCall({ ...call, role, disclosures, step: asked.data, digit });
    return [{ speaker: 'person', text: digit, language: null }, ...readStep(step)];
  });
  return [...readStep(opening), ...answers];
}
