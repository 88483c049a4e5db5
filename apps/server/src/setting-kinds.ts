import * as z from 'zod';

/** Kinds of settings, each with the words that say what is wrong with one. */
export const wholeNumber = (smallest: number, largest: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(smallest, `must be at least ${smallest}`)
    .max(largest, `must be at most ${largest}`);

export const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
