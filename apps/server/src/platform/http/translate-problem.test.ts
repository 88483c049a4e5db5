import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { invalidInput, ProblemError, presentProblem } from './problem.ts';
import { findSpanish, translateProblem } from './translate-problem.ts';

const spanish = (problem: ProblemError) => translateProblem(presentProblem(problem, 'r1'), 'es');

describe('a problem', () => {
  it('stays as it is for people who read English', () => {
    const problem = presentProblem(invalidInput('name', 'Enter a name.'), 'r1');
    expect(translateProblem(problem, 'en')).toEqual(problem);
  });

  it('has its title, detail and fields in Spanish, and its code and paths as they are', () => {
    expect(spanish(invalidInput('name', 'Enter a name.'))).toEqual({
      type: '/api/docs#error-validation_failed',
      title: 'Algunos de los datos no son válidos.',
      status: 400,
      detail: 'Escribe un nombre.',
      code: 'validation_failed',
      requestId: 'r1',
      errors: [{ path: 'name', message: 'Escribe un nombre.' }],
    });
  });

  it('says the title where it has no detail of its own', () => {
    expect(spanish(new ProblemError('last_admin')).detail).toMatch(/^Una organización necesita/);
  });

  it('keeps a detail that has no Spanish', () => {
    const own = 'The carrier says: 20003 Authenticate.';
    expect(spanish(new ProblemError('conflict', own)).detail).toBe(own);
  });

  it.each([
    ['At most 500 characters.', 'Como máximo 500 caracteres.'],
    ['This piece has 10 bytes, and 7 came.', 'Esta parte tiene 10 bytes, y llegaron 7.'],
    ['There are 50 keys already. Revoke one first.', 'Ya hay 50 claves. Primero revoca una.'],
  ])('has Spanish around the figures of %j', (english, translated) => {
    expect(findSpanish(english)).toBe(translated);
  });

  it.each([
    ['a missing field', z.object({ a: z.string() }), {}],
    ['another type', z.object({ a: z.number() }), { a: 'x' }],
    ['a short text', z.string().min(3), 'x'],
    ['a long text', z.string().max(3), 'long text'],
    ['a small number', z.number().min(3), 1],
    ['a large number', z.number().max(3), 7],
    ['another option', z.enum(['a', 'b']), 'c'],
    ['no id', z.uuid(), 'x'],
    ['too many items', z.array(z.number()).max(1), [1, 2]],
  ])('has Spanish for what the contract says of %s', (_, schema, value) => {
    const message = schema.safeParse(value).error?.issues[0]?.message ?? '';
    expect(message).not.toBe('');
    expect(findSpanish(message)).toMatch(/^(Falta|Este|Escribe|El valor|Elige|Indica)/);
  });
});

const sources = join(import.meta.dirname, '../..');
const thrown = /(?:invalidInput|new ProblemError)\(\s*'[\w.]*',\s*'((?:[^'\\\n]|\\.)+)'/g;

it('every sentence that is thrown as it stands has Spanish', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing/'),
  );
  const sentences = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(thrown)].map(([, text = '']) => text),
  );
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((sentence) => findSpanish(sentence) === undefined)).toEqual([]);
});
