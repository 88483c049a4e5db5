import { fieldsOfKind } from './check-mapping.ts';
import { cleanCell, foldText } from './clean-cell.ts';
import { listColumnNames } from './column-names.ts';
import { type ImportField, type ImportKind, personFields } from './import-words.ts';

/** What the name of a column says that it holds. */
export interface RecognisedName {
  field: ImportField;
  /** Of several phones or debts which, from 1; null where the name has no number. */
  number: number | null;
  /** Its place among the names of the field; the smaller, the better. */
  rank: number;
  confidence: number;
}

/** What a column is taken for, before it is known which phone or debt it belongs to. */
export interface Guess extends RecognisedName {
  because: 'layout' | 'header' | 'content';
}

const exact = 0.95;
const writtenOut = 0.9;
const withoutNoise = 0.85;
const withOneTypo = 0.7;
const withTwoTypos = 0.6;

/** Says whose value it is, or nothing at all. */
const noise = new Set(
  (
    'debtor dbtr consumer customer cust borrower patient member person contact primary main current ' +
    'curr utility the of code number num no nbr value field de del la el los las titular deudor cliente actual'
  ).split(' '),
);
/** As clerks shorten words, in English and Spanish. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  (
    'acct account|addr address|amt amount|bal balance|cd code|chg charge|cred creditor|curr current|' +
    'cust customer|delq delinquency|dlq delinquency|dt date|nbr number|nm name|num number|orig original|ph phone|phn phone|tele phone|' +
    'wk work|hm home|cta cuenta|dir direccion|fec fecha|nom nombre|ape apellido|nro numero|tel telefono|' +
    'telf telefono|tlf telefono|venc vencimiento'
  )
    .split('|')
    .map((pair) => {
      const [short = '', long = ''] = pair.split(' ');
      return [short, long];
    }),
);
/** Where debts are numbered, "Account 2 Creditor" is the creditor of the second. */
const groupWords = new Set('debt account acct loan deuda cuenta prestamo'.split(' '));
/** The value is somebody else's, who must not learn of the debt (12 CFR 1006.6(d)), or no phone. */
const strangers = new Set(
  (
    'spouse wife husband cosigner cosigned cosignor coborrower coapplicant comaker cobuyer coowner ' +
    'codebtor joint guarantor emergency ' +
    'relative kin parent child neighbor nearest attorney lawyer atty fax pager conyuge esposo esposa ' +
    'aval fiador familiar abogado codeudor'
  ).split(' '),
);
/** Who is counted where a file has several people in a row. */
const people = new Set(
  'debtor consumer customer borrower applicant patient contact deudor cliente titular'.split(' '),
);
/** Amounts that are not what is owed, and people who are not the debtor. */
const others = new Set(
  (
    'payment paid interest fee fees limit score rate income problem agent collector employer manager ' +
    'pago pagado interes intereses limite ingreso agente empleador'
  ).split(' '),
);
const mostPositions = 20;

interface KnownName {
  field: ImportField;
  rank: number;
}

function listNames(kind: ImportKind): ReadonlyMap<string, KnownName> {
  return new Map(
    fieldsOfKind[kind].flatMap((field) =>
      listColumnNames(kind, field).map((name, rank) => [name, { field, rank }] as const),
    ),
  );
}

const knownNames: Readonly<Record<ImportKind, ReadonlyMap<string, KnownName>>> = {
  debtors: listNames('debtors'),
  calls: listNames('calls'),
  consents: listNames('consents'),
  restrictions: listNames('restrictions'),
  payments: listNames('payments'),
};

