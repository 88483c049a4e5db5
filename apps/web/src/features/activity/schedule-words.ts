import { addDays } from '@ringfence/domain/zones/local-hours';
import { useLanguage } from '../../i18n/use-language.ts';
import { findFormat } from '../../ui/format-moment.ts';

const inUtc = { timeZone: 'UTC' } as const;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Days and hours of the calendar in the reader's words; they are the same in every zone. */
export function useScheduleWords() {
  const { language } = useLanguage();
  const days = findFormat('scheduled-day', language, { ...inUtc, dateStyle: 'full' });
  const short = findFormat('scheduled-short-day', language, {
    ...inUtc,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const spans = findFormat('scheduled-span', language, { ...inUtc, dateStyle: 'medium' });
  const hours = findFormat('scheduled-hour', language, { ...inUtc, hour: 'numeric' });
  return {
    day: (day: string) => (day === '' ? '' : days.format(noon(day))),
    shortDay: (day: string) => short.format(noon(day)),
    span: (from: string, count: number) =>
      count === 1
        ? days.format(noon(from))
        : spans.formatRange(noon(from), noon(addDays(from, count - 1))),
    hour: (hour: number) => hours.format(new Date(Date.UTC(2026, 0, 1, hour))),
  };
}
