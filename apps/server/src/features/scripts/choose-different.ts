/** What makes people hear different words. */
interface Heard {
  language: string;
  birth_year: number | null;
  postal_code: string | null;
  creditor: string | null;
  due_on: string | null;
  is_first: boolean;
}

export const mostListeners = 3;

const describe = (person: Heard): readonly unknown[] => [
  person.language,
  person.birth_year !== null && person.postal_code !== null,
  person.creditor !== null,
  person.due_on !== null,
  person.is_first,
];

const countDifferences = (one: Heard, other: Heard): number => {
  const theirs = describe(other);
  return describe(one).filter((value, index) => value !== theirs[index]).length;
};

/** The first, and then again and again the one who is most unlike those chosen, so that three show what many would hear. */
export function chooseDifferent<Person extends Heard>(people: readonly Person[]): Person[] {
  const [first, ...others] = people;
  const chosen = first === undefined ? [] : [first];
  const left = [...others];
  while (chosen.length < mostListeners && left.length > 0) {
    const unlike = left.map((person) =>
      Math.min(...chosen.map((other) => countDifferences(person, other))),
    );
    const [next] = left.splice(unlike.indexOf(Math.max(...unlike)), 1);
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
}
