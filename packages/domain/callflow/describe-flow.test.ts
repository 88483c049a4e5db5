import { describe, expect, it } from 'vitest';
import { describeFlow } from './describe-flow.ts';
import type { Part } from './script.ts';
import { startingPurposes, startingScripts } from './starting-scripts.ts';

const { reminder } = startingScripts;
const words = { en: 'Goodbye.', es: 'Adiós.' };
const drawing = describeFlow(reminder);
const find = (id: string) => drawing.nodes.find((node) => node.id === id);

describe('a script that is drawn', () => {
  it.each(startingPurposes)('has each part of %s once, and no two in one place', (purpose) => {
    const { nodes, rows, columns } = describeFlow(startingScripts[purpose]);
    expect(nodes.map(({ id }) => id).sort()).toEqual(
      startingScripts[purpose].parts.map(({ id }) => id).sort(),
    );
    expect(new Set(nodes.map(({ x, y }) => `${x},${y}`)).size).toBe(nodes.length);
    expect(nodes.every(({ x, y }) => x < columns && y < rows)).toBe(true);
  });

  it('begins at the top and goes down one row a step', () => {
    expect(find('greeting')).toMatchObject({ x: 0, y: 0, titleKey: 'parts.menu' });
    expect(find('check')?.y).toBe(1);
    expect(find('disclosure')?.y).toBe(2);
    expect(find('message')?.y).toBe(3);
  });

  it('says which keys lead on, and what leads back', () => {
    const edge = (from: string, to: string) =>
      drawing.edges.find((one) => one.from === from && one.to === to);
    expect(edge('greeting', 'check')).toMatchObject({ on: ['1'], leadsBack: false });
    expect(edge('greeting', 'ring-back')?.on).toEqual(['silence']);
    expect(edge('other-language', 'greeting')).toMatchObject({ on: ['next'], leadsBack: true });
  });

  it('puts what nothing leads to in the last row, and names ways to parts that are not there', () => {
    const parts: Part[] = [
      { kind: 'say', id: 'hello', words, next: 'gone' },
      { kind: 'goodbye', id: 'lonely', words },
    ];
    const { nodes, missing, edges, rows } = describeFlow({ ...reminder, parts });
    expect(nodes.find(({ id }) => id === 'lonely')).toMatchObject({ y: 1, isReached: false });
    expect(missing).toEqual([{ from: 'hello', to: 'gone', on: 'next' }]);
    expect(edges).toEqual([]);
    expect(rows).toBe(2);
  });

  it('is empty without parts', () => {
    const { nodes, edges, rows, columns } = describeFlow({ ...reminder, parts: [] });
    expect({ nodes, edges, rows, columns }).toEqual({ nodes: [], edges: [], rows: 0, columns: 0 });
  });
});
