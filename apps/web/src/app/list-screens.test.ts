import { describe, expect, it } from 'vitest';
import { listScreens } from './list-screens.ts';
import type { MenuNode } from './menu-node.ts';

function createNode(id: string, more: Partial<MenuNode> = {}): MenuNode {
  return { id, title: 'shell.menu.home', type: 'item', url: `/${id}`, ...more };
}

describe('listScreens', () => {
  it('lists the pages of each group, nested ones too', () => {
    const nested = createNode('a', { children: [createNode('b')] });
    const groups = [
      createNode('one', { type: 'group', children: [nested] }),
      createNode('two', { type: 'group', children: [createNode('c')] }),
    ];
    expect(listScreens(groups).map(({ item, group }) => [group.id, item.url])).toEqual([
      ['one', '/a'],
      ['one', '/b'],
      ['two', '/c'],
    ]);
  });

  it('leaves out what cannot be opened', () => {
    const children = [
      createNode('off', { disabled: true }),
      createNode('folded', { type: 'collapse' }),
      { id: 'bare', title: 'shell.menu.home', type: 'item' } as const,
    ];
    expect(listScreens([createNode('one', { type: 'group', children })])).toEqual([]);
  });
});
