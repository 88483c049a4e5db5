import type { Catalogue } from '../catalogue.ts';

export const contactForms: Pick<
  Catalogue<'contact'>,
  'kinds' | 'consents' | 'form' | 'lift' | 'revoke'
> = {
  kinds: {
    medium_stop: {
      name: 'No llamar más',
      effect:
        'Ninguna llamada a esta persona desde ahora: a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    number_stop: {
      name: 'No a este número',
      effect:
        'Ninguna llamada a este número desde ahora, en todas las campañas. A otros números se puede seguir llamando.',
    },
    cease_written: {
      name: 'Cese por escrito',
      effect: 'Ninguna llamada por esta deuda desde ahora, en todas las campañas.',
    },
    attorney: {
      name: 'Abogado',
      effect:
        'Ninguna llamada por esta deuda desde ahora, en todas las campañas, hasta que el abogado deje el caso.',
    },
    dispute_open: {
      name: 'Disputa',
      effect:
        'Ninguna llamada por esta deuda, en todas las campañas, hasta que se verifique y cierres aquí la disputa.',
    },
    identity_theft: {
      name: 'Robo de identidad',
      effect:
        'Ninguna llamada por esta deuda, en todas las campañas, hasta que se resuelva el caso y lo cierres aquí.',
    },
    orig_creditor_request: {
      name: 'Pregunta por el acreedor original',
      effect:
        'Ninguna llamada por esta deuda, en todas las campañas, hasta que se envíe la respuesta y cierres aquí la petición.',
    },
    bankruptcy: {
      name: 'Bancarrota',
      effect:
        'Ninguna llamada por esta deuda desde ahora, en todas las campañas. El fin de la suspensión no cambia nada: la exoneración las prohíbe para siempre.',
    },
    paid: {
      name: 'Pagada',
      effect: 'Ninguna llamada por esta deuda desde ahora, en todas las campañas.',
    },
    deceased: {
      name: 'Fallecimiento',
      effect:
        'Ninguna llamada a esta persona desde ahora: a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    incarcerated: {
      name: 'En la cárcel',
      effect:
        'Ninguna llamada a esta persona desde ahora: a ningún número, por ninguna deuda, en ninguna campaña.',
    },
    wrong_number: {
      name: 'Número equivocado',
      effect:
        'Ninguna llamada a este número desde ahora, en todas las campañas. Las llamadas hechas a él dejan de contar.',
    },
    reassigned: {
      name: 'Número asignado a otra persona',
      effect:
        'Ninguna llamada a este número desde ahora, en todas las campañas. El consentimiento para él ya no vale.',
    },
    work_prohibited: {
      name: 'El empleador prohíbe llamadas',
      effect:
        'Ninguna llamada a este número desde ahora, en todas las campañas, porque suena en el trabajo.',
    },
    place_inconvenient: {
      name: 'Lugar inconveniente',
      effect:
        'Ninguna llamada a este número, o a ningún número de este lugar, desde ahora, en todas las campañas.',
    },
    consent: {
      name: 'Consentimiento',
      effect: 'Lo que la persona permite vale desde que se recibió hasta que termine o lo retire.',
    },
    inconvenient_time: {
      name: 'Hora inconveniente',
      effect:
        'Ninguna llamada a estas horas del reloj de la persona desde ahora, en todas las campañas.',
    },
    outside_call: {
      name: 'Llamada hecha en otra parte',
      effect: 'Cuenta como cualquier otra llamada, desde el momento en que tuvo lugar.',
    },
    confirmed_zone: {
      name: 'Zona horaria confirmada',
      effect:
        'El horario de llamadas sigue solo esta zona desde ahora; los prefijos y la dirección dejan de importar para él.',
    },
  },
  consents: {
    kind: 'Qué se permite',
    tcpa: 'Voces automáticas y grabadas',
    frequency: 'Más llamadas que el límite',
    time_place: 'Horas o lugares inusuales',
    hints: {
      tcpa: 'En el número elegido, hasta que se retire.',
      frequency: 'Como máximo siete días. Termina con cualquier conversación.',
      time_place: 'Abre las horas, el lugar o el número que indiques, y nada más.',
    },
    expires: 'Termina',
    expiresHint: 'Vacío: no termina por sí solo. Hora de {{zone}}.',
    endHint: 'Hasta cuándo lo permite la persona. Hora de {{zone}}.',
    from: 'Horas desde',
    to: 'Horas hasta',
    hoursHint:
      'Según el reloj de la persona. Deja ambas vacías si solo se permite el lugar o el número.',
    place: 'Lugar',
    noPlace: 'Ningún lugar en particular',
    hours: 'Horas de {{from}} a {{to}}, según el reloj de la persona',
    numbersAt: 'Números ligados a: {{place}}',
    opensNothing:
      'No abre nada: no nombra horas, lugar ni número, o no tiene fin. Regístralo de nuevo con ellos.',
    faults: {
      number_missing: 'Elige el número.',
      scope_not_of_kind: 'Solo el permiso para una hora o un lugar tiene horas.',
      hours_incomplete: 'Indica cuándo empiezan y cuándo terminan las horas.',
      hours_empty: 'El principio y el fin son iguales.',
      scope_missing: 'Indica las horas, el lugar o el número que la persona permite.',
      end_missing: 'Indica hasta cuándo lo permite la persona.',
      end_before_begin: 'Terminaría antes de empezar.',
      end_too_late: 'Indica un día anterior al año 10000.',
      end_half_typed: 'Completa fecha y hora.',
      evidence_missing: 'Escribe las palabras con las que la persona lo permitió.',
    },
  },
  form: {
    stopsQueued: 'Las llamadas que esperan se detienen al momento.',
    number: 'Número',
    chooseNumber: 'Elige un número',
    chooseNumberOrPlace: 'Elige un número o un lugar',
    everyNumberAt: {
      work: 'Todos los números del trabajo',
      home: 'Todos los números de casa',
    },
    debt: 'Deuda',
    chooseDebt: 'Elige una deuda',
    everyDebt: 'Vale entonces para todas las deudas de esta persona.',
    receivedAt: 'Recibido',
    receivedHint: 'Vale desde entonces. Hora de {{zone}}.',
    momentInvalid: 'Completa fecha y hora.',
    inFuture: 'No puede estar en el futuro.',
    source: 'Fuente',
    chooseSource: 'Elige cómo lo supiste',
    evidence: 'Prueba',
    evidenceHint: 'Dónde está la prueba, por ejemplo el número de una carta.',
    tooLong: 'Escribe como máximo 500 caracteres.',
    numberMissing: 'Elige el número.',
    numberOrPlaceMissing: 'Elige el número o el lugar.',
    debtMissing: 'Elige la deuda.',
    sourceMissing: 'Di cómo lo supiste.',
    noNumbers: 'Esta persona no tiene número, así que no hay para qué registrarlo.',
    record: 'Registrar',
    recording: 'Registrando…',
    days: 'Días',
    daysHint: 'Sin elegir ninguno: todos los días.',
    from: 'Desde',
    to: 'Hasta',
    timesHint:
      'De 00:00 a 00:00 es el día entero. Un final anterior al comienzo cae en el día siguiente.',
    fromMissing: 'Indica cuándo empieza.',
    toMissing: 'Indica cuándo termina.',
    sameTimes: 'El comienzo y el final son iguales.',
    direction: 'Quién llamó',
    outcome: 'Qué pasó',
    chooseOutcome: 'Elige qué pasó',
    outcomeMissing: 'Di qué pasó.',
    occurredAt: 'Cuándo tuvo lugar',
    occurredHint: 'Hora de {{zone}}.',
    about: 'Sobre qué deudas',
    aboutHint: 'Sin elegir ninguna: pudo ser sobre cualquiera.',
    zone: 'Zona horaria',
    noZone: 'Ninguna: deciden los prefijos y la dirección',
  },
  lift: {
    title: '¿Terminar «{{record}}»?',
    body: 'Después se puede volver a llamar a la persona donde las demás reglas lo permitan. Queda registrado a tu nombre.',
    because: 'Por qué termina',
    missing: 'Di por qué termina.',
    mistake: 'Se registró por error',
    mistakeHint:
      'Los permisos que quitó vuelven a valer. Si no, la persona tiene que permitir de nuevo las llamadas automáticas.',
    ground: 'Por qué motivo',
    groundMissing: 'Elige el motivo.',
    grounds: {
      dismissed: 'El caso fue desestimado',
      not_discharged: 'Un tribunal dijo que esta deuda no quedó exonerada',
      mistake: 'Se registró por error',
    },
    groundHint:
      'El fin de la suspensión no es motivo: la exoneración prohíbe para siempre las llamadas por la deuda (11 USC 524(a)(2)).',
    submit: 'Terminar',
    busy: 'Terminando…',
  },
  revoke: {
    title: '¿Permiso retirado?',
    body: 'Deja de contar desde el momento en que la persona lo dijo, en todas las campañas. Se respeta como sea que lo haya dicho.',
    submit: 'Registrarlo',
  },
};
