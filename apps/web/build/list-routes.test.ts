import { expect, it } from 'vitest';
import { listRoutes } from './list-routes.ts';

it('finds the routes of every list, and those that stand in no list', {
  timeout: 60_000,
}, async () => {
  expect(await listRoutes()).toMatchObject({
    publicRoutes: expect.arrayContaining(['/login', '/register', '/auth/callback']),
    layoutRoutes: expect.arrayContaining(['/dashboard', '/debtors/list/:listId']),
    others: expect.arrayContaining(['/no-organization-access', '*']),
  });
});
