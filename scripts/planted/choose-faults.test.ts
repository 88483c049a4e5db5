import { expect, it } from 'vitest';
import { chooseFaults, listFaults } from './choose-faults.ts';

const makeFault = (id: string) => {
  return { id, breaks: '', edits: [], tests: '', finds: '', passes: '' };
};
const faults = listFaults([
  { name: 'law', faults: ['eighth', 'night'].map(makeFault) },
  { name: 'web', faults: [makeFault('twice')] },
]);
const idsOf = (...wanted: string[]) => chooseFaults(faults, wanted).chosen.map(({ id }) => id);

it('all faults are chosen where none is named, and those of rooms and by id where some are', () => {
  expect(idsOf()).toEqual(['eighth', 'night', 'twice']);
  expect(idsOf('law')).toEqual(['eighth', 'night']);
  expect(idsOf('twice', 'night')).toEqual(['night', 'twice']);
});

it('a name of nothing is said', () => {
  expect(chooseFaults(faults, ['web', 'noon']).unknown).toEqual(['noon']);
});
