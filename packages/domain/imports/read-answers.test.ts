import { expect, it } from 'vitest';
import { readAnswer, readDoNotCall, readLanguage } from './read-answers.ts';

it.each(['yes', 'YES', 'y', 'true', 'T', '1', 'Sí', 'si', 'Opted in', 'granted'])(
  '%j is a yes',
  (text) => {
    expect(readAnswer(text)).toBe(true);
  },
);

it.each(['no', 'N', 'False', '0', 'Falso', 'opted-out', 'revoked'])('%j is a no', (text) => {
  expect(readAnswer(text)).toBe(false);
});

it.each(['maybe', 'unknown', '2', 'n/a', 'x', 'yes?no', ''])('%j is no answer', (text) => {
  expect(readAnswer(text)).toBeUndefined();
});

it.each(['yes', 'X', '✓', 'DNC', 'Opted out', 'Do not call', 'Cease and desist', 'no llamar'])(
  '%j means not to call',
  (text) => {
    expect(readDoNotCall(text)).toBe(true);
  },
);

it('no means that somebody may be called, and a word that nobody knows is no answer', () => {
  expect(readDoNotCall('no')).toBe(false);
  expect(readDoNotCall('0')).toBe(false);
  expect(readDoNotCall('perhaps')).toBeUndefined();
});

it.each(['es', 'ES', 'es-MX', 'es_419', 'Spanish', 'Español', 'spa'])('%j is Spanish', (text) => {
  expect(readLanguage(text)).toBe('es');
});

it.each(['en', 'EN-us', 'English', 'Inglés'])('%j is English', (text) => {
  expect(readLanguage(text)).toBe('en');
});

it.each(['French', 'Estonian', 'Portuguese', 'e'])('no script is written in %j', (text) => {
  expect(readLanguage(text)).toBeUndefined();
});
