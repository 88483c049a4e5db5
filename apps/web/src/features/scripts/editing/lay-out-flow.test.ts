import { describeFlow } from '@ringfence/domain/callflow/describe-flow';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out-flow.ts';

const layout = layOut(describeFlow(startingScripts.reminder), (on) => on);

describe('the drawing of a flow', () => {
  it('has every part in it, and none upon another', () => {
    expect(layout.boxes).toHaveLength(startingScripts.reminder.parts.length);
    const places = layout.boxes.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { x, y, width, height } of layout.boxes) {
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
    }
  });

  it('says at each arrow which keys lead there', () => {
    const arrow = layout.arrows.find(({ key }) => key === 'greeting wrong-person');
    expect(arrow?.label).toBe('2');
  });
});
