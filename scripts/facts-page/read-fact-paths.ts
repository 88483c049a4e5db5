import { makeSituation } from '../../packages/domain/compliance/make-situation.ts';
import { rules } from '../../packages/domain/compliance/rules/index.ts';
import type { Case } from '../../packages/domain/compliance/testing/any-facts.ts';

/** By the path of a fact, such as `consents[].at`: the codes of the rules that read it. */
export type FactReaders = ReadonlyMap<string, ReadonlySet<string>>;

/** What is worked out once for all rules: places, zones, hours, and the calls about the debt. */
export const everyRule = 'every rule';

/** Copied with everything beside it, and perhaps read there. */
export const perhapsEveryRule = 'perhaps every rule';

/** The same value, that tells of each part of it that is read. Moments are read whole. */
function watch<Value extends object>(
  value: Value,
  path: string,
  onRead: (path: string, isCopied: boolean) => void,
): Value {
  const copying = new Set<string | symbol>();
  return new Proxy(value, {
    // Copying an object with all its parts asks for each of them twice.
    getOwnPropertyDescriptor(target, key) {
      copying.add(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof part === 'function') return part;
      if (Array.isArray(target) && key === 'length') return part;
      const isCopied = copying.delete(key);
      const named = path === '' ? key : `${path}.${key}`;
      const partPath = Array.isArray(target) ? `${path}[]` : named;
      if (typeof part !== 'object' || part === null || part instanceof Date) {
        onRead(partPath, isCopied);
        return part;
      }
      return watch(part, partPath, onRead);
    },
  });
}

/** Which rule reads which facts, over as many cases as there are. */
export function readFactPaths(cases: readonly Case[]): FactReaders {
  const readers = new Map<string, Set<string>>();
  let reader = everyRule;
  const onRead = (path: string, isCopied: boolean): void => {
    const who = isCopied && reader === everyRule ? perhapsEveryRule : reader;
    const known = readers.get(path);
    if (known === undefined) readers.set(path, new Set([who]));
    else known.add(who);
  };
  for (const { facts, policy, now } of cases) {
    reader = everyRule;
    const situation = makeSituation(watch(facts, '', onRead), policy, now);
    for (const rule of rules) {
      reader = rule.code;
      rule.judge(situation, now);
    }
  }
  return readers;
}
