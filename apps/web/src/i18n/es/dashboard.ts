import type { Catalogue } from '../catalogue.ts';

export const dashboard: Catalogue['dashboard'] = {
  title: 'Panel',
  greeting: 'Te damos la bienvenida, {{name}}',
  lead: 'El trabajo de {{organization}} de un vistazo.',
  allOrganizations: 'todas las organizaciones',
  stopAllCalls: 'Detener todas las llamadas',
  organization: {
    title: 'Organización',
    yourRole: 'Tu rol',
    memberSince: 'Miembro desde',
  },
  loading: 'Cargando el panel',
  firstSteps: {
    title: 'Primeros pasos',
    upload: 'Carga deudores',
    call: 'Inicia una campaña',
    history: 'Mira cada llamada y por qué se permitió',
  },
  audit: {
    title: 'Auditoría',
    see: 'Ver las auditorías',
    loading: 'Cargando la auditoría',
    never: 'Todavía no se ejecutó ninguna auditoría. Se ejecuta todas las noches.',
    running: 'Hay una auditoría en curso.',
    clean: 'Sin infracciones',
    found_one: '{{count}} problema encontrado',
    found_other: '{{count}} problemas encontrados',
    checked_one: '{{count, number}} llamada revisada',
    checked_other: '{{count, number}} llamadas revisadas',
    run: 'Ejecutar ahora',
  },
  activity: {
    title: 'Actividad reciente',
    seeAll: 'Ver toda la actividad',
    emptyTitle: 'Todavía no ha pasado nada',
    emptyBody: 'Lo que se haga en esta organización aparecerá aquí, lo más reciente primero.',
  },
};
