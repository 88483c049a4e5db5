import { describe, expect, it } from 'vitest';
import { type Examples, planVisits } from './plan-visits.ts';

const summarise = (lists: Record<string, string[]>, examples: Examples = {}) =>
  planVisits(lists, examples).map(({ path, visitor }) => `${visitor} ${path}`);

describe('planVisits', () => {
  it('sends a visitor to the open pages, and people in both modes to those of the layout', () => {
    const lists = { publicRoutes: ['/login'], layoutRoutes: ['/dashboard'], others: ['/', '*'] };
    expect(summarise(lists)).toEqual([
      'visitor /login',
      'admin /dashboard',
      'superAdministrator /dashboard',
      'visitor /',
      'visitor /nowhere',
    ]);
  });

  it('sends the people who see something there to a page of its own kind', () => {
    const lists = {
      entryRoutes: ['/auth/second-factor'],
      others: ['/no-organization-access'],
    };
    expect(summarise(lists)).toEqual([
      'guarded /auth/second-factor',
      'newcomer /no-organization-access',
    ]);
  });

  it('fills addresses with examples', () => {
    const lists = { layoutRoutes: ['/debtors/list/:listId'] };
    expect(summarise(lists, { listId: '7' })).toContain('admin /debtors/list/7');
    const two = summarise(
      { entryRoutes: ['/settings/:section'] },
      { section: ['general', 'policy'] },
    );
    expect(two).toEqual(['visitor /settings/general', 'visitor /settings/policy']);
  });

  it('refuses a route that cannot be measured', () => {
    const lists = { layoutRoutes: ['/debts/:debtId'] };
    expect(() => planVisits(lists, { listId: '7' })).toThrow('/debts/:debtId is not measured');
  });
});
