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
  loadingMore: 'Cargando más…',
  endReached: 'Eso es todo.',
  requestId: 'Identificador de la solicitud: {{requestId}}',
};
