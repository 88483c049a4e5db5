import { describe, expect, it } from 'vitest';
import { findPackage } from './record-packages.ts';

describe('findPackage', () => {
  it.each([
    ['/project/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['/project/node_modules/@mui/x-charts/esm/BarChart/BarChart.js', '@mui/x-charts'],
    ['C:\\project\\node_modules\\@mui\\material\\Box\\Box.mjs', '@mui/material'],
    ['/project/node_modules/one/node_modules/d3-shape/src/arc.js', 'd3-shape'],
    ['/project/apps/web/src/app/main.tsx', 'ringfence'],
    ['\0virtual:contract', 'ringfence'],
  ])('of %s is %s', (id, name) => {
    expect(findPackage(id)).toBe(name);
  });
});
