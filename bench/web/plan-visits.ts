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

function fillRoute(route: string, examples: Readonly<Record<string, string>>): string {
  const own = ownAddresses[route];
  if (own !== undefined) return own;
  return route.replaceAll(/:(\w+)/g, (_, name: string) => {
    const example = examples[name];
    if (example === undefined) {
      throw new Error(`${route} is not measured: prepare-people.ts makes no example for ${name}`);
    }
    return example;
  });
}

function chooseVisitors(list: string, route: string): Visitor[] {
  const own = ownVisitors[route];
  if (own !== undefined) return [own];
  // Admin mode shows more than an organization does; where it is asked for, the other is refused.
  return list === 'layoutRoutes' ? ['admin', 'superAdministrator'] : ['visitor'];
}

/** Every route of the application, with an address and somebody to look at it. */
export function planVisits(lists: RouteLists, examples: Readonly<Record<string, string>>): Visit[] {
  return Object.entries(lists).flatMap(([list, routes]) =>
    routes.flatMap((route) =>
      chooseVisitors(list, route).map((visitor) => ({
        route,
        path: fillRoute(route, examples),
        visitor,
      })),
    ),
  );
}
