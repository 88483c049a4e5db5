/** What is told of a debt's state. Nothing is owed on a debt of nothing, whatever else is said of it. */
export const toldState = (balance: string, said: string): string =>
  `case when ${balance} = 0 and coalesce(${said}, 'open') = 'open' then 'paid' else ${said} end`;

/**
 * What becomes of a known `debt` of which something is `told` by a file or a program. What is said outright
 * holds, but that a debt is open says nothing of a promise or a dispute. Where nothing is said, another
 * amount opens a debt that was paid or recalled; and one that was recalled for being left out of a file is
 * open when it is told of again. The same amount once more says nothing against a payment.
 */
export const stateAfter = (organizationId: string): string => `(case
        when told.state = 'open' then
          case when debt.state in ('promised', 'disputed') then debt.state else 'open' end
        when told.state is not null then told.state
        when debt.state in ('paid', 'recalled')
          and (debt.balance_minor, debt.currency) <> (told.balance_minor, told.currency) then 'open'
        when debt.state = 'recalled' and exists (
          select from import_changes change
          join imports earlier on earlier.organization_id = change.organization_id
            and earlier.id = change.import_id
          where change.organization_id = ${organizationId} and change.row_id = debt.id
            and change.table_name = 'debts' and change.before->>'state' <> 'recalled'
            and earlier.state = 'stored' and earlier.mapping->>'missingRule' = 'recall') then 'open'
        else debt.state end)`;
