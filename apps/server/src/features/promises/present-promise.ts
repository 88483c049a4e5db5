import type { ContactPromise } from '@ringfence/contract/promises';
import {
  promiseEndings,
  promiseStates,
  promiseWays,
  reminderStates,
} from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { promiseRow } from './queries.ts';

const state = z.enum(promiseStates);
const way = z.enum(promiseWays);
const ending = z.enum(promiseEndings).nullable();

const reminderState = z.enum(reminderStates);

function presentReminder(row: RowOf<typeof promiseRow>): ContactPromise['reminder'] {
  if (row.reminder_state === null) return null;
  return {
    state: reminderState.parse(row.reminder_state),
    nextAt: row.reminder_at?.toISOString() ?? null,
    isBlocked: row.is_reminder_blocked === true,
  };
}

export function presentPromise(row: RowOf<typeof promiseRow>): ContactPromise {
  const { recorder_id: id, recorder_name: fullName } = row;
  return {
    id: row.id,
    planId: row.plan_id,
    debtId: row.debt_id,
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    dueOn: row.due_on,
    state: state.parse(row.state),
    madeHow: way.parse(row.made_how),
    madeAt: row.made_at.toISOString(),
    callId: row.call_id,
    recordedBy: id === null ? null : { id, fullName: fullName ?? '' },
    settledAt: row.settled_at?.toISOString() ?? null,
    cancelledBecause: ending.parse(row.cancelled_because),
    reminder: presentReminder(row),
  };
}
