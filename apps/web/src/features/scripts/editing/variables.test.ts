import { listVariables, scriptVariables } from '@ringfence/domain/callflow/fill-words';
import { describe, expect, it } from 'vitest';
import { insertVariable, variableNames, writeVariable } from './variables.ts';

describe('variables in words', () => {
  it('have something to say instead where some people have no value', () => {
    for (const name of variableNames) {
      const [named] = listVariables(writeVariable(name, 'es'));
      expect(named?.name).toBe(name);
      expect(named?.fallback !== null).toBe(scriptVariables[name].isOptional);
    }
  });

  it('take the place of what is marked', () => {
    expect(insertVariable('Hello you.', { from: 6, to: 9 }, '{name}')).toEqual({
      text: 'Hello {name}.',
      caret: 12,
    });
  });
});
