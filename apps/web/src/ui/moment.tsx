import { useLanguage } from '../i18n/use-language.ts';
import { formatMoment } from './format-moment.ts';

/** A moment in the reader's zone, or in the one that is given. */
export function Moment({ at, zone }: { at: string; zone?: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{formatMoment(at, language, zone)}</time>;
}
