export interface Filters {
  search: string;
  /** Null: whatever the state. */
  state: 'active' | 'suspended' | null;
  sort: 'name' | 'created_at';
  order: 'asc' | 'desc';
}

const longestSearch = 100;

export function readState(text: string | null): Filters['state'] {
  return text === 'active' || text === 'suspended' ? text : null;
}

/** What the address asks the list for; what it says in a way that nobody offers is left out. */
export function readFilters(parameters: URLSearchParams): Filters {
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, longestSearch),
    state: readState(parameters.get('state')),
    sort: parameters.get('sort') === 'created_at' ? 'created_at' : 'name',
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
  };
}

/** The address without what goes without saying. */
export function writeFilters({ search, state, sort, order }: Filters): URLSearchParams {
  return new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(sort === 'name' ? {} : { sort }),
    ...(order === 'asc' ? {} : { order }),
  });
}

export function isNarrowed({ search, state }: Filters): boolean {
  return search !== '' || state !== null;
}
