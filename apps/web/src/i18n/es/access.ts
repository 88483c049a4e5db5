import type { Catalogue } from '../catalogue.ts';

export const access: Catalogue['access'] = {
  checking: 'Comprobando tu acceso',
  noneChosen: {
    title: 'Ninguna organización elegida',
    body: 'No perteneces a ninguna organización, así que todavía no hay nada que mostrar aquí.',
  },
  roles: {
    admin: 'Administrador',
    member: 'Miembro',
  },
};
