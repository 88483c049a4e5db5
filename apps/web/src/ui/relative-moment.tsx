import { useLanguage } from '../i18n/use-language.ts';
import { useDisplayZone } from './display-zone.ts';
import { formatMoment } from './format-moment.ts';
import { formatRelative } from './format-relative.ts';
import { useNow } from './use-now.ts';

/** How far a moment is from now; the exact one is shown on hover. */
export function RelativeMoment({ at, now }: { at: string; now?: number }) {
  const { language } = useLanguage();
  const clock = useNow();
  const zone = useDisplayZone();
  return (
    <time dateTime={at} title={formatMoment(at, language, zone)}>
      {formatRelative(at, now ?? clock, language)}
    </time>
  );
}
