/** The days of a week that is stored from Monday on, as it is shown: Sunday first. */
export function sundayFirst<Day>(days: readonly Day[]): readonly Day[] {
  return [...days.slice(-1), ...days.slice(0, -1)];
}
