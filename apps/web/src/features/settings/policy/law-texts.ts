import type { PackId } from '@ringfence/domain/compliance/words';
import type { policy } from '../../../i18n/en/policy.ts';

export interface LawText {
  id: keyof typeof policy.texts;
  url: string;
}

/** Where the law of each pack can be read: the text itself, or its publisher. */
export const lawTexts: Readonly<Record<PackId, readonly LawText[]>> = {
  us: [
    { id: 'us-f', url: 'https://www.ecfr.gov/current/title-12/part-1006' },
    { id: 'us-tcpa', url: 'https://www.ecfr.gov/current/title-47/section-64.1200' },
  ],
  uk: [{ id: 'uk', url: 'https://www.handbook.fca.org.uk/handbook/CONC/7/' }],
  'ca-on': [{ id: 'ca-on', url: 'https://www.ontario.ca/laws/regulation/900074' }],
  'ca-qc': [{ id: 'ca-qc', url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/R-2.2' }],
  'ca-bc': [
    {
      id: 'ca-bc',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/04002_00',
    },
  ],
  'ca-ab': [{ id: 'ca-ab', url: 'https://kings-printer.alberta.ca/' }],
  au: [
    {
      id: 'au',
      url: 'https://asic.gov.au/regulatory-resources/find-a-document/regulatory-guides/',
    },
  ],
  in: [{ id: 'in', url: 'https://www.rbi.org.in/' }],
  mx: [{ id: 'mx', url: 'https://www.condusef.gob.mx/' }],
  'br-sp': [{ id: 'br-sp', url: 'https://www.al.sp.gov.br/' }],
  co: [{ id: 'co', url: 'http://www.secretariasenado.gov.co/senado/basedoc/ley_2300_2023.html' }],
  cl: [{ id: 'cl', url: 'https://www.bcn.cl/leychile/' }],
};
