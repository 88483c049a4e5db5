import { dayOf, easterOf, mondayFrom } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { makeCalendar } from './make-calendar.ts';

/** Ley 51 de 1983: eight on their own day, ten on the Monday that follows where they fall otherwise. */
export const colombianHolidays: HolidayCalendar = makeCalendar((year) => {
  const easter = easterOf(year);
  return [
    { day: dayOf(year, 1, 1), name: 'Año Nuevo' },
    { day: mondayFrom(dayOf(year, 1, 6)), name: 'Reyes Magos' },
    { day: mondayFrom(dayOf(year, 3, 19)), name: 'San José' },
    { day: easter - 3, name: 'Jueves Santo' },
    { day: easter - 2, name: 'Viernes Santo' },
    { day: dayOf(year, 5, 1), name: 'Día del Trabajo' },
    { day: mondayFrom(easter + 39), name: 'Ascensión del Señor' },
    { day: mondayFrom(easter + 60), name: 'Corpus Christi' },
    { day: mondayFrom(easter + 68), name: 'Sagrado Corazón' },
    { day: mondayFrom(dayOf(year, 6, 29)), name: 'San Pedro y San Pablo' },
    { day: dayOf(year, 7, 20), name: 'Independencia' },
    { day: dayOf(year, 8, 7), name: 'Batalla de Boyacá' },
    { day: mondayFrom(dayOf(year, 8, 15)), name: 'Asunción de la Virgen' },
    { day: mondayFrom(dayOf(year, 10, 12)), name: 'Día de la Raza' },
    { day: mondayFrom(dayOf(year, 11, 1)), name: 'Todos los Santos' },
    { day: mondayFrom(dayOf(year, 11, 11)), name: 'Independencia de Cartagena' },
    { day: dayOf(year, 12, 8), name: 'Inmaculada Concepción' },
    { day: dayOf(year, 12, 25), name: 'Navidad' },
  ];
});
