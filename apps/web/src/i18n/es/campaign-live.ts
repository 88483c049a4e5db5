/** As in English; the catalogue of the whole language checks that nothing is missing. */
export const campaignLive = {
  title: 'Ahora mismo',
  lead: 'Se actualiza cada segundo.',
  loading: 'Cargando lo que la campaña hace ahora',
  inTheAir: 'Llamadas en curso',
  showCalls: 'Mostrar las llamadas: {{name}}, {{number}}',
  paceMade: 'Llamadas por segundo',
  paceOf: '{{made}} de {{asked}}',
  lastMinute: 'Llamadas en el último minuto',
  finish: 'Termina hacia',
  finishUnknown: 'Aún no se sabe',
};
