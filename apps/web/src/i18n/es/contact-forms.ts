import type { Catalogue } from '../catalogue.ts';

export const contactForms: Pick<
  Catalogue<'contact'>,
  'kinds' | 'consents' | 'form' | 'lift' | 'revoke'
> = {
  kinds: {
    medium_stop: {
      name: 'No llamar más',
      effect:
        'No más llamadas a esta persona, a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    number_stop: {
      name: 'No a este número',
      effect:
        'No más llamadas a este número, en ninguna campaña. A otros números se puede seguir llamando.',
    },
    cease_written: {
      name: 'Cese por escrito',
      effect: 'No más llamadas por esta deuda, en ninguna campaña.',
    },
    attorney: {
      name: 'Abogado',
      effect:
        'Ninguna llamada por esta deuda, en ninguna campaña, hasta que el abogado deje el caso.',
    },
    dispute_open: {
      name: 'Disputa',
      effect:
        'Ninguna llamada por esta deuda, en ninguna campaña, hasta que se verifique y cierres aquí la disputa.',
    },
    dispute_oral: {
      name: 'Disputa por teléfono',
      effect:
        'Ninguna llamada por esta deuda, en ninguna campaña, hasta que alguien la revise y la cierre aquí.',
    },
    identity_theft: {
      name: 'Robo de identidad',
      effect:
        'Ninguna llamada por esta deuda, en ninguna campaña, hasta que se resuelva el caso y lo cierres aquí.',
    },
    orig_creditor_request: {
      name: 'Preguntó por el acreedor original',
      effect:
        'Ninguna llamada por esta deuda, en ninguna campaña, hasta que se envíe la respuesta y cierres aquí la solicitud.',
    },
    bankruptcy: {
      name: 'Bancarrota',
      effect:
        'No más llamadas por esta deuda, en ninguna campaña. El fin de la suspensión no cambia nada: la exoneración las prohíbe para siempre.',
    },
    paid: {
      name: 'Pagada',
      effect: 'No más llamadas por esta deuda, en ninguna campaña.',
    },
    deceased: {
      name: 'Fallecimiento',
      effect:
        'No más llamadas a esta persona, a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    incarcerated: {
      name: 'En la cárcel',
      effect:
        'No más llamadas a esta persona, a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    wrong_number: {
      name: 'Número equivocado',
      effect:
        'No más llamadas a este número, en ninguna campaña. Las llamadas hechas a él dejan de contar.',
    },
    reassigned: {
      name: 'Número reasignado',
      effect: 'No más llamadas a este número, en ninguna campaña. Su consentimiento termina.',
    },
    work_prohibited: {
      name: 'El empleador prohíbe llamadas',
      effect: 'No más llamadas a este número, en ninguna campaña, porque suena en el trabajo.',
    },
    place_inconvenient: {
      name: 'Lugar inconveniente',
      effect:
        'No más llamadas a este número, ni a ningún número de este lugar, en ninguna campaña.',
    },
    consent: {
      name: 'Consentimiento',
      effect: 'El consentimiento vale desde que se recibe hasta que termina o se retira.',
    },
    inconvenient_time: {
      name: 'Horario inconveniente',
      effect:
        'Ninguna llamada a estas horas, según la hora local de la persona, en ninguna campaña.',
    },
    outside_call: {
      name: 'Llamada hecha en otra parte',
      effect: 'Cuenta como cualquier otra llamada, desde el momento en que tuvo lugar.',
    },
    confirmed_zone: {
      name: 'Zona horaria confirmada',
      effect:
        'El horario de llamadas sigue solo esta zona horaria; se ignoran los prefijos y la dirección.',
    },
  },
  consents: {
    kind: 'Qué se permite',
    tcpa: 'Voces automáticas y grabadas',
    frequency: 'Más llamadas que el límite',
    reminder: 'Recordatorio de una promesa',
    time_place: 'Horas o lugares inusuales',
    hints: {
      tcpa: 'En el número elegido, hasta que se retire.',
      frequency: 'Como máximo siete días. Termina con cualquier conversación.',
      reminder: 'Solo la llamada que recuerda un pago prometido.',
      time_place: 'Permite las horas, el lugar o el número que indiques, y nada más.',
    },
    expires: 'Termina',
    expiresHint: 'Déjalo vacío si no tiene fin. Hora de {{zone}}.',
    endHint: 'Hasta cuándo lo permite la persona. Hora de {{zone}}.',
    from: 'Horas desde',
    to: 'Horas hasta',
    hoursHint:
      'En la hora local de la persona. Deja ambas vacías si solo se permite el lugar o el número.',
    place: 'Lugar',
    noPlace: 'Ningún lugar en particular',
    hours: 'Horas de {{from}} a {{to}}, hora local de la persona',
    numbersAt: 'Números ligados a: {{place}}',
    opensNothing:
      'No tiene efecto: faltan las horas, el lugar o el número, o el fin. Regístralo de nuevo con esos datos.',
    faults: {
      number_missing: 'Elige el número.',
      scope_not_of_kind: 'Solo el permiso para una hora o un lugar tiene horas.',
      hours_incomplete: 'Indica cuándo empiezan y cuándo terminan las horas.',
      hours_empty: 'El inicio y el fin son iguales.',
      scope_missing: 'Indica las horas, el lugar o el número que la persona permite.',
      end_missing: 'Indica hasta cuándo lo permite la persona.',
      end_before_begin: 'Terminaría antes de empezar.',
      end_too_late: 'Indica un día anterior al año 10000.',
      end_half_typed: 'Completa la fecha y la hora.',
      evidence_missing: 'Escribe lo que dijo la persona.',
    },
  },
  form: {
    stopsQueued: 'Las llamadas en espera se cancelan de inmediato.',
    number: 'Número',
    chooseNumber: 'Elige un número',
    chooseNumberOrPlace: 'Elige un número o un lugar',
    everyNumberAt: {
      work: 'Todos los números del trabajo',
      home: 'Todos los números de casa',
    },
    debt: 'Deuda',
    chooseDebt: 'Elige una deuda',
    everyDebt: 'Se aplica a todas las deudas de esta persona.',
    receivedAt: 'Recibido',
    receivedHint: 'Se aplica desde entonces. Hora de {{zone}}.',
    momentInvalid: 'Completa la fecha y la hora.',
    inFuture: 'No puede estar en el futuro.',
    source: 'Fuente',
    chooseSource: 'Elige una fuente',
    evidence: 'Evidencia',
    evidenceHint: 'Dónde está la prueba, por ejemplo el número de una carta.',
    tooLong: 'Escribe como máximo 500 caracteres.',
    numberMissing: 'Elige el número.',
    numberOrPlaceMissing: 'Elige el número o el lugar.',
    debtMissing: 'Elige la deuda.',
    sourceMissing: 'Elige una fuente.',
    noNumbers: 'Esta persona no tiene un número para el que registrarlo.',
    record: 'Registrar',
    recording: 'Registrando…',
    days: 'Días',
    daysHint: 'Si no eliges ninguno: todos los días.',
    from: 'Desde',
    to: 'Hasta',
    timesHint:
      'De 00:00 a 00:00 es el día entero. Si el fin es anterior al inicio, es del día siguiente.',
    fromMissing: 'Indica la hora de inicio.',
    toMissing: 'Indica la hora de fin.',
    sameTimes: 'El inicio y el fin son iguales.',
    direction: 'Quién llamó',
    outcome: 'Qué pasó',
    chooseOutcome: 'Elige qué pasó',
    outcomeMissing: 'Elige qué pasó.',
    occurredAt: 'Cuándo tuvo lugar',
    occurredHint: 'Hora de {{zone}}.',
    about: 'Sobre qué deudas',
    aboutHint: 'Si no eliges ninguna, pudo ser sobre cualquiera.',
    zone: 'Zona horaria',
    noZone: 'Ninguna: usar prefijos y dirección',
  },
  lift: {
    title: '¿Terminar «{{record}}»?',
    body: 'Después se puede volver a llamar a la persona donde las demás reglas lo permitan. Queda registrado a tu nombre.',
    because: 'Motivo',
    missing: 'Indica un motivo.',
    mistake: 'Se registró por error',
    mistakeHint:
      'El consentimiento que anuló vuelve a valer. Si no, la persona debe aceptar de nuevo las llamadas automáticas.',
    ground: 'Fundamento',
    groundMissing: 'Elige el fundamento.',
    grounds: {
      dismissed: 'El caso fue desestimado',
      not_discharged: 'Un tribunal resolvió que esta deuda no quedó exonerada',
      mistake: 'Se registró por error',
    },
    groundHint:
      'El fin de la suspensión no basta: la exoneración prohíbe para siempre las llamadas por la deuda (11 USC 524(a)(2)).',
    submit: 'Terminar',
    busy: 'Terminando…',
  },
  revoke: {
    title: '¿Consentimiento retirado?',
    body: 'Deja de contar desde que la persona lo dijo, en todas las campañas y sin importar cómo lo dijo.',
    submit: 'Registrarlo',
  },
};
