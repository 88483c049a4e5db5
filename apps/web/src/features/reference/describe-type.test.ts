import { describe, expect, it } from 'vitest';
import { createAppTheme } from '../../theme/create-app-theme.ts';
import { describeType, textKinds } from './describe-type.ts';

describe('describeType', () => {
  const { typography } = createAppTheme();

  it('tells size, weight and line height', () => {
    expect(describeType(typography.h1)).toEqual({ size: 28, weight: 650, lineHeight: 1.25 });
  });

  it.each(textKinds)('knows all figures of %s', (kind) => {
    const { size, weight, lineHeight } = describeType(typography[kind]);
    expect(size).toBeGreaterThanOrEqual(13);
    expect(weight).toBeGreaterThanOrEqual(400);
    expect(lineHeight).toBeGreaterThan(1);
  });
});
