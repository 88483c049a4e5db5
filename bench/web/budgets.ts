/** What the bench prints last, by the names of the budgets. */
export interface Figures {
  login_kb: number;
  dashboard_kb: number;
  charts_kb: number;
  axe: number;
  accessibility: number;
  cls: number;
}

/** Each figure that has one: what it may be at most, or must be at least. */
const budgets: readonly {
  figure: keyof Figures;
  keeps: (value: number) => boolean;
  text: string;
}[] = [
  { figure: 'login_kb', keeps: (value) => value <= 190, text: 'at most 190' },
  { figure: 'dashboard_kb', keeps: (value) => value <= 240, text: 'at most 240' },
  { figure: 'axe', keeps: (value) => value === 0, text: '0' },
  { figure: 'accessibility', keeps: (value) => value === 100, text: '100' },
  { figure: 'cls', keeps: (value) => value < 0.02, text: 'less than 0.02' },
];

/** A sentence for each budget that is missed. */
export function listMissed(figures: Figures): string[] {
  return budgets
    .filter(({ figure, keeps }) => !keeps(figures[figure]))
    .map(({ figure, text }) => `${figure} is ${figures[figure]}; its budget is ${text}.`);
}
