import { describe, expect, it } from 'vitest';
import { createPlace, findPlace, keepPlace } from './kept-places.ts';

describe('kept places', () => {
  it('are found again under their name', () => {
    const place = { ...createPlace(10), offset: 480 };
    keepPlace('one', place);
    expect(findPlace('one')).toBe(place);
    expect(findPlace('another')).toBeUndefined();
  });

  it('are forgotten when many others came after', () => {
    keepPlace('old', createPlace(10));
    keepPlace('visited again', createPlace(10));
    for (let step = 0; step < 29; step += 1) {
      keepPlace(`step ${step}`, createPlace(10));
    }
    keepPlace('visited again', createPlace(10));
    keepPlace('last', createPlace(10));
    expect(findPlace('old')).toBeUndefined();
    expect(findPlace('visited again')).toBeDefined();
  });
});
