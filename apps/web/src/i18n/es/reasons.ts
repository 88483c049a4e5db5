import type { Catalogue } from '../catalogue.ts';

export const reasons: Catalogue<'work'>['reasons'] = {
  OK: {
    rule: 'Todas las reglas',
    failed: 'Todas las reglas permiten la llamada',
    lift: 'No hace falta nada',
  },
  FACTS_UNREADABLE: {
    rule: 'Datos que se pueden leer',
    failed: 'No se pueden leer los datos de esta persona o llamada, así que no se llama',
    lift: 'Corregir lo que está guardado sobre la persona',
  },
  NUM_INVALID: {
    rule: 'Un número al que se puede llamar',
    failed: 'No se puede llamar a este número',
    lift: 'Un número al que se pueda llamar',
  },
  WRONG_NUMBER: {
    rule: 'El número de la persona correcta',
    failed: 'Este número es de otra persona',
    lift: 'Otro número de esta persona',
  },
  NUM_REASSIGNED: {
    rule: 'Un número que no se reasignó',
    failed: 'Este número se reasignó a otra persona después del consentimiento',
    lift: 'Otro número de esta persona',
  },
  MEDIUM_STOP: {
    rule: 'Sin solicitud de no llamar a la persona',
    failed: 'La persona pidió que no la llamen',
    lift: 'Que la persona vuelva a pedir llamadas',
  },
  NUMBER_STOP: {
    rule: 'Sin solicitud de no llamar al número',
    failed: 'La persona pidió que no la llamen a este número',
    lift: 'Otro número de esta persona',
  },
  CEASE_WRITTEN: {
    rule: 'Sin solicitud escrita de cesar',
    failed: 'La persona pidió por escrito que cese el contacto por esta deuda',
    lift: 'Que la persona retire la solicitud por escrito',
  },
  ATTORNEY: {
    rule: 'Sin abogado para la deuda',
    failed: 'Un abogado representa a la persona en esta deuda',
    lift: 'Que el abogado deje el caso; hasta entonces, escribir al abogado',
  },
  DISPUTE_OPEN: {
    rule: 'Sin disputa abierta',
    failed: 'La persona disputa esta deuda por escrito y aún no está verificada',
    lift: 'Enviar la verificación de la deuda y cerrar aquí la disputa',
  },
  ORIG_CREDITOR_REQ: {
    rule: 'Sin pregunta abierta sobre el acreedor original',
    failed: 'La persona preguntó quién es el acreedor original y aún no se le envió',
    lift: 'Enviar el nombre y la dirección del acreedor original y cerrar aquí la solicitud',
  },
  BANKRUPTCY: {
    rule: 'Sin bancarrota',
    failed: 'Rige una suspensión por bancarrota, o la deuda quedó extinguida',
    lift: 'Que el caso se desestime, o una orden judicial de que esta deuda no se extinguió',
  },
  PAID: {
    rule: 'Una deuda abierta',
    failed: 'La deuda no está abierta: está pagada, prometida, retirada o cerrada',
    lift: 'Que la deuda vuelva a estar abierta',
  },
  DECEASED: {
    rule: 'Una persona viva',
    failed: 'La persona falleció; solo se puede hablar con un representante',
    lift: 'Una prueba de que la persona vive, o un representante legal como contacto',
  },
  ROLE_NOT_SPOKEN_TO: {
    rule: 'Alguien con quien se puede hablar',
    failed: 'La ley no permite hablar con esta persona sobre la deuda',
    lift: 'Otro rol en la deuda, un padre o tutor como contacto, o una prueba de edad',
  },
  TIME_BARRED: {
    rule: 'Deuda prescrita',
    failed: 'El plazo para demandar por esta deuda ha vencido',
    lift: 'Una prueba de que no ha vencido, o el aviso que tu asesoría jurídica confirmó en la configuración',
  },
  NOTICE_MISSING: {
    rule: 'Un aviso de validación',
    failed: 'No se envió el aviso de validación en los cinco días tras la primera conversación',
    lift: 'La fecha en que se envió el aviso',
  },
  PROMISE_OPEN: {
    rule: 'Sin promesa abierta',
    failed: 'Hay una promesa de pago abierta',
    lift: 'Esperar a que pasen la fecha prometida y los días de gracia',
  },
  SERVICE_MEMBER: {
    rule: 'No es militar',
    failed: 'Esta persona presta servicio militar, y la política retiene esas llamadas',
    lift: 'El fin del servicio, u otra política',
  },
  THIRD_PARTY_ONCE: {
    rule: 'Una sola llamada de localización a terceros',
    failed: 'Ya se preguntó una vez a este tercero dónde está la persona',
    lift: 'Que el tercero pida otra llamada',
  },
  NO_TCPA_CONSENT: {
    rule: 'Consentimiento para llamadas automáticas',
    failed: 'No consta consentimiento para llamadas automáticas a este número',
    lift: 'Un consentimiento registrado para este número',
  },
  TCPA_REVOKED: {
    rule: 'Consentimiento no retirado',
    failed: 'La persona retiró su consentimiento para llamadas automáticas',
    lift: 'Un nuevo consentimiento de la persona',
  },
  RES_3_IN_30: {
    rule: 'Tres llamadas automáticas a una línea de casa en 30 días',
    failed: 'Sería la cuarta llamada automática a esta línea de casa en 30 días',
    lift: 'Un consentimiento registrado, o esperar a que pasen 30 días de las anteriores',
  },
  WORK_PROHIBITED: {
    rule: 'Un número que el empleador permite',
    failed: 'El empleador no permite estas llamadas en el trabajo',
    lift: 'Otro número de esta persona',
  },
  PLACE_INCONVENIENT: {
    rule: 'Un lugar conveniente',
    failed: 'La persona dijo que el lugar de este número no le conviene',
    lift: 'Otro número de esta persona',
  },
  TZ_UNKNOWN: {
    rule: 'Un lugar conocido',
    failed: 'No se sabe dónde puede estar esta persona ni qué hora es allí',
    lift: 'Un estado, un código postal o una zona horaria confirmada',
  },
  WINDOW_CLOSED: {
    rule: 'Horario de llamadas',
    failed: 'Está fuera del horario de llamadas donde puede estar esta persona',
    lift: 'Esperar al horario de llamadas',
  },
  INCONVENIENT_TIME: {
    rule: 'Una hora conveniente',
    failed: 'La persona dijo que esta hora no le conviene',
    lift: 'Esperar a otra hora del día o de la semana',
  },
  DAY_BLOCKED: {
    rule: 'Un día de llamadas',
    failed: 'Este día de la semana no se permiten llamadas donde puede estar esta persona',
    lift: 'Esperar a un día en que se permitan llamadas',
  },
  HOLIDAY: {
    rule: 'Sin día festivo',
    failed: 'Es festivo donde puede estar esta persona',
    lift: 'Esperar a que pase el festivo',
  },
  FREQ_7IN7: {
    rule: 'Siete llamadas en siete días',
    failed: 'Sería la octava llamada en siete días',
    lift: 'Esperar a que pasen siete días de las llamadas anteriores',
  },
  CONV_COOLDOWN: {
    rule: 'Siete días después de una conversación',
    failed: 'Hubo una conversación en los últimos siete días',
    lift: 'Esperar a que pasen siete días de la conversación',
  },
  FREQ_CONSENT: {
    rule: 'La persona permitió más llamadas estos días',
    failed: 'La persona permitió más llamadas en estos días',
    lift: 'No hace falta nada',
  },
  STATE_FREQ: {
    rule: 'El límite de llamadas del estado, del país o de la política',
    failed: 'La ley del lugar, o la política, no permite otra llamada por ahora',
    lift: 'Esperar a que pasen suficientes días de las llamadas anteriores',
  },
  NOTICE_WAIT: {
    rule: 'Días después del aviso',
    failed: 'El aviso de esta deuda se envió hace muy pocos días',
    lift: 'Esperar a que pasen los días después del aviso',
  },
  CAMPAIGN_HOURS: {
    rule: 'El horario propio de la campaña',
    failed: 'La campaña no llama a esta hora del día de la persona',
    lift: 'Esperar al horario elegido para la campaña, o elegir otro',
  },
  NUMBER_GAP: {
    rule: 'Tiempo entre llamadas a un número',
    failed: 'Se llamó a este número hace muy poco',
    lift: 'Esperar a que pase el tiempo entre dos llamadas',
  },
  ABANDON_CAP: {
    rule: 'Pocas llamadas abandonadas',
    failed: 'En esta campaña, demasiadas personas contestaron y nadie les habló',
    lift: 'Que un administrador reanude la campaña indicando el motivo',
  },
  LICENSE_MISSING: {
    rule: 'Una licencia para el lugar',
    failed: 'No consta licencia para donde vive esta persona',
    lift: 'Una licencia para ese estado en la configuración, o una dirección que indique el estado',
  },
  NO_LAWFUL_MINUTE: {
    rule: 'Un minuto permitido por delante',
    failed: 'Ningún minuto de los próximos 60 días cumple todas las reglas',
    lift: 'Lo que falte para entonces, como el aviso o un consentimiento que dure, o saber mejor dónde está la persona',
  },
};
