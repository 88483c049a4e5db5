import type { Catalogue } from '../catalogue.ts';
import { agreedCalls } from './agreed-calls.ts';
import { campaignBreakers } from './breakers.ts';
import { campaignBestHour } from './campaign-best-hour.ts';
import { campaignChoices, choiceErrors } from './campaign-choices.ts';
import { campaignControl } from './campaign-control.ts';
import { campaignLive } from './campaign-live.ts';
import { campaignPeople } from './campaign-people.ts';
import { campaignPromises } from './campaign-promises.ts';
import { campaignWaiting } from './campaign-waiting.ts';

export const campaigns: Catalogue<'work'>['campaigns'] = {
  title: 'Llamadas masivas',
  lead: 'Llama a las personas de una lista. Se omite a quien no se puede llamar.',
  new: { open: 'Nueva campaña', title: 'Nueva campaña' },
  form: {
    errors: {
      nameMissing: 'Pon un nombre a la campaña.',
      nameTooLong: 'Escribe como máximo 200 caracteres.',
      listMissing: 'Elige una lista.',
      scriptMissing: 'Elige un guion aprobado.',
      callerIdMissing: 'Elige un número de origen o un grupo.',
      spokenNameMissing: 'Escribe el nombre que se dice en la llamada.',
      spokenNameTooLong: 'Escribe como máximo 100 caracteres.',
      spokenNameTellsOfDebts:
        'Este nombre revela que cobras deudas, y cualquiera puede contestar el teléfono. Usa otro que no lo haga.',
      mostAttemptsInvalid: 'Escribe un número entero del 1 al 7.',
      ...choiceErrors,
    },
    ...campaignChoices,
    title: 'Iniciar una campaña',
    name: 'Nombre de la campaña',
    defaultName: '{{list}}, {{day}}',
    list: 'Lista',
    loadingLists: 'Cargando las listas',
    choosePlaceholder: 'Elige una lista',
    listOption: '{{name}} ({{contacts}})',
    script: 'Guion',
    chooseScript: 'Elige un guion',
    scriptOption: '{{name}}, versión {{version}}',
    noScripts:
      'Todavía no hay ningún guion aprobado. Un administrador puede escribir y aprobar uno.',
    toScripts: 'Ir a los guiones',
    lacking_one:
      '{{people}} persona no tiene valor para {{variable}} y oye lo que el guion dice en su lugar:',
    lacking_other:
      '{{people}} personas no tienen valor para {{variable}} y oyen lo que el guion dice en su lugar. Las primeras:',
    callerId: 'Número de origen',
    poolOption_one: '{{name}} (grupo, {{count}} número)',
    poolOption_other: '{{name}} (grupo, {{count}} números)',
    chooseCallerId: 'Elige un número de origen',
    noCallerIds:
      'Todavía no hay ningún número de origen verificado. Un administrador puede agregar uno.',
    toSettings: 'Ir a la configuración',
    spokenName: 'Nombre que se dice en la llamada',
    spokenNameHint:
      'Se dice antes de saber quién escucha, así que no debe revelar que cobras deudas.',
    mostAttempts: 'Intentos por persona',
    mostAttemptsHint: 'De 1 a 7.',
    summary:
      'Se comprueba a cada persona justo antes de cada llamada, según la ley del lugar donde está y tu política: horario, límites de llamadas, consentimiento y solicitudes de no llamar. Se omite a quien no se puede llamar, y verás por qué.',
    submit: 'Iniciar campaña',
    submitting: 'Iniciando…',
    noListsTitle: 'Todavía no hay ninguna lista a la que llamar',
    noListsBody: 'Primero carga un archivo de deudores.',
    upload: 'Cargar deudores',
  },
  list: {
    title: 'Campañas',
    caption: 'Campañas, la más reciente primero',
    loading: 'Cargando las campañas',
    columns: {
      name: 'Campaña',
      state: 'Estado',
      list: 'Lista',
      progress: 'Avance',
      calls: 'Llamadas',
      started: 'Iniciada',
    },
    emptyTitle: 'Todavía no hay campañas',
    emptyBody: 'Elige una lista e inicia la primera.',
    emptyBodyMember: 'Aquí aparecen las campañas que inicia un administrador de tu organización.',
  },
  states: {
    running: 'En marcha',
    paused: 'En pausa',
    stopped: 'Detenida',
    finished: 'Terminada',
  },
  pausedFor: {
    carrier: 'El operador rechazó sus llamadas',
    abandonment: 'Demasiadas llamadas abandonadas',
    script: 'Su guion no está aprobado',
    carrier_failures: 'El operador no pudo conectar demasiadas llamadas',
    dead_numbers: 'Demasiados números están fuera de servicio',
    refusals: 'Demasiadas bajas y personas equivocadas',
    early_hang_ups: 'Demasiadas personas colgaron enseguida',
    nobody_free: 'Nadie estaba libre para atender',
    answer_rate: 'La gente dejó de contestar',
    caller_id: 'La gente dejó de contestar a su número',
  },
  progress: '{{settled}} de {{all}}',
  progressLabel: 'Resueltas: {{settled}} de {{all}} personas',
  plan: {
    running: 'Planificando: {{planned}} de {{toPlan}} personas',
    paused: 'Planificación en pausa: {{planned}} de {{toPlan}} personas',
    stopped: 'Se detuvo con {{planned}} de {{toPlan}} personas planificadas',
    begun: 'Planificando: {{planned}} personas por ahora',
  },
  agreed: agreedCalls,
  people: campaignPeople,
  bestHour: campaignBestHour,
  live: campaignLive,
  waiting: campaignWaiting,
  promises: campaignPromises,
  breakers: campaignBreakers,
  standing: { promise: 'Recordatorios de promesas', callback: 'Llamadas pedidas' },
  page: {
    standingLead: 'Llama a quien lo aceptó. La configuró {{startedBy}} el {{startedAt}}',
    loading: 'Cargando la campaña',
    lead: 'Lista {{list}}, iniciada por {{startedBy}} el {{startedAt}}',
    back: 'Todas las campañas',
    progressTitle: 'Avance',
    outcomesTitle: 'Cómo terminaron las llamadas',
    takenForMachine: 'Personas tomadas por contestador: {{taken}} de {{answered}} que contestaron',
    noOutcomes: 'Todavía no ha terminado ninguna llamada.',
    awaitsUpload:
      'Todavía se está guardando o deshaciendo una carga. Hasta que termine no se planifica a nadie más; después cuentan sus personas y números.',
    waits: {
      account:
        'No se hacen llamadas: la cuenta de operador de esta campaña no está activa. Las llamadas continúan cuando vuelva a estarlo.',
      no_account:
        'No se hacen llamadas: la cuenta de operador de esta campaña se eliminó. Detén la campaña e inicia otra.',
      carrier:
        'No se hacen llamadas: el operador no da abasto. Las llamadas continúan el {{until}}. No se gasta ningún intento.',
      numbers_missing:
        'No se hacen llamadas: el grupo de esta campaña no tiene ningún número activo y verificado. Agrega uno en la configuración.',
      numbers_spent:
        'No se hacen llamadas: los números del grupo ya hicieron sus llamadas de hoy. Las llamadas continúan el {{until}}. No se gasta ningún intento.',
      numbers_resting:
        'No se hacen llamadas: todos los números del grupo están descansando. Las llamadas continúan el {{until}}. La configuración muestra por qué descansan.',
    },
    pausedBecause: 'La campaña se pausó automáticamente: {{pausedBecause}}',
    pausedFor: 'La campaña se pausó automáticamente: {{reason}}.',
    pausedByCarrier: 'La campaña se pausó automáticamente: {{reason}}. Dijo: {{said}}',
    pausedForAbandonment:
      'La campaña se pausó automáticamente: su porcentaje de llamadas abandonadas supera el límite de tu política. Averigua por qué; después un administrador puede reanudarla indicando el motivo. No se aplazó la próxima llamada de nadie.',
    settingsTitle: 'Configuración',
    next: 'Próxima llamada posible',
    atLeast: 'al menos {{number}}',
    atMost: 'como máximo {{number}}',
    finished: 'Terminada',

    calls: 'Llamadas',
    copy: 'Copiar campaña',
    cost: 'Costo hasta ahora',
    seeCalls: 'Ver sus llamadas',
    notCalledTitle: 'No llamadas',
    notCalledLead: 'Personas a las que ahora no se puede llamar, y por qué.',
  },
  targets: {
    planned: 'Previstas',
    ready: 'Listas',
    deferred: 'Más tarde',
    calling: 'En llamada',
    done: 'Hechas',
    stopped: 'Sin llamar',
    blocked: 'Bloqueadas',
  },
  control: campaignControl,
  actions: {
    pause: 'Pausar',
    resume: 'Reanudar',
    stop: 'Detener',
    busy: 'Un momento…',
    stopTitle: '¿Detener esta campaña para siempre?',
    stopBody:
      'No se hacen más llamadas y no se puede volver a iniciar. Los teléfonos que suenan dejan de sonar; quien ya contestó puede terminar su llamada.',
    stopConfirm: 'Detener la campaña',
    resumeTitle: '¿Reanudar esta campaña?',
    resumeBody:
      'Demasiadas personas contestaron y no oyeron a nadie. Las llamadas se reanudan de inmediato y el porcentaje se cuenta desde cero.',
    resumeBrokenBody:
      'Las llamadas se reanudan de inmediato. Los frenos automáticos cuentan desde cero, así que las mismas llamadas no la vuelven a pausar.',
    scriptBody:
      'Lo que decía esta campaña ya no está aprobado. Elige lo que dirán sus llamadas desde ahora.',
    resumeReason: 'Motivo',
    resumeHint: 'Por ejemplo, qué falló y cómo se arregló. Queda en el registro de actividad.',
    resumeMissing: 'Indica un motivo.',
    resumeConfirm: 'Reanudar la campaña',
    cancel: 'Cancelar',
  },
  notCalled: {
    caption: 'Personas a las que no se llama',
    loading: 'Cargando las personas a las que no se llama',
    columns: {
      person: 'Persona',
      phone: 'Teléfono',
      verdict: 'Veredicto',
      reasons: 'Por qué',
      until: 'Hasta',
      lift: 'Cómo levantarlo',
      campaign: 'Campaña',
    },
    filter: 'Mostrar',
    all: 'Todas',
    noPhone: 'Sin número',
    noUntil: 'Hasta que se levante',
    localTime: 'allí: {{moment}}, {{zone}}',
    emptyTitle: 'No hay llamadas retenidas',
    emptyBody: 'Aquí aparece, con el motivo, quien no puede recibir llamadas.',
  },
};
