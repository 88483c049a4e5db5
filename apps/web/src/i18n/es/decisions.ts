import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue<'work'>['decisions'] = {
  verdicts: {
    allow: 'Permitida',
    defer: 'Más tarde',
    block: 'Bloqueada',
  },
  waiting: 'Esperar',
  unreadable: 'Sin comprobar, porque no se pudieron leer sus datos: {{rule}}',
  ruleUntil: 'Solo esta regla: {{moment}}',
  liftedBy: 'Cómo levantarlo: {{way}}',
  note: 'Se tuvo en cuenta: {{rule}}',
  missing: {
    HOLIDAY: {
      failed: 'No se conocen los festivos de este año donde puede estar esta persona',
      lift: 'Una tabla de festivos más reciente',
    },
    NOTICE_WAIT: {
      failed: 'No se sabe cuándo se envió el aviso de esta deuda',
      lift: 'El día en que se envió el aviso, indicado en la deuda',
    },
  },
  version: 'versión {{version}}',
  why: {
    title: 'Por qué se permitió esta llamada',
    lead: 'Se comprobaron todas las reglas justo antes de la llamada, y todas tenían que permitirla.',
    rules: 'Reglas comprobadas',
    against: 'Bloquearon o aplazaron la llamada',
    passed: 'Cumplidas',
    notApplying: 'No se aplicaban a esta llamada',
    zones: 'Dónde puede estar esta persona',
    zonesLead: 'La llamada tenía que ser lícita a la hora local de cada uno de estos lugares.',
    zone: 'Zona horaria',
    localTime: 'Hora local',
    evidence: 'Evidencia',
    noZones: 'No se conoce ningún lugar.',
    facts: 'Registro de la decisión',
    attempts: 'Llamadas a esta persona por esta deuda en siete días',
    attemptsValue: '{{before}} antes, {{after}} con esta llamada',
    decidedAt: 'Decidida',
    tzdata: 'Datos de zonas horarias',
    fingerprint: 'Huella de los datos',
  },
  evidence: {
    phone: 'prefijo telefónico {{value}}',
    region: 'estado o región {{value}}',
    postal: 'código postal {{value}}',
    country: 'país {{value}}',
    confirmed: 'confirmado por la persona',
  },
};
