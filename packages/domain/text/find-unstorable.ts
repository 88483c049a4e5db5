/**
 * PostgreSQL stores neither a NUL nor half of a character that takes two, such as a cut emoji. Whatever comes from
 * outside is checked by this one rule before anything is done with it.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Nothing that is asked for here nests deeper, and what does could exhaust the code that walks through it. */
const deepest = 32;

export interface Unstorable {
  /** Where it stands, such as `contacts.0.fullName`. Empty: it is the value itself. */
  path: string;
  message: string;
}

export const unstorableText =
  'Leave out NUL characters and halves of characters, such as of a cut emoji.';
const tooDeep = `At most ${deepest} levels.`;

interface Step {
  value: unknown;
  path: readonly string[];
}

/** A name that cannot be stored cannot be repeated either; the value around it is named. */
function judgeStep({ value, path }: Step): Unstorable | undefined {
  const fault = (message: string): Unstorable => ({ path: path.join('.'), message });
  if (typeof value === 'string') return isStorable(value) ? undefined : fault(unstorableText);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= deepest) return { path: path[0] ?? '', message: tooDeep };
  return Object.keys(value).every(isStorable) ? undefined : fault(unstorableText);
}

/** Neither a file nor a date: those hold no fields. */
const isWalked = (value: object): boolean =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** The first text in a value from outside that cannot be stored, or what lies too deep in it. */
export function findUnstorable(value: unknown): Unstorable | undefined {
  const steps: Step[] = [{ value, path: [] }];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const found = judgeStep(step);
    if (found !== undefined) return found;
    const { value: inner, path } = step;
    if (typeof inner !== 'object' || inner === null || !isWalked(inner)) continue;
    for (const [name, part] of Object.entries(inner)) {
      const isLeaf = typeof part !== 'string' && (typeof part !== 'object' || part === null);
      if (!isLeaf) steps.push({ value: part, path: [...path, name] });
    }
  }
  return undefined;
}
