import type { Transaction } from '../../platform/database/database.ts';
import { deleteFlowsOfUser } from '../queries/flow-states.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { deleteAllSessions, deleteOtherSessions } from '../queries/sessions.ts';
import { forgetPendingChanges } from '../queries/user-changes.ts';

/**
 * Where somebody else may have been in an account, whatever they have begun there ends: every
 * session but the one that asks, and what could still become one. The user is locked by the caller.
 */
export async function endEverything(
  transaction: Transaction,
  userId: string,
  keptSessionId?: string,
): Promise<void> {
  if (keptSessionId === undefined) await transaction.all(deleteAllSessions, [userId]);
  else await transaction.all(deleteOtherSessions, [userId, keptSessionId]);
  await endWhatWasBegun(transaction, userId);
}

/**
 * Every code and link that is under way, every sign-in at a provider, and every change of address or
 * number: a thief who could still confirm one would own a way in.
 */
export async function endWhatWasBegun(transaction: Transaction, userId: string): Promise<void> {
  await transaction.all(deleteTokensOfUser, [userId]);
  await transaction.all(deleteFlowsOfUser, [userId]);
  await transaction.all(forgetPendingChanges, [userId]);
}
