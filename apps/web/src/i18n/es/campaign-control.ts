import type { Catalogue } from '../catalogue.ts';

export const campaignControl: Catalogue<'work'>['campaigns']['control'] = {
  more: 'Más para {{name}}',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  undoing: 'Deshaciendo…',
  dismiss: 'Cerrar',
  undone: 'Se deshizo.',
  pace: {
    open: 'Cambiar el ritmo',
    title: 'Cambiar el ritmo',
    body: 'Surte efecto en menos de un segundo. Tu cuenta de operador y tu organización pueden permitir menos.',
    callsPerSecond: 'Llamadas por segundo',
    callsAtOnce: 'Llamadas a la vez',
    hint: 'Déjalo vacío para no poner un límite propio.',
    done: 'Se cambió el ritmo.',
  },
  hours: {
    open: 'Cambiar el horario',
    title: 'Cambiar el horario',
    body: 'Se vuelve a comprobar a todas las personas que esperan. El horario nunca permite más que la ley.',
    startsAt: 'No antes de',
    endsAt: 'Termina',
    startsHint: 'Déjalo vacío para empezar de inmediato. En tu hora ({{zone}}).',
    startsPassed: 'Esa hora ya pasó. Se permite llamar de inmediato.',
    endsHint: 'Déjalo vacío para llamar a todas las personas.',
    done: 'Se cambió el horario.',
  },
  add: {
    open: 'Agregar personas',
    title: 'Agregar personas',
    body: 'También se llama a las personas de estas listas, una vez a cada una. No se vuelve a llamar a quien ya se llamó hasta el final.',
    submit: 'Agregar',
    done_one: '{{people}} persona agregada; {{there}} ya en la campaña, {{leftOut}} excluidas.',
    done_other: '{{people}} personas agregadas; {{there}} ya en la campaña, {{leftOut}} excluidas.',
  },
  remove: {
    open: 'Quitar personas',
    title: 'Quitar personas',
    body: 'Desde ahora no se llama a nadie de estas listas, aunque esté en otra o sea también otro contacto. Una llamada en curso puede terminar.',
    submit: 'Quitar',
    done_one:
      '{{people}} persona quitada; {{onCall}} aún en llamada, {{over}} sin llamada pendiente.',
    done_other:
      '{{people}} personas quitadas; {{onCall}} aún en llamada, {{over}} sin llamada pendiente.',
  },
  lists: 'Listas',
  listsHint: 'Elige una o más.',
  listsMissing: 'Elige una lista.',
  noLists: 'No hay otra lista.',
};
