import type { Preflight } from '@ringfence/contract/preflight';
import { type Bucket, buckets, findBucket } from '@ringfence/domain/forecast/find-standing';
import type { Population } from './load-population.ts';

const codeOf = ({ standing }: Population['groups'][number]): string | null =>
  standing.kind === 'now' ? null : standing.code;

/** How many people stand in which bucket and by which rule, in whole people who add up to all of them. */
export function tallyBuckets(
  { groups, people }: Population,
  zone: string,
  now: Date,
): Pick<Preflight, Bucket> {
  const counts = new Map<Bucket, Map<string | null, number>>(
    buckets.map((bucket) => [bucket, new Map()]),
  );
  for (const group of groups) {
    const reasons = counts.get(findBucket(group.standing, zone, now));
    const code = codeOf(group);
    reasons?.set(code, (reasons.get(code) ?? 0) + group.people);
  }
  const counted = [...counts.values()].flatMap((reasons) => [...reasons.values()]);
  const total = counted.reduce((sum, each) => sum + each, 0);
  const scale = total === 0 ? 0 : people / total;
  let before = 0;
  const tally = (bucket: Bucket) => {
    const reasons = [...(counts.get(bucket) ?? [])].map(([code, share]) => {
      const after = before + share * scale;
      const whole = Math.round(after) - Math.round(before);
      before = after;
      return { code, people: whole };
    });
    return {
      people: reasons.reduce((sum, each) => sum + each.people, 0),
      reasons: reasons
        .flatMap(({ code, people: n }) => (code === null || n === 0 ? [] : [{ code, people: n }]))
        .toSorted((one, other) => other.people - one.people || (one.code < other.code ? -1 : 1)),
    };
  };
  return {
    now: tally('now'),
    laterToday: tally('laterToday'),
    tomorrow: tally('tomorrow'),
    later: tally('later'),
    blocked: tally('blocked'),
  };
}