/** Reads headers of files of a kind: by the known names, with a number, with noise, with typos. */
export function createRecogniser(kind: ImportKind): (name: string) => RecognisedName | undefined {
  const known = knownNames[kind];
  return (name) => {
    // What stands in brackets explains more than it names: "Balance ($)", "Phone (mobile)".
    const bare = cleanCell(name).replace(/[([{][^)\]}]*[)\]}]/g, ' ');
    for (const text of [bare, name]) {
      const found = known.get(foldText(text));
      if (found !== undefined) return { ...found, number: null, confidence: exact };
    }
    const tokens = splitName(foldText(bare) === '' ? name : bare);
    if (tokens.length === 0 || namesStranger(tokens)) return undefined;
    const { number, rest } = takeNumber(tokens);
    const found = lookUp(known, rest, number !== null);
    if (found === undefined) return undefined;
    const isOfPerson = personFields.some((field) => field === found.field);
    // A second name or address is no value of the first.
    return isOfPerson && number !== null && number > 1 ? undefined : { ...found, number };
  };
}

/** Whether the name says that the value is not the person's, or not what is owed. */
export function namesSomethingElse(name: string): boolean {
  const tokens = splitName(name);
  return namesStranger(tokens) || tokens.some((token) => others.has(token));
}

/** Also as "Co-Borrower" and "Borrower 2 Phone"; "Borrower Phone 2" is the person's own. */
function namesStranger(tokens: readonly string[]): boolean {
  return tokens.some((token, index) => {
    const next = tokens[index + 1] ?? '';
    if (strangers.has(token) || strangers.has(token + next)) return true;
    return people.has(token) && /^(?:[2-9]|1\d)$/.test(next) && index + 2 < tokens.length;
  });
}

/** "DebtorHomePhone2" is debtor, home, phone, 2. */
function splitName(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldText)
    .filter((token) => token !== '');
}

function takeNumber(tokens: readonly string[]): { number: number | null; rest: string[] } {
  const index = tokens.findIndex((token) => /^\d{1,2}(?:st|nd|rd|th|o|a)?$/.test(token));
  const number = Number.parseInt(tokens[index] ?? '', 10);
  if (!(number >= 1 && number <= mostPositions)) return { number: null, rest: [...tokens] };
  const rest = tokens.toSpliced(index, 1);
  // "2nd" comes apart where letters meet digits.
  return {
    number,
    rest: rest.filter((token, at) => at !== index || !/^(?:st|nd|rd|th)$/.test(token)),
  };
}

function lookUp(
  known: ReadonlyMap<string, KnownName>,
  tokens: readonly string[],
  isNumbered: boolean,
): (KnownName & { confidence: number }) | undefined {
  const whole = known.get(tokens.join(''));
  if (whole !== undefined) return { ...whole, confidence: exact };
  const long = tokens.map((token) => abbreviations.get(token) ?? token);
  for (const number of ['number', 'numero']) {
    const meant = known.get(long.map((token) => (token === 'no' ? number : token)).join(''));
    if (meant !== undefined) return { ...meant, confidence: writtenOut };
  }
  for (const words of [tokens, long]) {
    const telling = words.filter(
      (token) => !noise.has(token) && !(isNumbered && groupWords.has(token)),
    );
    const bare = telling.length === 0 ? undefined : known.get(telling.join(''));
    if (bare !== undefined) return { ...bare, confidence: withoutNoise };
  }
  return findTypo(known, tokens.join(''));
}

function findTypo(
  known: ReadonlyMap<string, KnownName>,
  text: string,
): (KnownName & { confidence: number }) | undefined {
  const allowed = text.length >= 9 ? 2 : text.length >= 5 ? 1 : 0;
  let best: (KnownName & { confidence: number }) | undefined;
  for (const [name, meant] of known) {
    if (name.length < 5 || Math.abs(name.length - text.length) > allowed) continue;
    const typos = countTypos(name, text, allowed);
    if (typos > allowed) continue;
    const confidence = typos === 1 ? withOneTypo : withTwoTypos;
    if (best === undefined || confidence > best.confidence) best = { ...meant, confidence };
  }
  return best;
}

/** Letters to add, drop, change or swap with their neighbour; more than `most` are not counted out. */
export function countTypos(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
