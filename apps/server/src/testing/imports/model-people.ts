/**
 * What uploads do, in plain words: people by reference, and no database. It is written twice on purpose, so
 * that a test can compare the two.
 */
export interface ModelRow {
  reference: string;
  name: string;
  email: string | null;
  phone: string;
  debt: string | null;
  balance: number;
  state: 'open' | 'paid' | 'recalled' | 'disputed' | null;
}

export interface ModelPerson {
  name: string;
  email: string | null;
  phones: readonly string[];
  debts: Readonly<Record<string, { balance: number; state: string }>>;
}

export type Model = Readonly<Record<string, ModelPerson>>;

export interface ModelOutcome {
  model: Model;
  added: number;
  changed: number;
  unchanged: number;
  duplicate: number;
  rejected: number;
}

const referenceOf = ({ debt, reference }: ModelRow): string => debt ?? reference;
const stateOf = ({ balance, state }: ModelRow) =>
  balance === 0 && (state === null || state === 'open') ? 'paid' : state;

function partRows(rows: readonly ModelRow[], known: ModelPerson | undefined) {
  const [first] = rows;
  if (first === undefined) return { kept: [], duplicate: 0, email: null };
  const agreeing = rows.filter((row) => row.name === first.name);
  const consistent = agreeing.filter((row) => {
    const teller = agreeing.find((other) => referenceOf(other) === referenceOf(row)) ?? row;
    return teller.balance === row.balance && stateOf(teller) === stateOf(row);
  });
  const isStranger =
    known !== undefined &&
    known.name !== first.name &&
    !consistent.some(({ phone }) => known.phones.includes(phone));
  const email = consistent.find((row) => row.email !== null)?.email ?? null;
  const kept = consistent.filter(
    (row, index) =>
      index === 0 ||
      !consistent.slice(0, index).some(({ phone }) => phone === row.phone) ||
      !consistent.slice(0, index).some((other) => referenceOf(other) === referenceOf(row)),
  );
  const duplicate = consistent.length - kept.length;
  return { kept: isStranger ? [] : kept, duplicate, email };
}

function changeDebt(
  known: { balance: number; state: string } | undefined,
  row: ModelRow,
): { balance: number; state: string } {
  const { balance } = row;
  const said = stateOf(row);
  if (known === undefined) return { balance, state: said ?? 'open' };
  if (said === 'open') return { balance, state: known.state === 'disputed' ? 'disputed' : 'open' };
  if (said !== null) return { balance, state: said };
  const reopens = ['paid', 'recalled'].includes(known.state) && known.balance !== balance;
  return { balance, state: reopens ? 'open' : known.state };
}

function changePerson(
  known: ModelPerson | undefined,
  rows: readonly ModelRow[],
  email: string | null,
): ModelPerson {
  const debts: Record<string, { balance: number; state: string }> = { ...known?.debts };
  for (const row of rows.toReversed()) {
    debts[referenceOf(row)] = changeDebt(known?.debts[referenceOf(row)], row);
  }
  return {
    name: rows[0]?.name ?? '',
    email: email ?? known?.email ?? null,
    phones: [...new Set([...(known?.phones ?? []), ...rows.map(({ phone }) => phone)])].toSorted(),
    debts,
  };
}

const isSame = (one: ModelPerson, other: ModelPerson): boolean => {
  const order = ({ name, email, phones, debts }: ModelPerson) =>
    JSON.stringify([name, email, phones, Object.entries(debts).toSorted()]);
  return order(one) === order(other);
};

/** Every row ends up stored, as a duplicate, or rejected. */
export function uploadToModel(model: Model, rows: readonly ModelRow[]): ModelOutcome {
  const outcome = { added: 0, changed: 0, unchanged: 0, duplicate: 0, rejected: 0 };
  const after: Record<string, ModelPerson> = { ...model };
  for (const [reference, own] of Map.groupBy(rows, (row) => row.reference)) {
    const known = model[reference];
    const { kept, duplicate, email } = partRows(own, known);
    outcome.duplicate += duplicate;
    outcome.rejected += own.length - duplicate - kept.length;
    if (kept.length === 0) continue;
    const person = changePerson(known, kept, email);
    after[reference] = person;
    if (known === undefined) outcome.added += 1;
    else if (isSame(known, person)) outcome.unchanged += 1;
    else outcome.changed += 1;
  }
  return { model: after, ...outcome };
}
