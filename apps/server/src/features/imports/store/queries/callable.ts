import type { CallableReason } from '@ringfence/domain/imports/callable-reasons';
import { defineStatement } from '../../../../platform/database/statement.ts';
import {
  becomesLandline,
  lineTypeAfter,
  madeCallable,
  reopens,
} from '../../../debtor-rules/index.ts';

/** Whether somebody waits for it to be confirmed that they are to be called, by the name of their id. */
const waits = (contactId: string, ...reasons: readonly CallableReason[]): string => `exists (
          select from import_callable waiting
          where waiting.organization_id = $1 and waiting.import_id = $2
            and waiting.contact_id = ${contactId} and waiting.is_waiting
            and waiting.reason in (${reasons.map((reason) => `'${reason}'`).join(', ')}))`;

/** What of a file is not written while it is not confirmed: everything else is. */
export const debtWaits = `(${reopens('$1')} and ${waits('told.contact_id', 'debt_reopened')})`;
export const newDebtWaits = `(told.is_known and coalesce(told.state, 'open') = 'open'
        and ${waits('told.contact_id', 'debt_added')})`;
export const newPhoneWaits = `(told.is_known and ${waits('told.contact_id', 'number_added', 'consent_given')})`;
/** Of a number only the kind of line waits; where it is, which may forbid calls, does not. */
export const lineTypeNow = `(case when ${becomesLandline} and ${waits('told.contact_id', 'line_type_told')}
        then phone.line_type else ${lineTypeAfter} end)`;
export const consentWaits = (contactId: string): string =>
  waits(contactId, 'consent_given', 'number_added');

/** Whom the people of a batch are of those who would become callable, as `callable`, and kept. */
export const callable = `${madeCallable('$1')}, kept_callable as (
      insert into import_callable (organization_id, import_id, contact_id, reason, line)
      select $1, $2, callable.contact_id, callable.reason, min(coalesce(callable.line, told.line))
      from callable join file_person told on told.contact_id = callable.contact_id
      group by callable.contact_id, callable.reason
      order by callable.contact_id, callable.reason
    )`;

export const forgetCallable = defineStatement({
  name: 'imports.forget_callable',
  text: `delete from import_callable where organization_id = $1 and import_id = $2`,
  row: {},
});

/** People, and those of them whom a standing reason forbids to call all the same. */
export const countCallable = defineStatement({
  name: 'imports.count_callable',
  text: `
    select count(*)::integer as people,
      (count(*) filter (where exists (select from suppressions own
        where own.organization_id = $1 and own.contact_id = somebody.contact_id
          and own.lifted_at is null)))::integer as restricted
    from (select distinct contact_id from import_callable
      where organization_id = $1 and import_id = $2) somebody`,
  row: { people: 'int4', restricted: 'int4' },
});

/** Whoever stores the file says that these people are to be called. */
export const confirmCallable = defineStatement({
  name: 'imports.confirm_callable',
  text: `
    update import_callable set is_waiting = false where organization_id = $1 and import_id = $2`,
  row: {},
});
