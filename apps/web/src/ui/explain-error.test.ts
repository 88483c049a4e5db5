import { describe, expect, it } from 'vitest';
import { createTranslator } from '../i18n/create-translator.ts';
import { decodeProblem } from '../platform/api/decode-problem.ts';
import { explainError } from './explain-error.ts';

function createProblem(code: string) {
  return decodeProblem({
    type: 'about:blank',
    title: 'As the server says it.',
    status: 403,
    detail: 'As the server says it.',
    code,
    requestId: '0199c7a2',
  });
}

describe('explainError', () => {
  it('says a known problem in the language of the reader', async () => {
    const { t } = await createTranslator('es');
    expect(explainError(createProblem('not_permitted'), t)).toBe(
      'No tienes permiso para hacer esto.',
    );
  });

  it('repeats what a newer server says', async () => {
    const { t } = await createTranslator('es');
    expect(explainError(createProblem('brand_new'), t)).toBe('As the server says it.');
    expect(explainError(createProblem('toString'), t)).toBe('As the server says it.');
  });

  it('says that nothing could be reached when no answer came', async () => {
    const { t } = await createTranslator('en');
    expect(explainError(new TypeError('Failed to fetch'), t)).toContain('cannot be reached');
  });
});
