/** A block of commands of a document, and what it says below that they answer. */
export interface Example {
  commands: string;
  /** Of the last command; undefined where nothing stands below. */
  answer: unknown;
}

const blocks = /```sh\n(?<commands>[\s\S]*?)```(?:\s*```json\n(?<answer>[\s\S]*?)```)?/g;

/** The commands of a document in their order. */
export function readExamples(document: string): Example[] {
  return [...document.matchAll(blocks)].map(({ groups }) => ({
    commands: groups?.commands ?? '',
    answer: groups?.answer === undefined ? undefined : JSON.parse(groups.answer),
  }));
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an answer has where a document says something else; ids and moments are others each time. */
export function findDifference(said: unknown, answered: unknown, path = 'answer'): string | null {
  if (typeof said === 'string' && typeof answered === 'string') {
    if ([uuid, moment].some((pattern) => pattern.test(said) && pattern.test(answered))) return null;
  }
  if (Array.isArray(said) && Array.isArray(answered) && said.length !== answered.length) {
    return `${path} has ${answered.length} and not ${said.length}`;
  }
  if (isObject(said) && isObject(answered)) {
    return Object.entries(said).reduce<string | null>(
      (found, [name, value]) => found ?? findDifference(value, answered[name], `${path}.${name}`),
      null,
    );
  }
  return said === answered ? null : `${path} is ${JSON.stringify(answered)}`;
}
