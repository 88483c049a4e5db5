/** Who looks at a screen. `empty` has an organization in which nothing is yet. */
export type Viewer = 'visitor' | 'admin' | 'superAdministrator' | 'empty' | 'newcomer' | 'guarded';

/** `failing`: the page is there, and everything that it asks for is answered with an error. */
export type ScreenState = 'full' | 'empty' | 'failing';
export const screenStates: readonly ScreenState[] = ['full', 'empty', 'failing'];

/** A picture of a screen in a state; each is made in every view. */
export interface Picture {
  state: ScreenState;
  /** The route, such as `/debtors/list/:listId`. */
  route: string;
  path: string;
  viewer: Viewer;
  /** What its files are called. */
  name: string;
}

/** The routes of the application, by the name of their list. */
export type RouteLists = Readonly<Record<string, readonly string[]>>;

/** What stands in the place of each parameter, and of `?` where a page is shown by what follows its path. */
export type Examples = Readonly<Record<string, readonly string[]>>;

/** An id that nothing has: what an organization without anything shows at the address of a record. */
const nothing = '00000000-0000-7000-8000-000000000000';

/** Routes that only one kind of person is shown. */
const ownViewers: Readonly<Record<string, Viewer>> = {
  '/no-organization-access': 'newcomer',
  '/auth/second-factor': 'guarded',
};

/** Routes that lead away at once unless somebody comes to them with something. */
const ownPaths: Readonly<Record<string, string>> = {
  '/auth/callback': '/auth/callback?error=access_denied&error_code=access_denied',
  '*': '/nowhere',
};

const readParameter = (route: string): string | undefined => /:(\w+)/.exec(route)?.[1];

function listPaths(route: string, examples: Examples): string[] {
  const own = ownPaths[route];
  if (own !== undefined) return [own];
  const parameter = readParameter(route);
  if (parameter === undefined) return [route, ...(examples[route] ?? [])];
  const found = examples[parameter] ?? [];
  if (found.length === 0) {
    throw new Error(`${route} cannot be shown: there is no example for ${parameter}`);
  }
  return found.map((example) => route.replace(`:${parameter}`, example));
}

/** A name for a file, without what is different each time. */
function namePicture(route: string, path: string): string {
  const parameter = readParameter(route);
  const isId = /[0-9a-f]{8}-[0-9a-f]{4}-/.test(path.split('?')[0] ?? '');
  const shown = isId && parameter !== undefined ? route.replace(`:${parameter}`, parameter) : path;
  const [address = '', search = ''] = shown.split('?');
  const detail = ownPaths[route] === undefined ? search.replace(/=.*/, '') : '';
  const words = [...address.split('/'), detail].filter((word) => word !== '' && word !== '*');
  return words.length === 0 ? 'start' : words.join('-');
}

const isAdministration = (route: string): boolean => route.startsWith('/admin/');

function planLayoutRoute(route: string, examples: Examples): Picture[] {
  const make = (state: ScreenState, viewer: Viewer, path: string): Picture => {
    const suffix = viewer === 'superAdministrator' && !isAdministration(route) ? '-all' : '';
    return { state, route, path, viewer, name: `${namePicture(route, path)}${suffix}` };
  };
  const paths = listPaths(route, examples);
  const viewer = isAdministration(route) ? 'superAdministrator' : 'admin';
  const full = paths.map((path) => make('full', viewer, path));
  // In admin mode the same page spans organizations.
  const across = route === '/dashboard' ? [make('full', 'superAdministrator', route)] : [];
  const failing = paths.map((path) => make('failing', viewer, path));
  const without = { ...examples, section: examples.section ?? [] };
  const parameter = readParameter(route);
  const emptyPaths =
    parameter === undefined || parameter === 'section'
      ? listPaths(route, { section: without.section })
      : [route.replace(`:${parameter}`, nothing)];
  const emptyViewer = isAdministration(route) ? 'superAdministrator' : 'empty';
  // Organizations there are always; of one that does not exist there is something to show.
  const empty =
    isAdministration(route) && parameter === undefined
      ? []
      : emptyPaths.map((path) => make('empty', emptyViewer, path));
  return [...full, ...across, ...empty, ...failing];
}

/** Every screen of the application in its states, with an address and somebody to look at it. */
export function planPictures(lists: RouteLists, examples: Examples): Picture[] {
  return Object.entries(lists).flatMap(([list, routes]) =>
    routes.flatMap((route): Picture[] => {
      if (list === 'layoutRoutes') return planLayoutRoute(route, examples);
      const viewer = ownViewers[route] ?? 'visitor';
      // Outside the layout nothing is anybody's, so that there is no page without anything.
      return listPaths(route, examples).flatMap((path) =>
        (['full', 'failing'] as const).map((state) => {
          return { state, route, path, viewer, name: namePicture(route, path) };
        }),
      );
    }),
  );
}
