import type { Catalogue } from '../catalogue.ts';

export const activity: Catalogue['activity'] = {
  title: 'Actividad reciente',
  lead: 'Quién hizo qué en {{organization}}, lo más reciente primero.',
  caption: 'Actividad, lo más reciente primero',
  columns: {
    who: 'Quién',
    what: 'Qué',
    when: 'Cuándo',
    sealed: 'Sellado',
  },
  system: 'Sistema',
  sealedAs: 'Sellado como entrada {{position}}',
  sealedTip:
    'Entrada {{position}} del registro sellado. Cada entrada lleva una huella de la anterior, así que un cambio posterior se notaría.',
  sealing: 'Sellándose',
  sealingTip: 'Escrito hace un momento. Se sella en el registro en aproximadamente un segundo.',
  sealedHelp:
    'Las entradas se sellan en orden. Cada una lleva una huella de la anterior, así que nadie puede cambiar el pasado sin que se note.',
  loading: 'Cargando la actividad',
  emptyTitle: 'Todavía no ha pasado nada',
  emptyBody:
    'Los inicios de sesión, los cambios y las llamadas de esta organización aparecerán aquí a medida que ocurran.',
  actions: {
    signedIn: 'Inició sesión',
    signedOut: 'Cerró sesión',
    signInFailed: 'Intentó iniciar sesión con una contraseña incorrecta',
    organizationCreated: 'Creó la organización',
    demoSeeded: 'Cargó los datos de muestra',
    signedUp: 'Creó una cuenta',
    profileUpdated: 'Cambió su perfil',
    listImported: 'Cargó deudores',
    listRejectionsRead: 'Leyó filas rechazadas',
    phoneRevealed: 'Vio un número completo',
    suppressionRecorded: 'Registró una petición de no llamar',
    suppressionLifted: 'Retiró una petición de no llamar',
    campaignStarted: 'Inició una campaña',
    campaignPaused: 'Puso en pausa una campaña',
    campaignResumed: 'Reanudó una campaña',
    campaignStopped: 'Detuvo una campaña',
    campaignFinished: 'Terminó una campaña',
  },
};
