import { describe, expect, it } from 'vitest';
import { readInconvenient, readSense } from './read-inconvenient.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const at = (hour: number, minute = 0): number => hour * 60 + minute;
const slot = (from: number, to: number, days: readonly string[] = []) => ({ days, from, to });

describe('a note of when somebody is not to be called', () => {
  it.each([
    ['9-12', [slot(at(9), at(12))]],
    ['9 to 5', [slot(at(9), at(17))]],
    ['9am-12pm', [slot(at(9), at(12))]],
    ['9 a.m. – 12 p.m.', [slot(at(9), at(12))]],
    ['1-3', [slot(at(13), at(15))]],
    ['1-3pm', [slot(at(13), at(15))]],
    ['9-5pm', [slot(at(9), at(17))]],
    ['11-1pm', [slot(at(11), at(13))]],
    ['13:30-15:00', [slot(at(13, 30), at(15))]],
    ['06:00-07:00', [slot(at(6), at(7))]],
    ['9pm-8am', [slot(at(21), at(8))]],
    ['between 9 and 12', [slot(at(9), at(12))]],
    ['entre 9 y 12', [slot(at(9), at(12))]],
    ['de las 9 a las 12', [slot(at(9), at(12))]],
    ['before 10am', [slot(0, at(10))]],
    ['antes de las 10', [slot(0, at(10))]],
    ['after 6 pm', [slot(at(18), at(24))]],
    ['after 6', [slot(at(18), at(24))]],
    ['después de las 18:00', [slot(at(18), at(24))]],
    ['before 10am or after 6pm', [slot(0, at(10)), slot(at(18), at(24))]],
    ['weekdays 9:00-17:00', [slot(at(9), at(17), workdays)]],
    ['9-5 weekdays', [slot(at(9), at(17), workdays)]],
    ['Mon-Fri 9-5; Sat 10-12', [slot(at(9), at(17), workdays), slot(at(10), at(12), ['sat'])]],
    ['lunes a viernes de 9 a 17', [slot(at(9), at(17), workdays)]],
    ['Fri-Mon', [slot(0, at(24), ['mon', 'fri', 'sat', 'sun'])]],
    ['Sundays', [slot(0, at(24), ['sun'])]],
    ['fines de semana', [slot(0, at(24), ['sat', 'sun'])]],
    ['mornings', [slot(0, at(12))]],
    ['por las mañanas', [slot(0, at(12))]],
    ['evenings and weekends', [slot(at(17), at(24)), slot(0, at(24), ['sat', 'sun'])]],
    ['lunchtime', [slot(at(11), at(14))]],
    ['business hours', [slot(at(8), at(18), workdays)]],
    ['noon to 2pm', [slot(at(12), at(14))]],
  ])('%j is read', (text, slots) => {
    expect(readInconvenient(text)).toEqual({ slots, places: [] });
  });

  it.each([
    ['at work', ['work']],
    ['work', ['work']],
    ['en el trabajo', ['work']],
    ['do not call at home', ['home']],
  ])('%j is a place', (text, places) => {
    expect(readInconvenient(text)).toEqual({ slots: [], places });
  });

  it('may name times and a place', () => {
    expect(readInconvenient('9-5, at work')).toEqual({
      slots: [slot(at(9), at(17))],
      places: ['work'],
    });
  });

  it.each([
    '',
    'ask Bob',
    '9',
    '25-30',
    'when the baby sleeps',
    '9-12 unless raining',
    'any time',
    '12/03/2026',
  ])('%j cannot be read', (text) => {
    expect(readInconvenient(text)).toBeUndefined();
  });
});

