import type { Catalogue } from '../catalogue.ts';

export const workplace: Catalogue<'work'>['workplace'] = {
  organization: 'Organización',
  all: 'todas las organizaciones',
  unnamed: 'esta organización',
  suspendedTitle: 'Esta organización está suspendida',
  suspendedBody: 'Puedes verlo todo, pero no cambiar nada.',
};
