/** The state of a debt as it is given. Nothing is owed on a debt of nothing, whatever else is said of it. */
export const givenState = (balance: string, said: string): string =>
  `case when ${balance} = 0 and coalesce(${said}, 'open') = 'open' then 'paid' else ${said} end`;

/**
 * What becomes of a known `debt` of which something is `given` by a file or a program. What is said outright
 * holds, but that a debt is open says nothing of a promise or a dispute. Where nothing is said, another
 * amount opens a debt that was paid or recalled; and one that was recalled for being left out of a file is
 * open when it comes again. The same amount once more says nothing against a payment.
 */
export const stateAfter = (organizationId: string): string => `(case
        when given.state = 'open' then
          case when debt.state in ('promised', 'disputed') then debt.state else 'open' end
        when given.state is not null then given.state
        when debt.state in ('paid', 'recalled')
          and (debt.balance_minor, debt.currency) <> (given.balance_minor, given.currency) then 'open'
        when debt.state = 'recalled' and exists (
          select from import_changes change
          join imports earlier on earlier.organization_id = change.organization_id
            and earlier.id = change.import_id
          where change.organization_id = ${organizationId} and change.row_id = debt.id
            and change.table_name = 'debts' and change.before->>'state' <> 'recalled'
            and earlier.state = 'stored' and earlier.mapping->>'missingRule' = 'recall') then 'open'
        else debt.state end)`;

/**
 * What becomes of the facts of a known `debt` of which something is `given` by a file or a program: nothing that
 * could let calls begin. The earliest first contact counts (12 CFR 1006.34(a)(1)); that a debt is not
 * time-barred or not medical after all, or that somebody may be spoken to (12 CFR 1006.6(a)) who was not,
 * is for an admin to say.
 */
export const debtFactsAfter = {
  kind: "(case when debt.kind = 'medical' then debt.kind else coalesce(given.kind, debt.kind) end)",
  is_time_barred: '(debt.is_time_barred or coalesce(given.is_time_barred, false))',
  person_role: `(case when given.person_role is null
          or openness_of_role(given.person_role) > openness_of_role(debt.person_role)
        then debt.person_role else given.person_role end)`,
  first_contact_at: 'least(debt.first_contact_at, given.first_contact_at)',
} as const;

const changedFacts = Object.entries(debtFactsAfter);

/** Whether these change. */
export const debtFactsDiffer = `(${changedFacts
  .map(([column, after]) => `debt.${column} is distinct from ${after}`)
  .join(' or ')})`;

/** Whether something is given that would let calls begin, and is not taken. */
export const keepsStricterDebt = `(debt.is_time_barred and not given.is_time_barred
        or debt.kind = 'medical' and given.kind <> 'medical'
        or openness_of_role(given.person_role) > openness_of_role(debt.person_role)
          and given.person_role is not null)`;

/** When a debt was first talked about: by what was given, or by a call that is known. */
export const firstContactOf = (debt: string): string => `least(${debt}.first_contact_at,
        (select talk.occurred_at from first_conversations talk
          where talk.organization_id = ${debt}.organization_id and talk.debt_id = ${debt}.id))`;

/** The day of the first promise about a debt that is open. */
export const promisedOn = (
  debt: string,
): string => `(select min(promise.due_on) from promises promise
        where promise.organization_id = ${debt}.organization_id and promise.debt_id = ${debt}.id
          and promise.state = 'open')`;

/**
 * What was agreed on with the person about a debt, and has its place in a standing campaign: to be reminded of an open
 * promise, unless they took the permission back; or to be called back about it or about anything.
 */
export const agreedOn = (debt: string): string => `array_remove(array[
        case when exists (select from promises promise
          join consents consent on consent.organization_id = promise.organization_id
            and consent.id = promise.reminder_consent_id and consent.revoked_at is null
          where promise.organization_id = ${debt}.organization_id and promise.debt_id = ${debt}.id
            and promise.state = 'open' and promise.reminder_state = 'scheduled') then 'promise' end,
        case when exists (select from callbacks callback
          where callback.organization_id = ${debt}.organization_id and callback.contact_id = ${debt}.contact_id
            and callback.state = 'open' and callback.campaign_id is not null
            and coalesce(callback.debt_id, ${debt}.id) = ${debt}.id) then 'callback' end], null)`;

/**
 * The state of a debt as the rules read it. One with an open promise is open to them: the promise says until when
 * nobody is called about it. One that somebody only said was promised is as good as ended until they say more.
 */
export const stateOf = (debt: string): string =>
  `(case when ${debt}.state = 'promised' and ${promisedOn(debt)} is not null then 'open' else ${debt}.state end)`;