describe('the name of the column', () => {
  it.each([
    ['Do Not Call Between', 'not'],
    ['Inconvenient Time', 'not'],
    ['Bad time to call', 'not'],
    ['Do Not Call Before', 'not_before'],
    ['No llamar después de', 'not_after'],
    ['Best Time to Call', 'only'],
    ['Mejor horario', 'only'],
    ['Convenient Time', 'only'],
    ['Call After', 'only'],
    ['Call Restrictions', 'not'],
    ['Don’t call before', 'not_before'],
  ])('%j means %s', (name, sense) => {
    expect(readSense(name)).toBe(sense);
  });

  it('says what a time alone means', () => {
    expect(readInconvenient('10am', 'not_before')?.slots).toEqual([slot(0, at(10))]);
    expect(readInconvenient('6 pm', 'not_after')?.slots).toEqual([slot(at(18), at(24))]);
  });

  it('turns the best time round: every other is inconvenient', () => {
    expect(readInconvenient('5-8', 'only')?.slots).toEqual([slot(0, at(17)), slot(at(20), at(24))]);
    expect(readInconvenient('weekends', 'only')?.slots).toEqual([slot(0, at(24), workdays)]);
    expect(readInconvenient('Sat 10-12', 'only')?.slots).toEqual([
      slot(0, at(10), ['sat']),
      slot(at(12), at(24), ['sat']),
      slot(0, at(24), [...workdays, 'sun']),
    ]);
    expect(readInconvenient('Anytime', 'only')).toEqual({ slots: [], places: [] });
    expect(readInconvenient('at work', 'only')).toBeUndefined();
  });
});

describe('what the cell says goes before what the name of its column says', () => {
  const columns = [
    'Best Time to Call',
    'Mejor horario',
    'Call Restrictions',
    'Horario inconveniente',
    'Do Not Call Before',
    'No llamar después de',
  ];
  const everyOther = (days: readonly string[]) => [
    slot(
      0,
      at(24),
      [...workdays, 'sat', 'sun'].filter((one) => !days.includes(one)),
    ),
  ];
  const cells: readonly (readonly [string, readonly object[]])[] = [
    ['no calls before 10am', [slot(0, at(10))]],
    ['Do not call before 10am or after 6pm', [slot(0, at(10)), slot(at(18), at(24))]],
    ['don’t call mornings', [slot(0, at(12))]],
    ['never on sundays', [slot(0, at(24), ['sun'])]],
    ['Sundays never', [slot(0, at(24), ['sun'])]],
    ['no calls Mon, Tue', [slot(0, at(24), ['mon', 'tue'])]],
    ['not until 10am', [slot(0, at(10))]],
    ['no llamar antes de las 10', [slot(0, at(10))]],
    ['nunca los domingos', [slot(0, at(24), ['sun'])]],
    ['domingos no', [slot(0, at(24), ['sun'])]],
    ['only after 5pm', [slot(0, at(17))]],
    ['after 5pm only', [slot(0, at(17))]],
    ['Only call 5-8', [slot(0, at(17)), slot(at(20), at(24))]],
    ['weekends only', [slot(0, at(24), workdays)]],
    ['only Monday and Friday', everyOther(['mon', 'fri'])],
    ['solo por la tarde', [slot(0, at(12)), slot(at(18), at(24))]],
    ['sólo después de las 17:00', [slot(0, at(17))]],
    ['solamente sábados', everyOther(['sat'])],
  ];
  it('whatever that is', () => {
    const wanted = columns.flatMap((column) =>
      cells.map(([cell, slots]) => ({ column, cell, slots })),
    );
    const read = wanted.map(({ column, cell }) => {
      const slots = readInconvenient(cell, readSense(column))?.slots;
      return { column, cell, slots };
    });
    expect(read).toEqual(wanted);
  });

  const unclear = [
    'not only mornings',
    'no solo por la tarde',
    'only not before 10am',
    'no calls before 10am, only evenings',
    '9-5 not weekends',
  ];
  it.each(columns.flatMap((column) => unclear.map((cell) => [column, cell] as const)))(
    '%j with %j contradicts itself and cannot be read',
    (column, cell) => {
      expect(readInconvenient(cell, readSense(column))).toBeUndefined();
    },
  );

  it.each([
    ['Best Time to Call', 'evenings, not sundays'],
    ['Best Time to Call', 'not sundays, evenings'],
    ['Call Restrictions', 'please call after 5pm'],
    ['Horario inconveniente', 'llamar por la tarde'],
    ['Do Not Call Before', '10am only'],
    ['Call Restrictions', 'mornings, weekends only'],
  ])('%j with %j cannot be read', (column, cell) => {
    expect(readInconvenient(cell, readSense(column))).toBeUndefined();
  });

  it('a place that is denied is one where nobody is called, below the best time too', () => {
    expect(readInconvenient('not at work', 'only')).toEqual({ slots: [], places: ['work'] });
    expect(readInconvenient('please call mornings', 'only')?.slots).toEqual([slot(at(12), at(24))]);
  });
});
