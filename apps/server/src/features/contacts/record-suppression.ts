import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { writeBesideUploads, writeLifting, writeRestriction } from '../records/index.ts';
import { findPhoneToCall } from './queries.ts';

type SuppressionServices = Pick<Services, 'database' | 'effects' | 'now'>;

interface SuppressionInput {
  contactId: string;
  kind: 'medium_stop' | 'number_stop';
  note: string;
}

const output = z.object({ suppressionId: z.uuid() });

async function findPhoneId(
  transaction: Transaction,
  { contactId, kind }: SuppressionInput,
): Promise<string | null> {
  if (kind === 'medium_stop') return null;
  const phone = await transaction.first(findPhoneToCall, [contactId]);
  if (phone === undefined || phone.id === null) throw new ProblemError('not_found');
  return phone.id;
}

/** What a person asked for, in one click: of their numbers it means the one that would be called. */
export function recordSuppression(
  services: SuppressionServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: SuppressionInput,
): Promise<{ suppressionId: string }> {
  const request = { ...context, operation: 'contacts.suppress', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const phoneId = await findPhoneId(transaction, input);
    const asked = { ...input, phoneId, debtId: null, source: 'person', evidence: '' };
    const made = await writeRestriction(services, transaction, context.scope, asked);
    return { suppressionId: made.restrictionId };
  });
}

/** Lifting twice is no error: the second time there is nothing left to lift. */
export function liftSuppression(
  services: SuppressionServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { suppressionId: string },
): Promise<{ suppressionId: string }> {
  const request = { ...context, operation: 'contacts.liftSuppression', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const lifting = { restrictionId: input.suppressionId, because: '', isMistake: true };
    const found = await writeLifting(services, transaction, context.scope, lifting);
    if (!found) throw new ProblemError('not_found');
    return { suppressionId: input.suppressionId };
  });
}
