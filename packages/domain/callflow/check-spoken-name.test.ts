import { describe, expect, it } from 'vitest';
import { indicatesCollection } from './check-spoken-name.ts';

describe('a name that tells of collecting debts', () => {
  it.each([
    'Springfield Collections',
    'ACME COLLECTION AGENCY',
    'Americollect',
    'ProCollect, Inc.',
    'We Collect',
    'Portfolio Recovery Associates',
    'AssetRecovery LLC',
    'Hope Recovery Center',
    'DebtSolutions',
    'D.E.B.T. Helpers',
    'National Receivables Group',
    'Tri-County Credit Bureau',
    'CreditControl',
    'Past-Due Partners',
    'Creditors Alliance',
    'Charge-Off Services',
    'Cobranzas del Norte',
    'Telecobranza',
    'Gestión de Cobros',
    'El Cobrador',
    'Recobros Ibéricos',
    'Adiós Deudas',
    'Recuperación de Cartera',
    'Buró de Crédito',
    'ｄｅｂｔ Group',
  ])('%j is noticed', (name) => {
    expect(indicatesCollection(name)).toBe(true);
  });
});

describe('a name that only looks like it', () => {
  it.each([
    'Recollections Café',
    'The Harbor Collective',
    'Collectibles & More',
    'Springfield Credit Union',
    'Cobre Valley Medical',
    'Cobra Fitness',
    'Co-branding Studio',
    'Cobranding Studio',
    'Discovery Park',
    'Owens & Sons',
    'Morosini Ltd',
    'Mora Dental',
    'Northside Services',
    'Servicios del Valle',
    '',
  ])('%j is let pass', (name) => {
    expect(indicatesCollection(name)).toBe(false);
  });
});
