/**
 * Which version of a person's ledger counts, by the name of their row: with what was learned while an upload
 * held it, which is written beside.
 */
export const ledgerVersion = (contact: string): string => `(${contact}.ledger_version + (
        select count(*) from ledger_raises raised
        where raised.organization_id = ${contact}.organization_id
          and raised.contact_id = ${contact}.id))`;
