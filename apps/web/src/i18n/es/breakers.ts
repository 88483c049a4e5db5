import type { Catalogue } from '../catalogue.ts';

const kinds = {
  carrier_failures: 'Fallos del operador',
  dead_numbers: 'Números fuera de servicio',
  refusals: 'Bajas y personas equivocadas',
  early_hang_ups: 'Cuelgues tempranos',
  nobody_free: 'Nadie libre para atender',
  answer_rate: 'Tasa de respuesta de la campaña',
  caller_id: 'Tasa de respuesta del número de origen',
  abandonment: 'Llamadas abandonadas',
};

export const campaignBreakers: Catalogue<'work'>['campaigns']['breakers'] = {
  title: 'Frenos automáticos',
  lead: 'Pausan esta campaña automáticamente cuando sus llamadas van mal.',
  change: 'Cambiar límites',
  loading: 'Cargando los frenos automáticos',
  kinds,
  off: 'Desactivado',
  far: 'Lejos de su límite',
  nearer: 'A medio camino de su límite',
  close: 'Cerca de su límite',
  reached: 'Límite alcanzado',
  bar: '{{name}}: {{percent}} por ciento del camino hasta una pausa',
  see: 'Ver llamadas',
  seeOf: 'Ver llamadas: {{name}}',
  none: 'Nada contado todavía',
  recent: '{{events}} de las últimas {{calls}} llamadas. Normal: {{usual}}.',
  total: '{{events}} de {{calls}} llamadas. Normal: {{usual}}.',
  recentAsked: '{{events}} de las últimas {{calls}} personas que lo pidieron. Normal: {{usual}}.',
  totalAsked: '{{events}} de {{calls}} personas que lo pidieron. Normal: {{usual}}.',
  recentAnswered: '{{events}} de las últimas {{calls}} llamadas contestadas. Antes: {{usual}}.',
  totalAnswered: '{{events}} de {{calls}} llamadas contestadas.',
  learning:
    '{{events}} de {{calls}} llamadas contestadas. Se compara a partir de {{least}} llamadas.',
  abandoned: '{{events}} de {{calls}} llamadas contestadas en 30 días. Límite: {{usual}}.',
  paused: {
    carrier_failures:
      'La campaña se pausó automáticamente: el operador no pudo conectar {{events}} de las últimas {{calls}} llamadas. Lo normal es {{usual}}.',
    dead_numbers:
      'La campaña se pausó automáticamente: {{events}} de los últimos {{calls}} números llamados estaban fuera de servicio. Lo normal es {{usual}}.',
    refusals:
      'La campaña se pausó automáticamente: en {{events}} de las últimas {{calls}} llamadas pidieron no recibir más o contestó otra persona. Lo normal es {{usual}}.',
    early_hang_ups:
      'La campaña se pausó automáticamente: en {{events}} de las últimas {{calls}} llamadas colgaron en menos de 5 segundos. Lo normal es {{usual}}.',
    nobody_free:
      'La campaña se pausó automáticamente: de las últimas {{calls}} personas que pidieron hablar con alguien, {{events}} no encontraron a nadie libre. Lo normal es {{usual}}.',
    answer_rate:
      'La campaña se pausó automáticamente: solo se contestaron {{events}} de sus últimas {{calls}} llamadas. Antes se contestaba el {{usual}}.',
    caller_id:
      'La campaña se pausó automáticamente: solo se contestaron {{events}} de las últimas {{calls}} llamadas desde su número de origen. Antes se contestaba el {{usual}}.',
  },
};

export const breakerSettings: Catalogue<'settings'>['breakers'] = {
  title: 'Frenos automáticos',
  lead: 'Un freno pausa una campaña automáticamente cuando sus llamadas van mal y avisa a los administradores. Salta cuando algo ocurre unas tres veces más de lo normal, por lo general tras unas 150 llamadas, y hasta dos minutos más tarde en una campaña rápida. Las variaciones normales casi nunca lo hacen saltar. Para reanudar la campaña hay que indicar un motivo.',
  loading: 'Cargando los frenos automáticos',
  kinds,
  explain: {
    carrier_failures: 'El operador no pudo conectar la llamada. El 5 % es habitual.',
    dead_numbers:
      'El número marcado está fuera de servicio. El 10 % es habitual en una lista antigua; el triple de golpe indica una lista mala o un fallo del operador.',
    refusals:
      'La gente pide que no la llamen o dice que es otra persona. Más del 5 % indica que la lista o el guion no son los correctos.',
    early_hang_ups:
      'La gente cuelga en los 5 segundos después de contestar. El 8 % de todas las llamadas es habitual ante una voz desconocida.',
    nobody_free:
      'La gente pide hablar con alguien y ninguna línea atendida toma la llamada. Se cuenta entre quienes lo piden: uno de cada diez es habitual cuando el personal se ajusta al ritmo.',
    answer_rate:
      'La gente contesta la tercera parte que antes en la misma campaña. Aprende de las primeras 200 llamadas, así que no hay nada que ajustar.',
    caller_id:
      'La gente contesta la tercera parte que antes cuando llamas desde el mismo número, en cualquier campaña. Los números de un grupo descansan y la campaña continúa con los demás.',
  },
  on: 'Activado',
  off: 'Desactivado',
  percent: 'Tasa normal (por ciento)',
  percentOf: 'Tasa normal (por ciento): {{name}}',
  fault: 'Escribe un número entero de {{least}} a {{most}}.',
  ordinary: 'Activado, lo normal es {{percent}}',
  reset: 'Usar valores predeterminados',
  abandonment: 'El límite de llamadas abandonadas forma parte de tu política.',
};
