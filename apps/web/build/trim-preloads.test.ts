import { expect, it } from 'vitest';
import { reachFiles } from './trim-preloads.ts';

it('takes for present whatever a file imports, however far down, and nothing else', () => {
  const graph = new Map([
    ['page.js', ['layout.js', 'start.js']],
    ['layout.js', ['vendor.js']],
    ['start.js', ['vendor.js', 'page.js']],
    ['later.js', ['page.js', 'chart.js']],
  ]);
  expect(reachFiles(graph, 'page.js')).toEqual(
    new Set(['page.js', 'layout.js', 'start.js', 'vendor.js']),
  );
});
