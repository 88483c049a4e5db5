import type { BankruptcyGround } from '@ringfence/domain/compliance/bankruptcy-grounds';
import * as z from 'zod';
import { linkPersons } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeBesideUploads } from './beside-uploads.ts';
import { lockMarkedPhones } from './queries/many-restrictions.ts';
import {
  findRestriction,
  liftRestriction as liftStatement,
  restoreConsents,
  restorePhone,
} from './queries/restrictions.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface Lifting {
  restrictionId: string;
  because: string;
  /** A person who changed their mind has to permit calls again; one who never refused does not. */
  isMistake: boolean;
  /** Of a bankruptcy, which ends on one of few grounds. */
  ground?: BankruptcyGround | null;
}

const output = z.object({ restrictionId: z.uuid() });

/** That the stay has ended is no ground: the debt may be discharged, which forbids calls for good. */
function checkGround(kind: string, { ground = null, isMistake }: Lifting): void {
  if (kind === 'bankruptcy' && ground === null) {
    throw invalidInput(
      'ground',
      'Say whether the case was dismissed, a court said that this debt was not discharged, or it was entered by mistake. The end of the stay alone is no reason.',
    );
  }
  if (ground === null || ground === 'mistake') return;
  if (kind !== 'bankruptcy') throw invalidInput('ground', 'Only a bankruptcy ends on this ground.');
  if (isMistake) throw invalidInput('ground', 'What was entered by mistake has no other ground.');
}

/** Answers whether there is such a reason. Lifting it twice is no error, and changes nothing. */
export async function writeLifting(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  lifting: Lifting,
): Promise<boolean> {
  const { restrictionId, because, ground = null } = lifting;
  const found = await transaction.first(findRestriction, [restrictionId]);
  if (found === undefined) return false;
  if (found.lifted_at !== null) return true;
  checkGround(found.kind, lifting);
  const isMistake = lifting.isMistake || ground === 'mistake';
  await transaction.all(lockMarkedPhones, [[restrictionId]]);
  await transaction.all(restorePhone, [restrictionId]);
  const kept = isMistake ? null : ground;
  const values = [restrictionId, services.now(), because, isMistake, kept];
  const lifted = await transaction.first(liftStatement, values);
  if (lifted === undefined) {
    // Somebody has lifted it in the meantime, or the person who asks is no admin any more.
    const now = await transaction.first(findRestriction, [restrictionId]);
    if (now?.lifted_at === null) throw new ProblemError('not_permitted');
  } else {
    if (isMistake) await transaction.all(restoreConsents, [restrictionId]);
    const action = 'suppression.lifted';
    await tellRecord(services, transaction, scope, { action, contactId: found.contact_id });
    // A number that was taken for wrong may tell who is the same human.
    await linkPersons(transaction, scope.organizationId, [found.contact_id]);
  }
  return true;
}

export function liftRestriction(
  services: RecordServices,
  context: RecordContext,
  input: Lifting,
): Promise<{ restrictionId: string }> {
  const request = { ...context, operation: 'records.liftRestriction', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const found = await writeLifting(services, transaction, context.scope, input);
    if (!found) throw new ProblemError('not_found');
    return { restrictionId: input.restrictionId };
  });
}
