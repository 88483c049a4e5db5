import type { Catalogue } from '../catalogue.ts';

export const promises: Catalogue<'promises'> = {
  captions: { promises: 'Promesas de pago', payments: 'Pagos' },
  loading: { promises: 'Cargando las promesas', payments: 'Cargando los pagos' },
  columns: {
    person: 'Persona y deuda',
    amount: 'Importe',
    due: 'Vence',
    paid: 'Pagado el',
    state: 'Estado',
    made: 'Hecha',
    source: 'Origen',
    actions: 'Acciones',
  },
  ways: { call: 'En una llamada', member: 'Por un miembro', program: 'Por un programa' },
  sources: { program: 'Por un programa', file: 'De un archivo' },
  filters: {
    search: 'Nombre, referencia o número',
    state: 'Estado',
    everyState: 'Todos',
    how: 'Cómo se hizo',
    anyWay: 'De cualquier forma',
    dueFrom: 'Vence desde',
    dueTo: 'Vence hasta',
    paidFrom: 'Pagado desde',
    paidTo: 'Pagado hasta',
    order: 'Orden',
    settled: 'Resueltas del {{from}} al {{to}}',
    settledOn: 'Resueltas el {{day}}',
    campaign: 'Hechas en la campaña {{name}}',
    clear: 'Quitar los filtros',
  },
  orders: {
    soonest_due: 'Primero las que vencen antes',
    latest_due: 'Primero las que vencen después',
    newest: 'Primero las más recientes',
  },
  cancel: 'Cancelar promesa',
  cancelNamed: 'Cancelar promesa: {{name}}, {{amount}}',
  searchCut:
    'Muchas personas coinciden. Solo se muestran las primeras 500; escribe más del nombre.',
  noMatch: {
    title: 'Nada coincide',
    body: 'Cambia la búsqueda o los filtros.',
    clear: 'Mostrar todo',
  },
  empty: {
    promises: {
      title: 'No hay promesas abiertas',
      body: 'Aquí aparecen las promesas hechas en llamadas o registradas en un contacto. Carga los pagos para ver cuáles se cumplen.',
      member: 'Aquí aparecen las promesas hechas en llamadas o registradas en un contacto.',
    },
    payments: {
      title: 'Todavía no hay pagos',
      body: 'Carga un archivo de pagos. Los saldos bajan, las promesas se cumplen y terminan las llamadas por deudas pagadas.',
      member: 'Aquí aparecen los pagos que se cargan o se registran en un contacto.',
    },
    action: 'Cargar pagos',
  },
};
