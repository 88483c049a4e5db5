/**
 * ISO 4217: the currencies in use and how many digits their smallest unit takes. The runtime's own
 * tables follow what is customary in shops, differ between releases, and say 0 for some that have 2.
 */
const withoutMinorUnit = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(
  ' ',
);

const withThreeDigits = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

const withTwoDigits = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF ' +
  'CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD ' +
  'HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
  'RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS ' +
  'UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG'
).split(' ');

const digitsByCurrency: ReadonlyMap<string, number> = new Map([
  ...withoutMinorUnit.map((code) => [code, 0] as const),
  ...withTwoDigits.map((code) => [code, 2] as const),
  ...withThreeDigits.map((code) => [code, 3] as const),
]);

/** How many digits the smallest unit takes; undefined for what is no currency in use. */
export function findMinorDigits(currency: string): number | undefined {
  return digitsByCurrency.get(currency);
}

const dollars = (
  'USD CAD AUD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD ' +
  'MXN ARS CLP COP CUP DOP UYU'
).split(' ');

const currenciesBySymbol: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    $: dollars,
    US$: ['USD'],
    U$S: ['USD'],
    C$: ['CAD', 'NIO'],
    CA$: ['CAD'],
    CAN$: ['CAD'],
    A$: ['AUD'],
    AU$: ['AUD'],
    NZ$: ['NZD'],
    MX$: ['MXN'],
    MN: ['MXN'],
    'M.N.': ['MXN'],
    R$: ['BRL'],
    RD$: ['DOP'],
    '€': ['EUR'],
    '£': ['GBP', 'GIP', 'FKP', 'SHP', 'EGP', 'LBP', 'SDG', 'SSP', 'SYP'],
    '¥': ['JPY', 'CNY'],
    '₹': ['INR'],
    RS: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
    'RS.': ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
    '₩': ['KRW', 'KPW'],
    'S/': ['PEN'],
    'S/.': ['PEN'],
    Q: ['GTQ'],
    L: ['HNL'],
    '₡': ['CRC'],
    '₲': ['PYG'],
    KR: ['SEK', 'NOK', 'DKK', 'ISK'],
    ZŁ: ['PLN'],
  }),
);

/** The currencies that a sign can mean; undefined when it is none. Case does not matter. */
export function findCurrenciesBySymbol(symbol: string): readonly string[] | undefined {
  return currenciesBySymbol.get(symbol.toUpperCase());
}
