import type { Catalogue } from '../catalogue.ts';

export const dashboard: Catalogue['dashboard'] = {
  title: 'Panel',
  greeting: 'Te damos la bienvenida, {{name}}',
  lead: 'Aquí se reúne el trabajo de {{organization}}.',
  allOrganizations: 'todas las organizaciones',
  stopAllCalls: 'Detener todas las llamadas',
  organization: {
    title: 'Organización',
    yourRole: 'Tu función',
    memberSince: 'Miembro desde',
  },
  firstSteps: {
    title: 'Primeros pasos',
    upload: 'Carga a las personas que deben',
    call: 'Inicia una campaña',
    history: 'Mira cada llamada y por qué se permitió',
  },
  activity: {
    title: 'Actividad reciente',
    seeAll: 'Ver toda la actividad',
    emptyTitle: 'Todavía no ha pasado nada',
    emptyBody: 'Lo que se haga en esta organización aparecerá aquí, lo más reciente primero.',
  },
};
