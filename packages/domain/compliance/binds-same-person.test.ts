import { expect, it } from 'vitest';
import { bindsSamePerson } from './binds-same-person.ts';
import { restrictionKinds } from './words.ts';

const listKinds = (debtId: string | null) =>
  restrictionKinds.filter((kind) => bindsSamePerson({ kind, debtId }));

const always = [
  'medium_stop',
  'number_stop',
  'deceased',
  'wrong_number',
  'reassigned',
  'work_prohibited',
  'place_inconvenient',
  'incarcerated',
];

it('what is about the human or a number binds every contact of the human', () => {
  expect(listKinds(null).toSorted()).toEqual(
    [...always, 'cease_written', 'attorney', 'bankruptcy'].toSorted(),
  );
});

it('what names a debt binds that debt alone', () => {
  expect(listKinds('a debt').toSorted()).toEqual(always.toSorted());
});
