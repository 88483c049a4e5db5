/** As in English; the catalogue of the whole language checks that nothing is missing. */
export const campaignPromises = {
  title: 'Promesas',
  lead: 'Hechas en sus llamadas. Cada plazo cuenta.',
  loading: 'Cargando las promesas',
  none: 'Aún no se prometió ningún pago en sus llamadas.',
  show: 'Mostrar las promesas: {{name}}, {{number}}',
  made: 'Hechas',
  open: 'Abiertas',
  kept: 'Cumplidas',
  broken: 'Incumplidas',
  cancelled: 'Canceladas',
};
