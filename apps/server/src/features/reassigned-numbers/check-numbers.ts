import {
  keepReassignedChecks,
  listNumbersToCheck,
  type RecordContext,
  type RecordServices,
} from '../records/index.ts';
import type { ReassignedNumbers } from './port.ts';

/**
 * Asks about the numbers that were not asked about since a day, those of longest ago first, and keeps the
 * answers with today's date. Nothing is held while the database is asked. Answers how many were kept.
 */
export async function checkNumbers(
  services: RecordServices,
  scope: RecordContext['scope'],
  reassignedNumbers: ReassignedNumbers,
  since: string,
): Promise<number> {
  const { database } = services;
  const checkedOn = services.now().toISOString().slice(0, 10);
  const asked = await database.asTenant(scope, (transaction) =>
    listNumbersToCheck(transaction, since, reassignedNumbers.mostQuestions),
  );
  if (asked.length === 0) return 0;
  const questions = asked.map(({ e164, consentOn }) => ({ e164, consentOn }));
  const replies = await reassignedNumbers.ask(questions);
  const answers = new Map(replies.map(({ e164, answer }) => [e164, answer]));
  const checks = asked.flatMap(({ contactId, e164 }) => {
    const answer = answers.get(e164);
    return answer === undefined ? [] : [{ contactId, e164, check: { checkedOn, answer } }];
  });
  return database.asTenant(scope, (transaction) =>
    keepReassignedChecks(services, transaction, scope, checks),
  );
}
