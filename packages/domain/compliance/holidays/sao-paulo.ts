import { dayOf, easterOf } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { makeCalendar } from './make-calendar.ts';

/**
 * National holidays (Lei 662/1949, Lei 6.802/1980, Lei 14.759/2023), that of the state (Lei 9.497/1997)
 * and those of the city, Good Friday and Corpus Christi among them (Lei municipal 14.485/2007).
 * Black Awareness Day was the city's before it was the nation's. Carnival is no holiday.
 */
export const saoPauloHolidays: HolidayCalendar = makeCalendar((year) => [
  { day: dayOf(year, 1, 1), name: 'Confraternização Universal' },
  { day: dayOf(year, 1, 25), name: 'Aniversário de São Paulo' },
  { day: easterOf(year) - 2, name: 'Sexta-feira Santa' },
  { day: dayOf(year, 4, 21), name: 'Tiradentes' },
  { day: dayOf(year, 5, 1), name: 'Dia do Trabalho' },
  { day: easterOf(year) + 60, name: 'Corpus Christi' },
  { day: dayOf(year, 7, 9), name: 'Revolução Constitucionalista' },
  { day: dayOf(year, 9, 7), name: 'Independência' },
  { day: dayOf(year, 10, 12), name: 'Nossa Senhora Aparecida' },
  { day: dayOf(year, 11, 2), name: 'Finados' },
  { day: dayOf(year, 11, 15), name: 'Proclamação da República' },
  { day: dayOf(year, 11, 20), name: 'Consciência Negra' },
  { day: dayOf(year, 12, 25), name: 'Natal' },
]);
