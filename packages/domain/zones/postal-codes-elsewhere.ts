import type { PostalArea } from './postal-area.ts';

/** `first-last regions zones`; the first that holds the digits counts. */
interface Ranges {
  readonly pattern: RegExp;
  readonly areas: readonly { first: string; last: string; area: PostalArea }[];
}

const readers: ReadonlyMap<string, Ranges> = new Map([
  [
    'AU',
    {
      pattern: /^(\d{4})$/,
      areas: readRanges(`
        0200-0299 ACT · 0872-0872 NT,SA,WA · 0800-0999 NT
        2406-2406 NSW,QLD Australia/Sydney,Australia/Brisbane
        2600-2618 ACT · 2900-2920 ACT
        2880-2880 NSW Australia/Adelaide,Australia/Sydney
        2898-2898 NSW Australia/Lord_Howe
        2899-2899 NF Pacific/Norfolk
        1000-2999 NSW Australia/Sydney
        3000-3999 VIC · 8000-8999 VIC
        4375-4385 QLD,NSW Australia/Brisbane,Australia/Sydney
        4493-4493 QLD,NSW Australia/Brisbane,Australia/Sydney
        4825-4825 QLD,NT
        4000-4999 QLD · 9000-9999 QLD · 5000-5999 SA
        6443-6443 WA
        6798-6798 CX Indian/Christmas
        6799-6799 CC Indian/Cocos
        6000-6999 WA Australia/Perth
        7000-7999 TAS
      `),
    },
  ],
  [
    'BR',
    {
      pattern: /^(\d{5})-?\d{3}$/,
      areas: readRanges(`
        01000-19999 SP · 20000-28999 RJ · 29000-29999 ES · 30000-39999 MG · 40000-48999 BA
        49000-49999 SE
        53990-53990 PE America/Noronha
        50000-56999 PE America/Sao_Paulo
        57000-57999 AL · 58000-58999 PB · 59000-59999 RN · 60000-63999 CE · 64000-64999 PI
        65000-65999 MA · 66000-68899 PA · 68900-68999 AP
        69000-69099 AM America/Manaus
        69100-69299 AM · 69300-69399 RR · 69400-69899 AM · 69900-69999 AC
        70000-72799 DF · 72800-72999 GO · 73000-73699 DF · 73700-76799 GO · 76800-76999 RO
        77000-77999 TO · 78000-78899 MT · 79000-79999 MS · 80000-87999 PR · 88000-89999 SC
        90000-99999 RS
      `),
    },
  ],
  [
    'CL',
    // Elsewhere in Chile the codes do not keep to the regions.
    { pattern: /^(\d{3})-?\d{4}$/, areas: readRanges('700-999 RM') },
  ],
  [
    'MX',
    {
      pattern: /^(\d{5})$/,
      areas: readRanges(`
        01000-16999 CMX · 20000-20999 AGU · 21000-22999 BCN · 23000-23999 BCS · 24000-24999 CAM
        25000-27999 COA · 28000-28999 COL · 29000-30999 CHP · 31000-33999 CHH · 34000-35999 DUR
        36000-38999 GUA · 39000-41999 GRO · 42000-43999 HID · 44000-49999 JAL · 50000-57999 MEX
        58000-61999 MIC · 62000-62999 MOR · 63000-63999 NAY · 64000-67999 NLE · 68000-71999 OAX
        72000-75999 PUE · 76000-76999 QUE · 77000-77999 ROO · 78000-79999 SLP · 80000-82999 SIN
        83000-85999 SON · 86000-86999 TAB · 87000-89999 TAM · 90000-90999 TLA · 91000-96999 VER
        97000-97999 YUC · 98000-99999 ZAC
      `),
    },
  ],
]);

/** Where a postal code of one of these countries lies; undefined when it cannot be read. */
export function findAreaElsewhere(country: string, postalCode: string): PostalArea | undefined {
  const reader = readers.get(country);
  const digits = reader?.pattern.exec(postalCode)?.[1];
  if (reader === undefined || digits === undefined) return undefined;
  return reader.areas.find(({ first, last }) => first <= digits && digits <= last)?.area;
}

function readRanges(text: string): Ranges['areas'] {
  return text.split(/[·\n]/).flatMap((line) => {
    const [range = '', regions = '', zones] = line.trim().split(' ');
    const [first, last] = range.split('-');
    if (first === undefined || last === undefined) return [];
    const area = { regions: regions.split(','), zones: zones?.split(',') ?? null };
    return [{ first, last, area }];
  });
}
