import type { TFunction } from 'i18next';
import type { audits } from '../../i18n/en/audits.ts';

type DetailWords = keyof typeof audits.details;

/** What the audit writes down, for people and for its command alike. */
const forms: readonly [DetailWords, RegExp][] = [
  ['late', /^received (?<first>\S+), recorded (?<second>\S+)$/],
  ['lateCall', /^with a call of (?<first>\S+), recorded (?<second>\S+)$/],
  ['position', /^position (?<position>\d+)$/],
  ['positions', /^positions (?<position>\d+) to (?<last>\d+)$/],
  ['secondCountDiffers', /^not confirmed by a second count$/],
  ['secondCountAlone', /^by a second count alone$/],
  ['storedFacts', /^by the facts that were stored with the decision$/],
];

/** What more there is to say of a finding; null where this build has no words for it. */
export function describeDetail(
  detail: string,
  t: TFunction<'audits'>,
  tellMoment: (at: string) => string,
): string | null {
  for (const [words, form] of forms) {
    const found = form.exec(detail);
    if (found !== null) {
      const { first, second, position = '', last = '' } = found.groups ?? {};
      const tell = (at: string | undefined) => (at === undefined ? '' : tellMoment(at));
      return t(`details.${words}`, { first: tell(first), second: tell(second), position, last });
    }
  }
  return null;
}
