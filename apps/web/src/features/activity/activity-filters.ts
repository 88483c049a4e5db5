import { momentOf } from '@ringfence/domain/zones/convert-time';

const dayLength = 86_400_000;

/** What of the record is shown, as the address says it; empty where everything is. */
export interface ActivityFilters {
  person: string;
  /** What was done, such as `campaign.started`. */
  kind: string;
  object: string;
  /** Days of the calendar, the last one included. */
  from: string;
  until: string;
}

const names = ['person', 'kind', 'object', 'from', 'until'] as const;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const shapes: Readonly<Record<keyof ActivityFilters, RegExp>> = {
  person: id,
  kind: /^[a-z_]+\.[a-z_]+$/,
  object: id,
  from: /^\d{4}-\d\d-\d\d$/,
  until: /^\d{4}-\d\d-\d\d$/,
};

/** What the address says; what makes no sense is left out. */
export function readActivityFilters(search: URLSearchParams): ActivityFilters {
  const read = (name: keyof ActivityFilters) => {
    const value = search.get(name) ?? '';
    const isDay = name === 'from' || name === 'until';
    return shapes[name].test(value) && !(isDay && Number.isNaN(Date.parse(value))) ? value : '';
  };
  return {
    person: read('person'),
    kind: read('kind'),
    object: read('object'),
    from: read('from'),
    until: read('until'),
  };
}

/** The address with other filters; what else it says stays. */
export function writeActivityFilters(
  search: URLSearchParams,
  change: Partial<ActivityFilters>,
): URLSearchParams {
  const written = new URLSearchParams(search);
  const filters = { ...readActivityFilters(search), ...change };
  for (const name of names) {
    if (filters[name] === '') {
      written.delete(name);
    } else {
      written.set(name, filters[name]);
    }
  }
  return written;
}

export function isFiltered(filters: ActivityFilters): boolean {
  return names.some((name) => filters[name] !== '');
}

/** When a day begins, or the one after it, by the clocks of a zone. */
function beginDay(day: string, zone: string, after = 0): string {
  return momentOf(zone, Date.parse(day) / dayLength + after, 0).toISOString();
}

/** The filters as the API wants them. */
export function askFor(filters: ActivityFilters, zone: string) {
  const { person, kind, object, from, until } = filters;
  return {
    ...(person === '' ? {} : { actorId: person }),
    ...(kind === '' ? {} : { action: kind }),
    ...(object === '' ? {} : { subjectId: object }),
    ...(from === '' ? {} : { from: beginDay(from, zone) }),
    ...(until === '' ? {} : { until: beginDay(until, zone, 1) }),
  };
}
