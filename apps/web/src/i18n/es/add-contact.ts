import type { Catalogue } from '../catalogue.ts';

export const addContact: Catalogue<'tables'>['addContact'] = {
  open: 'Agregar contacto',
  title: 'Agregar un contacto',
  body: 'Basta con un nombre y un número. El resto se agrega en la página del contacto.',
  fullName: 'Nombre completo',
  nameMissing: 'Escribe un nombre.',
  number: 'Número de teléfono',
  numberHint: 'Si es de otro país, empieza con + y su código.',
  numberMissing: 'Escribe un número de teléfono.',
  externalReference: 'Tu referencia (opcional)',
  region: 'Estado (opcional)',
  postalCode: 'Código postal (opcional)',
  debt: 'Deuda (opcional)',
  debtFields: {
    reference: 'Número de cuenta',
    creditor: 'Acreedor',
    balance: 'Saldo',
    currency: 'Moneda',
  },
  debtFaults: {
    referenceMissing: 'Escribe el número de cuenta.',
    balanceMissing: 'Escribe el saldo, por ejemplo 125.50.',
    amountInvalid: 'Escribe un importe, por ejemplo 125.50.',
    amountAmbiguous:
      'Incluye los centavos, por ejemplo 1234.00, para que se lea de una sola forma.',
    dayInvalid: 'Escribe una fecha.',
  },
  cancel: 'Cancelar',
  submit: 'Agregar contacto',
  busy: 'Agregando…',
};
