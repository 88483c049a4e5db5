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
  loading: 'Cargando el panel',
  firstSteps: {
    title: 'Primeros pasos',
    upload: 'Cargar deudores',
    call: 'Inicia una campaña',
    history: 'Mira cada llamada y por qué se permitió',
  },
  audit: {
    title: 'Auditoría',
    see: 'Ver las auditorías',
    loading: 'Cargando la auditoría',
    never: 'Todavía no se ha hecho ninguna auditoría. Se hace todas las noches.',
    running: 'Hay una auditoría en curso.',
    clean: 'Sin infracciones',
    found_one: '{{count}} problema encontrado',
    found_other: '{{count}} problemas encontrados',
    checked_one: '{{count, number}} llamada revisada',
    checked_other: '{{count, number}} llamadas revisadas',
    run: 'Hacerla ahora',
  },
  activity: {
    title: 'Actividad reciente',
    seeAll: 'Ver toda la actividad',
    emptyTitle: 'Todavía no ha pasado nada',
    emptyBody: 'Lo que se haga en esta organización aparecerá aquí, lo más reciente primero.',
  },
};
