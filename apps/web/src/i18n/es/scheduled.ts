import type { Catalogue } from '../catalogue.ts';

export const scheduled: Catalogue<'scheduled'> = {
  title: 'Actividad programada',
  tabs: { schedule: 'Agenda', campaigns: 'Campañas' },
  leads: {
    schedule:
      'Las próximas llamadas de las campañas en curso, las más cercanas primero. Cada una se comprueba de nuevo justo antes de hacerse.',
    campaigns: 'A quién se llama, cuánto avanzó cada campaña y cómo terminaron sus llamadas.',
  },
  caption: 'Llamadas programadas, las más cercanas primero',
  loading: 'Cargando las llamadas programadas',
  columns: {
    time: 'Hora más temprana',
    person: 'Persona',
    phone: 'Teléfono',
    campaign: 'Campaña',
    attempt: 'Intento',
    waitsFor: 'En espera de',
  },
  noPhone: 'Sin número',
  dueNow: 'ya puede hacerse',
  waitsFor: {
    lawful_time: 'Una hora en la que se pueda llamar',
    retry: 'El siguiente intento, después de uno anterior',
    turn: 'Su turno',
  },
  emptyTitle: 'No hay nada programado',
  emptyBody: 'Inicia una campaña y sus próximas llamadas aparecerán aquí.',
  emptyBodyMember:
    'Cuando un administrador de tu organización inicie una campaña, sus próximas llamadas aparecerán aquí.',
  startCampaign: 'Iniciar una campaña',
};
