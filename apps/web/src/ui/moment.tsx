import { useLanguage } from '../i18n/use-language.ts';
import { formatMoment } from './format-moment.ts';
import { useToldZone } from './told-zone.ts';

/** A moment in the zone that times are told in, or in the one that is given. */
export function Moment({ at, zone }: { at: string; zone?: string }) {
  const { language } = useLanguage();
  const toldZone = useToldZone();
  return <time dateTime={at}>{formatMoment(at, language, zone ?? toldZone)}</time>;
}
