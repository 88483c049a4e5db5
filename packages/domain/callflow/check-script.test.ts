import { describe, expect, it } from 'vitest';
import { checkScript, listLackingVariables, mayBeApproved, writeFinding } from './check-script.ts';
import { findingSentences, findingValueWords } from './finding-sentences.ts';
import { startingPurposes, startingScripts } from './starting-scripts.ts';
import { badScripts } from './testing/bad-scripts.ts';
import { addParts, append, apply, rewrite, small } from './testing/change-script.ts';

const words = { en: 'Goodbye. {ring_back}', es: 'Adiós. {ring_back}' };

describe('the findings of a script', () => {
  it('say what is wrong, where, and by which law', () => {
    const [finding, ...others] = checkScript(
      rewrite('greeting', 'words', append('It is about a debt.'), 'en')(small),
    );
    expect(others).toEqual([]);
    expect(finding).toEqual({
      code: 'debt_before_check',
      severity: 'refuses',
      partId: 'greeting',
      language: 'en',
      values: { quote: 'It is about a debt.' },
      sentence:
        '“It is about a debt.” can be heard before it is known who listens, and tells of a debt. Say it only behind the check.',
      citation: '12 CFR 1006.6(d)(1)',
    });
  });

  it('come in the order of the script, what refuses first', () => {
    const findings = checkScript(
      apply(
        rewrite('goodbye', 'words', 'Goodbye.', 'en'),
        rewrite('voicemail', 'words', append('It is urgent.'), 'en'),
        rewrite('greeting', 'words', append('It is about a debt.'), 'en'),
        addParts({ kind: 'goodbye', id: 'lonely', words }),
      )(small),
    );
    expect(findings.map(({ partId }) => partId)).toEqual([
      'greeting',
      'goodbye',
      'voicemail',
      'goodbye',
      'lonely',
    ]);
    expect(findings.map(({ severity }) => severity)).toEqual([
      'refuses',
      'refuses',
      'refuses',
      'advises',
      'advises',
    ]);
  });

  it('that only advise keep nothing from being approved', () => {
    const advised = checkScript(
      apply(
        rewrite('goodbye', 'words', append('{name}'), 'en'),
        addParts({ kind: 'goodbye', id: 'lonely', words }),
      )(small),
    );
    expect(advised.map(({ code }) => code)).toEqual(['variables_differ', 'part_not_reached']);
    expect(mayBeApproved(advised)).toBe(true);
    expect(mayBeApproved(checkScript({ ...small, contactPerson: '' }))).toBe(false);
  });

  it('name the longest of the paths that lead to one place, once', () => {
    const long = append('We would like to explain how all of this came about. '.repeat(18));
    const findings = checkScript(rewrite('message', 'words', long, 'en')(small));
    expect(findings.map(({ code, partId }) => [code, partId])).toEqual([
      ['too_long_before_choice', 'menu'],
    ]);
  });

  it('are whole sentences in both languages, with all of their values', () => {
    for (const { code } of badScripts) expect(findingSentences[code].en).toMatch(/[.!?]$/);
    const unfilled = /\{(?!caller|contact_person|ring_back)\w+\}/;
    const values = {
      quote: 'a',
      variable: 'b',
      field: 'first',
      lacking: 'purpose',
      seconds: 3,
      to: 'c',
      example: 'd',
      variables: 'e',
      most: 4,
      way: 'next',
      id: 'f',
      key: '5',
      number: 1,
      limit: 'percent',
      count: 6,
    };
    for (const { code } of badScripts) {
      expect(writeFinding({ code, values }, 'en')).not.toMatch(unfilled);
      expect(writeFinding({ code, values }, 'es')).not.toMatch(unfilled);
    }
    expect(writeFinding({ code: 'disclosure_incomplete', values }, 'es')).toBe(
      `Al aviso legal para «${findingValueWords.first?.es}» le falta lo que exige la ley: ${findingValueWords.purpose?.es}.`,
    );
  });
});

describe('the starting scripts', () => {
  it.each(startingPurposes)('%s has nothing to be said against it', (purpose) => {
    expect(checkScript(startingScripts[purpose])).toEqual([]);
  });

  it('name what not everybody has', () => {
    expect(listLackingVariables(startingScripts.reminder).sort()).toEqual(['creditor', 'due_date']);
    expect(listLackingVariables(startingScripts.broken_promise).sort()).toEqual([
      'creditor',
      'promise_amount',
      'promise_date',
    ]);
  });
});
