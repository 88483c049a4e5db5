import type { Catalogue } from '../catalogue.ts';

export const frame: Catalogue<'frame'> = {
  menuFaults: {
    collapse: 'desplegable: solo en la versión de pago',
    item: 'Corregir: grupo, desplegable o elementos',
    group: 'Corregir: grupo de navegación',
  },
};
