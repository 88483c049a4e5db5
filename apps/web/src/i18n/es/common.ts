import type { Catalogue } from '../catalogue.ts';

export const common: Catalogue['common'] = {
  product: 'Ringfence',
  documentTitle: '{{page}} · Ringfence',
  loading: 'Cargando...',
  retry: 'Intentar de nuevo',
  reload: 'Volver a cargar la página',
  close: 'Cerrar',
  goToDashboard: 'Ir al panel',
  signOut: 'Cerrar sesión',
  loadMore: 'Cargar más',
  noneYet: 'Todavía no se encontró nada',
  noneYetBody: 'Queda más por buscar. Carga más para seguir.',
  loadingMore: 'Cargando más…',
  endReached: 'Eso es todo.',
  requestId: 'Identificador de la solicitud: {{requestId}}',
  evidence: {
    title: 'Evidencia',
    callLead:
      'Por qué se permitió esta llamada y qué pasó en ella: un PDF para leer y un archivo firmado que cualquiera puede verificar.',
    personLead:
      'Todo lo registrado sobre esta persona: un PDF para leer y un archivo firmado que cualquiera puede verificar.',
    create: 'Descargar evidencia',
    creating: 'Preparando…',
    created: 'La descarga comenzó. Queda en el registro de actividad.',
  },
};
