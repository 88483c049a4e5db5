import { auditFaults } from '@ringfence/contract/audits';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { nameFinding } from './name-finding.ts';

const translator = await createTranslator('en', ['audits', 'work']);
const t = translator.getFixedT('en', 'audits');
const tWork = translator.getFixedT('en', 'work');

describe('nameFinding', () => {
  it.each(auditFaults)('has words for %s', (code) => {
    expect(nameFinding({ code }, t, tWork)).toMatch(/^[A-Z][a-z ,]+$/);
  });

  it('tells a broken rule in the words of decisions', () => {
    expect(nameFinding({ code: 'MEDIUM_STOP' }, t, tWork)).toBe(
      'The person asked not to be called',
    );
  });

  it('shows a code of a newer server as it is', () => {
    expect(nameFinding({ code: 'toString' }, t, tWork)).toBe('toString');
  });
});
