import { useLanguage } from '../i18n/use-language.ts';
import { useDisplayZone } from './display-zone.ts';
import { formatMoment } from './format-moment.ts';

/** A moment in the zone that times are shown in, or in the one that is given. */
export function Moment({ at, zone }: { at: string; zone?: string }) {
  const { language } = useLanguage();
  const displayZone = useDisplayZone();
  return <time dateTime={at}>{formatMoment(at, language, zone ?? displayZone)}</time>;
}
