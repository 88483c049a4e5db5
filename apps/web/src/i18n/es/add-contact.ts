import type { TablesCatalogue } from '../catalogue.ts';

export const addContact: TablesCatalogue['addContact'] = {
  open: 'Agregar contacto',
  title: 'Agregar un contacto',
  body: 'Basta con un nombre y un número. El resto se agrega en la página del contacto.',
  fullName: 'Nombre completo',
  nameMissing: 'Escriba un nombre.',
  number: 'Número de teléfono',
  numberHint: 'Si es de otro país, empiece con + y su código.',
  numberMissing: 'Escriba un número de teléfono.',
  externalReference: 'Su referencia (opcional)',
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
    referenceMissing: 'Escriba el número de cuenta.',
    balanceMissing: 'Escriba el saldo, por ejemplo 125.50.',
    amountInvalid: 'Escriba un importe, por ejemplo 125.50.',
    amountAmbiguous:
      'Incluya los centavos, por ejemplo 1234.00, para que se lea de una sola forma.',
    dayInvalid: 'Escriba una fecha.',
  },
  cancel: 'Cancelar',
  submit: 'Agregar contacto',
  busy: 'Agregando…',
};
