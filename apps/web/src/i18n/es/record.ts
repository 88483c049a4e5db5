import type { Catalogue } from '../catalogue.ts';

export const record: Catalogue<'work'>['record'] = {
  title: 'Actividad reciente',
  lead: 'Quién hizo qué en {{organization}}, lo más reciente primero.',
  audits: 'Ver las auditorías',
  columns: {
    who: 'Quién',
    what: 'Qué',
    when: 'Cuándo',
    sealed: 'Sellado',
  },
  sealedAs: 'Sellado como entrada {{position}}',
  sealedTip:
    'Entrada {{position}} del registro sellado. Cada entrada lleva una huella de la anterior, así que un cambio posterior se notaría.',
  sealing: 'Sellándose',
  sealingTip: 'Escrito hace un momento. Se sella en el registro en aproximadamente un segundo.',
  sealedHelp:
    'Las entradas se sellan en orden. Cada una lleva una huella de la anterior, así que nadie puede cambiar el pasado sin que se note.',
  emptyTitle: 'Todavía no ha pasado nada',
  emptyBody:
    'Los inicios de sesión, los cambios y las llamadas de esta organización aparecerán aquí a medida que ocurran.',
};
