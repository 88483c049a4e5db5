/** Who looks at a page. */
export type Visitor = 'visitor' | 'admin' | 'superAdministrator' | 'newcomer' | 'guarded';

export interface Visit {
  /** The route, such as `/debtors/list/:listId`. */
  route: string;
  path: string;
  visitor: Visitor;
}

/** The routes of the application, by the name of their list. */
export type RouteLists = Readonly<Record<string, readonly string[]>>;

/** Routes that show themselves to one kind of person only. */
const ownVisitors: Readonly<Record<string, Visitor>> = {
  '/no-organization-access': 'newcomer',
  '/auth/second-factor': 'guarded',
};

/** Routes that lead away at once unless somebody comes to them with something. */
const ownAddresses: Readonly<Record<string, string>> = {
  '/auth/callback': '/auth/callback?error=access_denied&error_code=access_denied',
  '*': '/nowhere',
};

/** By the name of a parameter: one that stands for it, or each of several. */
export type Examples = Readonly<Record<string, string | readonly string[]>>;

function fillRoute(route: string, examples: Examples): string[] {
  const own = ownAddresses[route];
  if (own !== undefined) return [own];
  const name = /:(\w+)/.exec(route)?.[1];
  if (name === undefined) return [route];
  const example = examples[name];
  if (example === undefined) {
    throw new Error(`${route} is not measured: make-examples.ts makes none for ${name}`);
  }
  return [example].flat().map((one) => route.replace(`:${name}`, one));
}

function chooseVisitors(list: string, route: string): Visitor[] {
  const own = ownVisitors[route];
  if (own !== undefined) return [own];
  // Admin mode shows more than an organization does; where it is asked for, the other is refused.
  return list === 'layoutRoutes' ? ['admin', 'superAdministrator'] : ['visitor'];
}

/** Every route of the application, with an address and somebody to look at it. */
export function planVisits(lists: RouteLists, examples: Examples): Visit[] {
  return Object.entries(lists).flatMap(([list, routes]) =>
    routes.flatMap((route) =>
      chooseVisitors(list, route).flatMap((visitor) =>
        fillRoute(route, examples).map((path) => ({ route, path, visitor })),
      ),
    ),
  );
}
