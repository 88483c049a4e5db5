import type { Catalogue } from '../catalogue.ts';

export const access: Catalogue['access'] = {
  checking: 'Comprobando tu acceso',
  noOrganization: {
    title: 'Sin acceso a una organización',
    body: 'Tu cuenta todavía no pertenece a ninguna organización. Pide a tu administrador que te añada a una.',
  },
  checkFailed: {
    title: 'No se pudo comprobar tu acceso',
    body: 'No pudimos averiguar a qué organizaciones perteneces. No se ha cambiado nada.',
  },
  noneChosen: {
    title: 'Ninguna organización elegida',
    body: 'No perteneces a ninguna organización, así que todavía no hay nada que mostrar aquí.',
  },
  roles: {
    admin: 'Administrador',
    member: 'Miembro',
  },
};
