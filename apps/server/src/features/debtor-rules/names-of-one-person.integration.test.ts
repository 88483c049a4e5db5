import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { hasOtherName } from './queries/people.ts';

const { database } = useTestDatabase();

const compare = testStatement(
  `select ${hasOtherName('known', 'given')} as is_other
   from (select $1::text as full_name) known, (select $2::text as full_name) given`,
  { is_other: 'bool' },
);

async function isOther(one: string, other: string): Promise<boolean[]> {
  const there = await askSystem(database, compare, [one, other]);
  const back = await askSystem(database, compare, [other, one]);
  return [...there, ...back].map(({ is_other }) => is_other);
}

describe('two names under one reference', () => {
  it.each([
    ['DOE, JANE', 'Jane Doe'],
    ['DOE JANE', 'Jane Doe'],
    ['Jane A. Doe', 'Jane Doe'],
    ['Jane A. Doe', 'JANE ANN DOE'],
    ['Jane Ann Doe', 'Jane Doe'],
    ['DOE JANE ANN', 'Jane Doe'],
    ['Jane Doe Jr', 'Jane Doe'],
    ['Jane Doe, Jr.', 'JANE A DOE JUNIOR'],
    ['Dr. Jane Doe', 'Jane Doe MD'],
    ['José Peña', 'JOSE PENA '],
    ['  jane   doe ', 'Jane Doe'],
    ["Pat A. O'Brien", 'PAT OBRIEN'],
    ['Maria Garcia-Lopez', 'María García'],
    ['María de los Ángeles López', 'Maria Lopez'],
    ['Sra. Ana Ruiz', 'Ana Ruiz'],
    ['Estate of Jane A. Doe', 'Jane Doe'],
  ])('%s and %s are one person', async (one, other) => {
    expect(await isOther(one, other)).toEqual([false, false]);
  });

  it.each([
    ['Jane Doe', 'John Doe'],
    ['Jane Doe', 'Jane Roe'],
    ['John Doe Jr', 'John Doe Sr'],
    ['John Doe II', 'John Doe III'],
    ['Jane A. Doe', 'Jane B. Doe'],
    ['Jane A. Doe', 'Jane Beth Doe'],
    ['María García', 'José María García'],
    ['GARCIA MARIA', 'JOSE MARIA GARCIA'],
    ['Mary J Doe', 'John Doe'],
    ['J. Doe', 'Jane Doe'],
    ['Doe', 'Jane Doe'],
    ['Jane & John Doe', 'Jane Doe'],
    ['Jane and John Doe', 'Jane Doe'],
    ['Juan y Ana Ruiz', 'Juan Ruiz'],
    ['Doe Holdings LLC', 'Doe LLC'],
    ['Bob Doe', 'Robert Doe'],
  ])('%s and %s may be two', async (one, other) => {
    expect(await isOther(one, other)).toEqual([true, true]);
  });
});
