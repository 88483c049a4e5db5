import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectedStatements, planChecking, planStoring, planUndoing } from './plan-work.ts';

const source = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync(['features/imports/**/queries/*.ts', 'ledger/queries/*.ts'], {
  cwd: source,
});
const modules: object[] = await Promise.all(files.map((file) => import(`${source}${file}`)));
const names = new Set<unknown>(
  modules
    .flatMap((module) => Object.values(module))
    .map((value) =>
      typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
    ),
);

const weigh = (parts: readonly { microsecondsPerRow: number }[]) =>
  parts.reduce((sum, { microsecondsPerRow }) => sum + microsecondsPerRow, 0);

describe('what a step is expected to do', () => {
  it.each(expectedStatements)('has a statement %s', (name) => {
    expect(names).toContain(name);
  });

  it('is more work for people who are new, and less for those who are known', () => {
    const [newcomers, known] = [
      { added: 100, known: 0 },
      { added: 0, known: 100 },
    ].map((composition) => planStoring('debtors', composition));
    const ofStoring = (phases: typeof newcomers) =>
      weigh(phases?.find(({ phase }) => phase === 'storing')?.parts ?? []);
    expect(ofStoring(newcomers)).toBeGreaterThan(3 * ofStoring(known));
  });

  it.each(['debtors', 'calls', 'consents', 'restrictions', 'payments'])(
    'has its phases in order for %s',
    (kind) => {
      const composition = { added: 0, known: 0 };
      expect(planChecking(kind).map(({ phase }) => phase)).toEqual(['reading', 'comparing']);
      const storing = planStoring(kind, composition).map(({ phase }) => phase);
      expect(storing).toEqual(['comparing', 'storing', 'finishing']);
      const others = ['calls', 'consents', 'restrictions', 'payments'].filter(
        (one) => one !== kind,
      );
      const planned = [...planChecking(kind), ...planStoring(kind, composition)]
        .flatMap(({ parts }) => parts)
        .filter(({ name }) => others.some((other) => name === `imports.compare_${other}`));
      expect(planned).toEqual([]);
      expect(planUndoing(composition).map(({ phase }) => phase)).toEqual(['undoing']);
    },
  );
});
