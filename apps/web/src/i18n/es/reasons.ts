import type { WorkCatalogue } from '../catalogue.ts';

export const reasons: WorkCatalogue['reasons'] = {
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
  MEDIUM_STOP: {
    rule: 'Sin petición de no llamar a la persona',
    failed: 'La persona pidió que no la llamen',
    lift: 'Que la persona vuelva a pedir llamadas',
  },
  NUMBER_STOP: {
    rule: 'Sin petición de no llamar al número',
    failed: 'La persona pidió que no la llamen a este número',
    lift: 'Otro número de esta persona',
  },
  PAID: {
    rule: 'Una deuda pendiente',
    failed: 'La deuda está pagada',
    lift: 'Una deuda pendiente',
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
  TZ_UNKNOWN: {
    rule: 'Un lugar conocido',
    failed: 'No se sabe dónde puede estar esta persona ni, por tanto, qué hora es allí',
    lift: 'Un estado, un código postal o una zona horaria confirmada',
  },
  WINDOW_CLOSED: {
    rule: 'Horario de llamadas',
    failed: 'Está fuera de las 8:00–21:00 donde puede estar esta persona',
    lift: 'Esperar al horario de llamadas',
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
  NO_LAWFUL_MINUTE: {
    rule: 'Un minuto permitido por delante',
    failed: 'Ningún minuto de los próximos 60 días cumple todas las reglas',
    lift: 'Saber mejor dónde está la persona',
  },
};
