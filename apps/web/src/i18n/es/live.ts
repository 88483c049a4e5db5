import type { Catalogue } from '../catalogue.ts';

export const live: Catalogue['live'] = {
  connecting: 'Conectando…',
  live: 'En vivo',
  reconnecting: 'Reconectando…',
  stopped: 'Actualizaciones en vivo desactivadas',
};
