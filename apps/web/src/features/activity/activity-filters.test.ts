import { describe, expect, it } from 'vitest';
import {
  askFor,
  isFiltered,
  readActivityFilters,
  writeActivityFilters,
} from './activity-filters.ts';

const person = '0197a000-0000-7000-8000-000000000003';
const read = (search: string) => readActivityFilters(new URLSearchParams(search));

describe('the filters of the activity', () => {
  it('stand in the address, beside what else it says', () => {
    const search = new URLSearchParams('organization=all&kind=list.created');
    const written = writeActivityFilters(search, { person, kind: '' });
    expect(written.toString()).toBe(`organization=all&person=${person}`);
    expect(readActivityFilters(written)).toMatchObject({ person, kind: '' });
  });

  it('leave out what makes no sense', () => {
    const filters = read('person=me&kind=DROP&object=1&from=2026-13-45&until=tomorrow');
    expect(isFiltered(filters)).toBe(false);
  });

  it('ask for whole days by the clocks of the zone', () => {
    const filters = read('from=2026-03-08&until=2026-03-08');
    // The day on which summer time begins has 23 hours.
    expect(askFor(filters, 'America/Chicago')).toEqual({
      from: '2026-03-08T06:00:00.000Z',
      until: '2026-03-09T05:00:00.000Z',
    });
  });
});
