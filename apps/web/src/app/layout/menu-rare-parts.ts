import { lazy } from 'react';

const load = () => import('./menu-rarities.tsx');

/** What few items of the menu have, fetched where one has it. */
export const MenuItemChip = lazy(async () => ({ default: (await load()).MenuItemChip }));
export const MenuItemActions = lazy(async () => ({ default: (await load()).MenuItemActions }));
export const MenuFault = lazy(async () => ({ default: (await load()).MenuFault }));
