import { type FlowKey, flowKeys, type Part } from './script.ts';

/** What leads on from a part: a key, or how it came out. */
export type WayCondition =
  | FlowKey
  | 'next'
  | 'silence'
  | 'verified'
  | 'unverified'
  | 'declined'
  | 'unanswered';

export interface Way {
  on: WayCondition;
  /** The part it leads to; empty where nobody has chosen one. */
  to: string;
}

/** The ways on from a part, each with what leads there. */
export function listWays(part: Part): Way[] {
  switch (part.kind) {
    case 'say':
    case 'disclosure':
    case 'dispute':
    case 'another_time':
    case 'language':
      return [{ on: 'next', to: part.next }];
    case 'menu': {
      const keys = flowKeys.flatMap((key) => {
        const to = part.keys[key];
        return to === undefined ? [] : [{ on: key, to }];
      });
      return [...keys, { on: 'silence', to: part.silence }];
    }
    case 'verify':
      return [
        { on: 'verified', to: part.verified },
        { on: 'unverified', to: part.unverified },
      ];
    case 'promise':
      return [
        { on: 'next', to: part.next },
        { on: 'declined', to: part.declined },
      ];
    case 'connect':
      return [{ on: 'unanswered', to: part.unanswered }];
    case 'wrong_person':
    case 'stop':
    case 'goodbye':
      return [];
  }
}

/** How many ways each part is from the first one; parts that nothing leads to are not in it. */
export function findDepths(parts: readonly Part[]): Map<string, number> {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const [first] = parts;
  const depths = new Map<string, number>(first === undefined ? [] : [[first.id, 0]]);
  for (const [id, depth] of depths) {
    const part = byId.get(id);
    for (const { to } of part === undefined ? [] : listWays(part)) {
      if (byId.has(to) && !depths.has(to)) depths.set(to, depth + 1);
    }
  }
  return depths;
}
