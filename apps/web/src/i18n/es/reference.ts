import type { Catalogue } from '../catalogue.ts';

export const reference: Catalogue<'reference'> = {
  typography: {
    title: 'Tipografía',
    lead: 'Todos los tipos de texto, tal como los define el tema. La fuente es Public Sans.',
    sample: 'Todas las llamadas que deben hacerse, y ninguna que no deba.',
    details: '{{size}} px, grosor {{weight}}, interlineado {{lineHeight}}',
  },
  color: {
    title: 'Color',
    lead: 'La paleta de los dos temas, con el contraste de cada color como texto sobre los dos fondos.',
    light: 'Claro',
    dark: 'Oscuro',
    onDefault: 'sobre la página',
    onPaper: 'sobre una tarjeta',
    label: 'su etiqueta',
    needed: 'El texto necesita una proporción de {{ratio}}.',
    names: {
      default: 'Página',
      paper: 'Tarjeta',
      primaryText: 'Texto',
      secondaryText: 'Texto secundario',
      primary: 'Principal',
      success: 'Éxito',
      warning: 'Aviso',
      error: 'Error',
      info: 'Información',
      divider: 'Separador',
    },
  },
  shadow: {
    title: 'Sombra',
    lead: 'A qué altura flotan las cosas sobre la página.',
    level: 'Elevación {{level}}',
    none: 'Sin sombra',
  },
};
