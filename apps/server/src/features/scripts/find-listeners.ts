import type { Listener } from '@ringfence/contract/scripts';
import { listAnswers } from '@ringfence/domain/callflow/flow-facts';
import { writeDay } from '@ringfence/domain/compliance/calendar-day';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import { listDisclosures } from '@ringfence/domain/compliance/list-disclosures';
import { type OrganizationPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import { maskReference } from '@ringfence/domain/debts/mask-reference';
import { localTime } from '@ringfence/domain/zones/convert-time';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from '../compliance/index.ts';
import { listReachableLines } from '../staffed-lines/index.ts';
import { chooseDifferent } from './choose-different.ts';
import { findCaller, listPeopleToTry } from './queries/listeners.ts';

type Person = RowOf<typeof listPeopleToTry.row>;

/** Said where the organization has none yet: numbers that are nobody's (47 CFR 52, 555-01XX). */
const exampleNumber = '+13125550100';

const phoneList = z.array(z.string());

/** Of an account number no more than every screen shows; where that is less than what is asked for, zeros stand in. */
function maskSpoken(reference: string): { shown: string; answer: string | null } {
  const shown = maskReference(reference).replace(/[•\s]/g, '');
  const { reference: answer } = listAnswers({ birthYear: null, postalCode: null, reference });
  return { shown, answer: answer !== null && !shown.endsWith(answer) ? '0000' : answer };
}

function findDisclosures(person: Person, policy: OrganizationPolicy): readonly string[] {
  if (!person.is_time_barred) return [];
  const { country, region, postal_code: postalCode } = person;
  const phones = phoneList.parse(person.phones);
  return listDisclosures(
    { country, region, postalCode, phones },
    phones[0] ?? '',
    readPolicy(policy),
  );
}

function readPromise(person: Person) {
  const { promised_minor: amountMinor, promised_currency: currency, promised_on: dueOn } = person;
  if (amountMinor === null || currency === null || dueOn === null) return null;
  return { amountMinor, currency, dueOn };
}

/** Three people, as different as they can be found, as a script would speak to them now. Nobody is called. */
export function findListeners(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: OrganizationScope,
): Promise<{ listeners: Listener[] }> {
  return database.asTenant(scope, async (transaction) => {
    const moment = now();
    const people = await transaction.all(listPeopleToTry);
    const caller = await transaction.first(findCaller);
    const { policy } = await loadPolicy(transaction, scope.organizationId);
    const { ringBack, transfers } = await listReachableLines(transaction, moment);
    const callerId = caller?.caller_id ?? exampleNumber;
    const listeners = chooseDifferent(people).map((person): Listener => {
      const { birth_year: birthYear, postal_code: postalCode } = person;
      const reference = maskSpoken(person.reference);
      const zone = person.zone ?? caller?.zone ?? 'UTC';
      return {
        contactId: person.id,
        facts: {
          spokenName: caller?.spoken_name ?? caller?.name ?? '',
          personName: person.full_name,
          language: person.language === 'es' ? 'es' : 'en',
          ringBackNumber: ringBack ?? exampleNumber,
          callerId,
          role: findCollectorRole(policy, person.creditor),
          isFirst: person.is_first,
          disclosures: [...findDisclosures(person, policy)],
          debt: {
            creditor: person.creditor,
            balanceMinor: person.balance_minor,
            currency: person.currency,
            dueOn: person.due_on,
            reference: reference.shown,
          },
          promise: readPromise(person),
          promiseTerms: policy.promiseTerms,
          answers: listAnswers({ birthYear, postalCode, reference: reference.answer }),
          today: writeDay(localTime(zone, moment).day),
          announcesRecording: policy.announcesRecording,
          wantsRecording: policy.recordsCalls,
          lines: [...transfers],
        },
      };
    });
    return { listeners };
  });
}
