import { type Language, languageLocales } from '../../i18n/languages.ts';

const steps = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** By how much a clock is off, in the largest unit of which there are two at least. */
export function describeOffset(secondsAhead: number, language: Language): string {
  const off = Math.abs(secondsAhead);
  const { unit, seconds } = steps.find((step) => off >= 2 * step.seconds) ?? steps[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageLocales[language], style).format(Math.round(off / seconds));
}
