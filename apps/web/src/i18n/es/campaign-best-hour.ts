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
    'Aún no se sabe la mejor hora: se han contado {{calls}} de {{least}} llamadas de los últimos 90 días, lo que se hace una vez al día. Hasta entonces se llama por orden de llegada.',
  unknown: 'No se sabe hasta que haya llamadas de ambas',
  range: '{{gain}} puntos; con un 95 % de certeza, entre {{low}} y {{high}}',
  verdicts: {
    better: 'A la mejor hora se responden más llamadas.',
    worse: 'A la mejor hora se responden menos llamadas. Considera llamar por orden de llegada.',
    open: 'Las llamadas hechas hasta ahora no muestran diferencia.',
  },
} as const;
