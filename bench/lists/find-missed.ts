import type { MeasuredQuestion } from './measure-questions.ts';
import { percentile } from './percentile.ts';

/** In milliseconds: of what is asked all day long, and of any other combination. */
export const budgets = { usual: 80, other: 300 } as const;

export const budgetOf = ({ isUsual }: Pick<MeasuredQuestion, 'isUsual'>): number =>
  isUsual ? budgets.usual : budgets.other;

/** The questions whose 95th percentile is above their budget. */
export const findMissed = (measured: readonly MeasuredQuestion[]): MeasuredQuestion[] =>
  measured.filter((question) => question.p95 > budgetOf(question));

const round = (value: number): number => Math.round(value * 100) / 100;

export function sumUp(measured: readonly MeasuredQuestion[]) {
  const p95Of = (questions: readonly MeasuredQuestion[]) => questions.map(({ p95 }) => p95);
  const p50 = percentile(
    measured.map((question) => question.p50),
    0.5,
  );
  return {
    questions: measured.length,
    p50_ms: round(p50),
    p95_ms: round(percentile(p95Of(measured), 0.95)),
    usual_p95_ms: round(Math.max(0, ...p95Of(measured.filter(({ isUsual }) => isUsual)))),
    worst_p95_ms: round(Math.max(0, ...p95Of(measured))),
  };
}
