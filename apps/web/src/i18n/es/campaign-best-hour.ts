/** Lo que se gana al llamar a cada persona a su mejor hora, en la página de una campaña. */
export const campaignBestHour = {
  title: 'Mejor hora',
  lead: 'Las primeras llamadas llegan a la hora del día en que más se responden tus llamadas. Una de cada diez personas conserva el orden habitual como comparación.',
  loading: 'Cargando lo que se gana con la mejor hora',
  best: 'Llamadas a su mejor hora',
  even: 'Llamadas por orden de llegada',
  result: '{{answered}} de {{placed}} primeras llamadas respondidas ({{percent}})',
  noCalls: 'Aún no hay primeras llamadas',
  gain: 'Diferencia',
  tooFew:
    'Aún no se sabe la mejor hora. Hacen falta {{least}} llamadas en 90 días, que se cuentan una vez al día; hasta ahora hay {{calls}}. Hasta entonces se llama por orden de llegada.',
  unknown: 'No se sabe hasta que ambos grupos tengan llamadas',
  range: '{{gain}} puntos porcentuales (confianza del 95 %: de {{low}} a {{high}})',
  verdicts: {
    better: 'A la mejor hora se responden más llamadas.',
    worse: 'A la mejor hora se responden menos llamadas. Considera llamar por orden de llegada.',
    open: 'Las llamadas hechas hasta ahora no muestran diferencia.',
  },
} as const;
