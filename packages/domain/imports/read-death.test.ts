import { expect, it } from 'vitest';
import { tellsDeath, withoutDeath } from './read-death.ts';

it.each([
  'ESTATE OF ANN LEE',
  'Est. of Ann Lee',
  'Ann Lee Estate',
  'The Estate of the late Ann Lee',
  'Heirs of Ann Lee',
  'The late Ann Lee',
  'Ann Lee (deceased)',
  "Ann Lee, Dec'd",
  'Sucesión de Ann Lee',
  'Sucesión Testamentaria de Ann Lee',
  'Herederos de Ann Lee',
  'Ann Lee (fallecida)',
  'Ann Lee Q.E.P.D.',
])('%j names somebody who has died', (name) => {
  expect(tellsDeath(name, [])).toBe(true);
  expect(withoutDeath(name)).toBe('ann lee');
});

it.each([
  'Ann Lee',
  'Lee Real Estate',
  'Hilltop Estate Sales Inc',
  'Estates West',
  'Celeste Decker',
  'Slater Heirloom',
  'María Herencia',
  'Chris Latelle',
])('%j names somebody who lives', (name) => {
  expect(tellsDeath(name, [])).toBe(false);
  expect(withoutDeath(name)).toBe(name);
});

it('the name of the person who represents the estate does not say that they died', () => {
  const name = 'Estate of Ann Lee';
  expect(tellsDeath(name, [{ role: 'representative' }])).toBe(false);
  expect(tellsDeath(name, [{ role: null }])).toBe(true);
  expect(tellsDeath(name, [{ role: 'representative' }, { role: 'debtor' }])).toBe(true);
});

it('a name of nothing else stays', () => {
  expect(withoutDeath('Deceased')).toBe('Deceased');
});
