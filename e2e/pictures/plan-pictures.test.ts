import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Examples, planPictures, screenStates } from './plan-pictures.ts';
import { readRoutes } from './run-pictures.ts';

const root = path.join(import.meta.dirname, '../..');
const id = '01990000-0000-7000-8000-000000000001';
/** What collect-examples.ts finds in the demo: a parameter that is not here has no picture. */
const examples: Examples = {
  organizationId: [id],
  callId: [id],
  contactId: [id],
  listId: [id],
  campaignId: [id],
  auditId: [id],
  scriptId: [id],
  section: ['general', 'policy'],
  '/debtors/upload': [`/debtors/upload?import=${id}`],
};

describe('pictures of the screens', () => {
  it('are planned for every route, and in every state that it has', () => {
    const lists = readRoutes();
    const pictures = planPictures(lists, examples);
    const pictured = new Set(pictures.map(({ route }) => route));
    expect(
      Object.values(lists)
        .flat()
        .filter((route) => !pictured.has(route)),
    ).toEqual([]);
    const statesOf = (route: string) => [
      ...new Set(pictures.filter((one) => one.route === route).map((one) => one.state)),
    ];
    const { layoutRoutes = [], ...others } = lists;
    for (const route of Object.values(others).flat()) {
      expect(statesOf(route), route).toEqual(['full', 'failing']);
    }
    for (const route of layoutRoutes) {
      // There is always an organization.
      const isWithoutEmpty = route.startsWith('/admin/') && !route.includes(':');
      expect(statesOf(route), route).toEqual(
        screenStates.filter((state) => state !== 'empty' || !isWithoutEmpty),
      );
    }
  });

  it('have names of their own, without anything that differs each time', () => {
    const pictures = planPictures(readRoutes(), examples);
    const names = pictures.map(({ state, name }) => `${state}/${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes(id.slice(0, 8)))).toEqual([]);
  });

  it('name the route for which there is nothing to show', () => {
    expect(() => planPictures({ layoutRoutes: ['/payments/:paymentId'] }, examples)).toThrow(
      '/payments/:paymentId cannot be shown: there is no example for paymentId',
    );
  });
});

describe('the pictures in README.md', () => {
  const shown = [
    ...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/\]\((docs\/images\/[^)]+)\)/g),
  ];

  it('are six, there, and small', () => {
    expect(shown).toHaveLength(6);
    for (const [, file = ''] of shown) {
      const { size } = statSync(path.join(root, file));
      expect(size, file).toBeGreaterThan(5_000);
      expect(size, file).toBeLessThanOrEqual(250_000);
    }
  });
});
