import { recordSource } from '@ringfence/contract/records';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import { describe, expect, it } from 'vitest';
import { isRestrictionKind, recordGroups, recordSources } from './record-kinds.ts';

describe('what can be recorded', () => {
  const offered = recordGroups.flatMap(({ kinds }) => [...kinds]);

  it('is every reason not to call, each once', () => {
    const restrictions = offered.filter(isRestrictionKind);
    expect(restrictions.toSorted()).toEqual([...restrictionKinds].sort());
  });

  it('is consent, times, calls made elsewhere and a confirmed zone besides', () => {
    expect(offered.filter((kind) => !isRestrictionKind(kind)).toSorted()).toEqual([
      'confirmed_zone',
      'consent',
      'inconvenient_time',
      'outside_call',
    ]);
  });

  it('comes from every source that the API takes', () => {
    expect(recordSources).toEqual(recordSource.options);
  });
});
