/** Whether a note names times at which nobody is to be called, or the only ones at which somebody is. */
export type NoteSense = 'not' | 'only';

const endOfClause = /[,;.()]/;

interface Clause {
  isNegated: boolean;
  isOnly: boolean;
  /** It says to call, as "please call mornings" does. */
  isAsking: boolean;
  /** A word that denies stands behind a time: "Sundays never", or "9-5 not weekends" where more follows. */
  isDeniedBehind: boolean;
  isTorn: boolean;
  days: number;
  others: number;
}

const begin = (): Clause => ({
  isNegated: false,
  isOnly: false,
  isAsking: false,
  isDeniedBehind: false,
  isTorn: false,
  days: 0,
  others: 0,
});
const isEmpty = ({ days, others }: Clause): boolean => days + others === 0;

/**
 * Gathers what the words between the times of a note say of them, clause by clause. The cell knows better than
 * the name of its column: "no calls before 10am" below "Best time to call" forbids, and "only after 5pm" below
 * "Call restrictions" allows.
 */
export class NoteClauses {
  readonly #clauses: Clause[] = [begin()];

  get #last(): Clause {
    return this.#clauses.at(-1) ?? begin();
  }

  /** "no", "never", "nunca". */
  deny(): void {
    this.#last.isNegated = true;
    if (!isEmpty(this.#last)) this.#last.isDeniedBehind = true;
  }

  /** "only", "solo". */
  limit(): void {
    this.#last.isOnly = true;
  }

  /** "call", "llame". */
  ask(): void {
    this.#last.isAsking = true;
  }

  add(what: 'days' | 'hours' | 'place'): void {
    if (this.#last.isDeniedBehind) this.#last.isTorn = true;
    if (what === 'days') this.#last.days += 1;
    else this.#last.others += 1;
  }

  separate(text: string): void {
    if (endOfClause.test(text) && !isEmpty(this.#last)) this.#clauses.push(begin());
  }

  /** What the whole note means below a column of this sense; undefined where its parts contradict each other. */
  settle(column: NoteSense): NoteSense | undefined {
    const clauses = this.#joinEnd();
    if (clauses === undefined) return undefined;
    const senses = new Set<NoteSense>();
    let before: { clause: Clause; sense: NoteSense } | undefined;
    for (const clause of clauses) {
      const sense = findSense(clause, column, before);
      if (sense === undefined) return undefined;
      senses.add(sense);
      before = { clause, sense };
    }
    const [only = column] = senses;
    return senses.size > 1 ? undefined : only;
  }

  /** "Sundays, never": words that stand alone at the end are about the one clause before them. */
  #joinEnd(): Clause[] | undefined {
    const last = this.#last;
    const others = this.#clauses.slice(0, -1);
    const [first] = others;
    if (first === undefined || !isEmpty(last)) return this.#clauses;
    if (!(last.isNegated || last.isOnly || last.isAsking)) return others;
    if (others.length > 1) return undefined;
    return [
      {
        ...first,
        isNegated: first.isNegated || last.isNegated,
        isOnly: first.isOnly || last.isOnly,
        isAsking: first.isAsking || last.isAsking,
      },
    ];
  }
}

function findSense(
  { isNegated, isOnly, isAsking, isTorn, others }: Clause,
  column: NoteSense,
  before: { clause: Clause; sense: NoteSense } | undefined,
): NoteSense | undefined {
  if (isTorn || (isNegated && isOnly)) return undefined;
  if (isNegated) return 'not';
  if (isOnly) return 'only';
  // It says to call then, and the name of its column says not to.
  if (isAsking) return column === 'only' ? 'only' : undefined;
  if (before?.sense === 'only') return 'only';
  const isListOfDays = others === 0 && before?.clause.others === 0;
  return before?.sense === 'not' && isListOfDays ? 'not' : column;
}
