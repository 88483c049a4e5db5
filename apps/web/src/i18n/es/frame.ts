import type { Catalogue } from '../catalogue.ts';

export const frame: Catalogue<'frame'> = {
  menuFaults: {
    collapse: 'desplegable: solo en la versión de pago',
    item: 'Corregir: grupo, desplegable o elementos',
    group: 'Corregir: grupo de navegación',
  },
  leave: {
    title: '¿Salir sin guardar?',
    body: 'Lo que escribiste en esta página no está guardado y se perderá.',
    confirm: 'Salir',
    cancel: 'Quedarse',
  },
};
