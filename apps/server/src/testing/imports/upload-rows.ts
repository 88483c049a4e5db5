import type { ImportFindings, ObtainedHow } from '@ringfence/contract/imports';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import type {
  ImportedDebt,
  ImportedDebtor,
  ImportedPhone,
} from '@ringfence/domain/imports/imported-row';
import { lockStoring } from '../../features/imports/queries/steps.ts';
import {
  createStageWriter,
  type StagedRow,
  stageTarget,
} from '../../features/imports/stage-format.ts';
import { compareRows, storeRows, undoRows } from '../../features/imports/store/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TestOrganization } from '../add-organization.ts';
import { testStatement } from '../test-statement.ts';

type Reading = StagedRow['reading'];

export interface Upload {
  kind?: ImportKind;
  listName?: string | null;
  obtainedHow?: ObtainedHow;
  obtainedBy?: string;
  obtainedOn?: string;
  /** Whether the file has a column for consent. */
  hasConsent?: boolean;
  missingRule?: 'leave' | 'recall';
  customFields?: readonly string[];
  /** Whether people whom the file makes callable are to be called, as it is by default. */
  confirmsCallable?: boolean;
}

export interface Uploaded {
  importId: string;
  findings: ImportFindings;
}

const insertList = testStatement(
  `insert into lists (organization_id, name, created_by, import_id) values ($1, $2, $3, $4)
   on conflict (organization_id, lower(name)) do nothing`,
  {},
);
const insertImport = testStatement(
  `insert into imports (organization_id, kind, state, file_name, mapping, list_id, list_name,
     obtained_how, obtained_by, obtained_on, created_by, confirms_callable)
   select $1, $2, 'checking', 'people.csv', $3, list.id, $4, $5, $6, $7::date, $8, $9
   from (select 1) one
   left join lists list on list.organization_id = $1 and list.name = $4
   returning id`,
  { id: 'uuid' },
);
const chooseList = testStatement(
  `update imports import set list_id = list.id from lists list
   where import.id = $2 and list.organization_id = $1 and list.name = $3`,
  {},
);
const setState = testStatement(
  `update imports set state = $2, stored_at = case when $2 = 'stored' then now() else stored_at end,
     findings = coalesce($3, findings) where id = $1`,
  {},
);

/** A person as a row tells of them: whatever is not said, the row leaves empty. */
export function makeDebtor(
  externalReference: string,
  {
    phones = [{ e164: '+13125550101' }],
    debts = [{ balanceMinor: 12_500 }],
    ...said
  }: Partial<Omit<ImportedDebtor, 'phones' | 'debts'>> & {
    phones?: readonly Partial<ImportedPhone>[];
    debts?: readonly Partial<ImportedDebt>[];
  } = {},
): Reading {
  const debtor: ImportedDebtor = {
    externalReference,
    fullName: 'Ann Lee',
    birthYear: null,
    bornOn: null,
    email: null,
    address: null,
    city: null,
    region: null,
    postalCode: null,
    country: null,
    language: null,
    confirmedZone: null,
    note: null,
    custom: {},
    consent: null,
    doNotCall: null,
    inconvenient: null,
    stopReason: null,
    isServiceMember: null,
    phones: phones.map((phone) => ({
      e164: '+13125550101',
      lineType: 'unknown',
      label: null,
      place: null,
      ...phone,
    })),
    debts: debts.map((debt) => ({
      reference: null,
      creditor: null,
      balanceMinor: 12_500,
      originalMinor: null,
      currency: 'USD',
      openedOn: null,
      dueOn: null,
      chargedOffOn: null,
      noticeSentOn: null,
      firstContactOn: null,
      group: null,
      state: null,
      restriction: null,
      kind: null,
      isTimeBarred: null,
      role: null,
      ...debt,
    })),
    ...said,
  };
  return { kind: 'debtor', debtor, warnings: [] };
}

