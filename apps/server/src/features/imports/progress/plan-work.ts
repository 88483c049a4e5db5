import type { ImportPhase } from '@ringfence/domain/imports/import-words';
import type { WorkPart } from '@ringfence/domain/imports/share-of-work';

/** A part of a step, with what it is made of. */
export interface PlannedPhase {
  phase: ImportPhase;
  parts: readonly WorkPart[];
  /** Every statement is run for some of the people before the first is run for the next. */
  isBatched?: boolean;
}

/** How many people of a file are new, and how many are known already: they cost differently. */
export interface Composition {
  added: number;
  known: number;
}

/**
 * About how many microseconds a statement takes for each row whose person is new, and for each whose person is known,
 * as measured with 50,000 of them. Only their proportions matter: the machine's own pace is measured while it works.
 */
type Costs = Readonly<Record<string, readonly [added: number, known: number]>>;

const reading: Costs = { copy: [55, 55] };

const grouping: Costs = {
  'imports.number_people': [12, 12],
  'imports.gather_restrictions': [0.5, 0.5],
  'imports.reject_other_names': [0.5, 0.5],
  'imports.gather_debt_facts': [0.5, 0.5],
  'imports.reject_other_debts': [0.5, 0.5],
  'imports.merge_rows': [1, 2],
  'imports.reject_duplicates': [0.5, 0.5],
  'imports.reject_strangers': [0.5, 1],
};

const comparing: Costs = {
  'imports.analyse_people': [8, 8],
  'imports.count_new': [14, 0],
  'imports.count_changes': [0, 34],
  'imports.sum_balance_moves': [0, 4],
  'imports.list_given_facts': [0, 18],
  'imports.count_added': [0.5, 0.5],
  'imports.count_missing': [0, 3],
  'imports.warn_of_risen_balances': [0.5, 3],
  'imports.warn_of_stricter': [0.5, 5],
  'imports.warn_of_shared_phones': [2, 6],
  'imports.warn_of_twins': [2, 3],
};

const sampling: Costs = { 'imports.sample_changes': [0, 20] };

const storing: Costs = {
  'imports.insert_contacts': [45, 0],
  'imports.note_given_again': [0, 6],
  'imports.update_contacts': [0, 8],
  'imports.insert_phones': [30, 5],
  'imports.update_phones': [0, 5],
  'imports.insert_debts': [25, 4],
  'imports.update_debts': [0, 11],
  'imports.insert_members': [30, 4],
  'imports.revoke_consents': [0, 1],
  'imports.insert_consents': [36, 5],
  'imports.insert_summaries': [45, 0],
  'ledger.link_imported': [6, 2],
  'imports.renew_summaries': [0, 8],
};

const finishing: Costs = {
  'imports.count_words': [18, 1],
  'imports.analyse_imported': [15, 0],
  'imports.forget_people': [1.5, 1.5],
};

const counting: Costs = {
  'imports.count_staged_rows': [1, 1],
  'imports.analyse_rows': [6, 8],
};

/** Files of what a previous system did are compared and written by one statement each, for all of the file. */
const history: Readonly<Record<string, { comparing: Costs; storing: Costs }>> = {
  calls: {
    comparing: { 'imports.compare_calls': [20, 20] },
    storing: { 'imports.insert_calls': [40, 40] },
  },
  consents: {
    comparing: { 'imports.compare_consents': [20, 20] },
    storing: { 'imports.insert_past_consents': [40, 40] },
  },
  restrictions: {
    comparing: { 'imports.compare_restrictions': [20, 20] },
    storing: { 'imports.insert_restrictions': [40, 40] },
  },
  payments: {
    comparing: { 'imports.compare_payments': [20, 20] },
    storing: { 'imports.insert_file_payments': [40, 40] },
  },
};
const renewing: Costs = { 'imports.renew_summaries': [15, 15] };

const undoing: Costs = {
  'imports.find_touched_since': [4, 5],
  'imports.note_touched_people': [1, 2],
  'imports.restore_contacts': [0, 1],
  'imports.restore_phones': [0, 1],
  'imports.restore_debts': [0, 7],
  'imports.restore_consents': [0, 1],
  'imports.restore_payments': [0, 1],
  'imports.remove_imported': [770, 2],
  'imports.renew_summaries': [0, 11],
};

/** Every statement that is expected somewhere, for a test that each of them exists. */
export const expectedStatements = [
  ...new Set(
    [
      ...[counting, grouping, comparing, sampling, storing, finishing, renewing, undoing],
      ...Object.values(history).flatMap((of) => [of.comparing, of.storing]),
    ].flatMap((costs) => Object.keys(costs)),
  ),
];

function plan(
  phase: ImportPhase,
  { added, known }: Composition,
  ...costs: readonly Costs[]
): PlannedPhase {
  const all = Math.max(1, added + known);
  const parts = costs.flatMap((some) =>
    Object.entries(some).map(([name, [perAdded, perKnown]]) => ({
      name,
      microsecondsPerRow: (perAdded * added + perKnown * known) / all,
    })),
  );
  return { phase, parts };
}

/** Who of the file is known is what the check finds out. */
const anybody: Composition = { added: 1, known: 1 };
const acquaintances: Composition = { added: 0, known: 1 };

export const planReading = (): PlannedPhase => plan('reading', acquaintances, reading);

export function planChecking(kind: string): PlannedPhase[] {
  const own = history[kind];
  const compared =
    own === undefined
      ? plan('comparing', anybody, counting, grouping, comparing, sampling)
      : plan('comparing', acquaintances, counting, own.comparing);
  return [planReading(), compared];
}

export function planStoring(kind: string, composition: Composition): PlannedPhase[] {
  const own = history[kind];
  if (own === undefined) {
    return [
      plan('comparing', composition, comparing),
      { ...plan('storing', composition, storing), isBatched: true },
      plan('finishing', composition, finishing),
    ];
  }
  return [
    plan('comparing', acquaintances, counting, own.comparing),
    plan('storing', acquaintances, own.storing, renewing),
    plan('finishing', acquaintances, { 'imports.forget_people': [1.5, 1.5] }),
  ];
}

export const planUndoing = (composition: Composition): PlannedPhase[] => [
  plan('undoing', composition, undoing),
];
