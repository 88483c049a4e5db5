import type { WorkCatalogue } from '../catalogue.ts';

export const workplace: WorkCatalogue['workplace'] = {
  organization: 'Organización',
  all: 'todas las organizaciones',
  unnamed: 'esta organización',
  suspendedTitle: 'Esta organización está suspendida',
  suspendedBody: 'Puedes verlo todo, pero no cambiar nada.',
};