function makeMapping({ kind = 'debtors', hasConsent, missingRule, customFields = [] }: Upload) {
  const column = { name: 'x', position: 0, customName: null };
  return JSON.stringify({
    kind,
    country: 'US',
    missingRule: missingRule ?? 'leave',
    columns: [
      { ...column, field: 'phone' },
      ...(hasConsent === true ? [{ ...column, field: 'consent' }] : []),
      ...customFields.map((customName) => ({ ...column, field: 'custom', customName })),
    ],
  });
}

/** Rows that were read, checked as the step before storing does. */
export async function checkRows(
  database: Database,
  { organizationId, userId }: TestOrganization,
  rows: readonly Reading[],
  upload: Upload = {},
): Promise<Uploaded> {
  const {
    kind = 'debtors',
    listName = 'March',
    obtainedHow = 'given_to_creditor',
    obtainedBy = 'First Bank',
    obtainedOn = '2026-01-02',
  } = upload;
  return database.asSystem(
    async (transaction) => {
      const list = kind === 'debtors' ? listName : null;
      const made = await transaction.first(insertImport, [
        organizationId,
        kind,
        makeMapping(upload),
        list,
        obtainedHow,
        obtainedBy,
        obtainedOn,
        userId,
        upload.confirmsCallable ?? true,
      ]);
      const importId = made?.id ?? '';
      const write = createStageWriter(organizationId, importId);
      const text = rows.map((reading, index) =>
        write({ line: index + 2, cells: [`row ${index}`], reading }),
      );
      async function* content() {
        yield new TextEncoder().encode(text.join(''));
      }
      await transaction.copyFrom(stageTarget, content());
      const findings = await compareRows(transaction, importId);
      await transaction.all(setState, [importId, 'checked', JSON.stringify(findings)]);
      return { importId, findings };
    },
    { longestMilliseconds: 60_000, copiesRows: true },
  );
}

/** Stores what was checked. */
export function storeChecked(
  database: Database,
  { organizationId, userId }: TestOrganization,
  importId: string,
  listName: string | null = 'March',
  beforeCommit: () => Promise<void> = async () => {},
): Promise<ImportFindings> {
  return database.asSystem(async (transaction) => {
    await transaction.all(lockStoring, [organizationId]);
    if (listName !== null) {
      await transaction.all(insertList, [organizationId, listName, userId, importId]);
      await transaction.all(chooseList, [organizationId, importId, listName]);
    }
    const { stored } = await storeRows(transaction, importId);
    await transaction.all(setState, [importId, 'stored', null]);
    await beforeCommit();
    return stored;
  });
}

export interface HeldUpload {
  importId: string;
  /** Lets it end, as if nothing had held it up. */
  release(): Promise<void>;
}

/** An upload that has written everything and holds it, because its transaction has not ended. */
export async function holdUpload(
  database: Database,
  organization: TestOrganization,
  rows: readonly Reading[],
  upload: Upload = {},
): Promise<HeldUpload> {
  const { importId } = await checkRows(database, organization, rows, upload);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const stored = storeChecked(database, organization, importId, upload.listName, () => {
    held.resolve();
    return released.promise;
  });
  await Promise.race([held.promise, stored]);
  return {
    importId,
    async release() {
      released.resolve();
      await stored;
    },
  };
}

/** Checks and stores. */
export async function uploadRows(
  database: Database,
  organization: TestOrganization,
  rows: readonly Reading[],
  upload: Upload = {},
): Promise<Uploaded> {
  const { importId } = await checkRows(database, organization, rows, upload);
  const list = (upload.kind ?? 'debtors') === 'debtors' ? (upload.listName ?? 'March') : null;
  return { importId, findings: await storeChecked(database, organization, importId, list) };
}

export function undoUpload(database: Database, importId: string): Promise<void> {
  return database.asSystem(async (transaction) => {
    await undoRows(transaction, importId);
    await transaction.all(setState, [importId, 'undone', null]);
  });
}
