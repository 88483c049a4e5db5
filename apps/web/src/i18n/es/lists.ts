import type { WorkCatalogue } from '../catalogue.ts';

export const lists: WorkCatalogue['lists'] = {
  title: 'Lista de deudores',
  lead: 'Cada carga va a una lista. Una campaña llama a las personas de una lista.',
  caption: 'Listas, la más reciente primero',
  loading: 'Cargando las listas',
  columns: {
    name: 'Lista',
    contacts: 'Contactos',
    balance: 'Deuda',
    lastUpload: 'Última carga',
    created: 'Creada',
    actions: 'Acciones',
  },
  noBalance: 'Sin deuda',
  notUploaded: 'Sin cargas todavía',
  upload: 'Cargar deudores',
  callThis: 'Llamar a esta lista',
  emptyTitle: 'Todavía no hay listas',
  emptyBody: 'Carga un archivo con las personas que deben y aquí aparecerá tu primera lista.',
  emptyBodyMember:
    'Cuando un administrador de tu organización cargue deudores, su lista aparecerá aquí.',
};
