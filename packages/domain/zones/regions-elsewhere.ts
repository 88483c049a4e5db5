import type { RegionZones } from './region-zones.ts';

/** A country whose regions keep different clocks, and whose regions and postal codes we can read. */
export interface RegionTable {
  /** By ISO 3166-2, without the country. */
  readonly zones: RegionZones;
  /** The codes by everything else that people write for a region, folded. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * One line a region: its code, its zones, then its other names, folded. Zones whose clocks agree in the
 * whole country stand under one name, the same as in the zones of telephone numbers.
 */
const tables: Readonly<Record<string, string>> = {
  /** Broken Hill keeps Adelaide's time; Melbourne, Hobart and Canberra keep Sydney's. */
  AU: `
    ACT Australia/Sydney australiancapitalterritory
    JBT Australia/Sydney jervisbayterritory
    NSW Australia/Sydney,Australia/Adelaide,Australia/Lord_Howe newsouthwales nuevagalesdelsur
    NT Australia/Darwin northernterritory territoriodelnorte
    QLD Australia/Brisbane queensland
    SA Australia/Adelaide southaustralia australiameridional
    TAS Australia/Sydney tasmania
    VIC Australia/Sydney victoria
    WA Australia/Perth,Australia/Eucla westernaustralia australiaoccidental
  `,
  /** Pernambuco has the island of Noronha, Amazonas its far west. */
  BR: `
    AC America/Rio_Branco acre
    AL America/Sao_Paulo alagoas
    AM America/Manaus,America/Rio_Branco amazonas
    AP America/Sao_Paulo amapa
    BA America/Sao_Paulo bahia
    CE America/Sao_Paulo ceara
    DF America/Sao_Paulo distritofederal
    ES America/Sao_Paulo espiritosanto
    GO America/Sao_Paulo goias
    MA America/Sao_Paulo maranhao
    MG America/Sao_Paulo minasgerais
    MS America/Manaus matogrossodosul
    MT America/Manaus matogrosso
    PA America/Sao_Paulo para
    PB America/Sao_Paulo paraiba
    PE America/Sao_Paulo,America/Noronha pernambuco
    PI America/Sao_Paulo piaui
    PR America/Sao_Paulo parana
    RJ America/Sao_Paulo riodejaneiro
    RN America/Sao_Paulo riograndedonorte
    RO America/Manaus rondonia
    RR America/Manaus roraima
    RS America/Sao_Paulo riograndedosul
    SC America/Sao_Paulo santacatarina
    SE America/Sao_Paulo sergipe
    SP America/Sao_Paulo saopaulo
    TO America/Sao_Paulo tocantins
  `,
  /** Since 2025 Aysén keeps summer time all year, as Magallanes does; Easter Island is Valparaíso's. */
  CL: `
    AI America/Punta_Arenas xi aysen
    AN America/Santiago ii antofagasta
    AP America/Santiago xv aricayparinacota
    AR America/Santiago ix araucania laaraucania
    AT America/Santiago iii atacama
    BI America/Santiago viii biobio
    CO America/Santiago iv coquimbo
    LI America/Santiago vi ohiggins libertadorgeneralbernardoohiggins
    LL America/Santiago x loslagos
    LR America/Santiago xiv losrios
    MA America/Punta_Arenas xii magallanes magallanesydelaantarticachilena
    ML America/Santiago vii maule
    NB America/Santiago xvi nuble
    RM America/Santiago xiii metropolitana regionmetropolitana metropolitanadesantiago santiago
    TA America/Santiago i tarapaca
    VS America/Santiago,Pacific/Easter v valparaiso
  `,
  /**
   * Municipalities along the border change their clocks with the United States, the rest of the country
   * no longer changes them (Ley de los Husos Horarios, 2022). Bahía de Banderas in Nayarit keeps the
   * capital's time.
   */
  MX: `
    AGU America/Mexico_City ags aguascalientes
    BCN America/Tijuana bc bajacalifornia bajacalifornianorte
    BCS America/Mazatlan bajacaliforniasur
    CAM America/Mexico_City camp campeche
    CHH America/Mexico_City,America/Ciudad_Juarez,America/Matamoros chih chihuahua
    CHP America/Mexico_City chis chiapas
    CMX America/Mexico_City cdmx df dif ciudaddemexico distritofederal mexicocity
    COA America/Mexico_City,America/Matamoros coah coahuila coahuiladezaragoza
    COL America/Mexico_City colima
    DUR America/Mexico_City dgo durango
    GRO America/Mexico_City guerrero
    GUA America/Mexico_City gto guanajuato
    HID America/Mexico_City hgo hidalgo
    JAL America/Mexico_City jalisco
    MEX America/Mexico_City edomex estadodemexico mexico
    MIC America/Mexico_City mich michoacan michoacandeocampo
    MOR America/Mexico_City morelos
    NAY America/Mazatlan,America/Mexico_City nayarit
    NLE America/Mexico_City,America/Matamoros nl nuevoleon
    OAX America/Mexico_City oaxaca
    PUE America/Mexico_City puebla
    QUE America/Mexico_City qro queretaro
    ROO America/Cancun qroo quintanaroo
    SIN America/Mazatlan sinaloa
    SLP America/Mexico_City sanluispotosi
    SON America/Mazatlan sonora
    TAB America/Mexico_City tabasco
    TAM America/Mexico_City,America/Matamoros tamps tamaulipas
    TLA America/Mexico_City tlax tlaxcala
    VER America/Mexico_City veracruz veracruzdeignaciodelallave
    YUC America/Mexico_City yucatan
    ZAC America/Mexico_City zacatecas
  `,
};

export const regionsElsewhere: ReadonlyMap<string, RegionTable> = new Map(
  Object.entries(tables).map(([country, text]) => [country, readTable(text)]),
);

function readTable(text: string): RegionTable {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  return {
    zones: Object.fromEntries(rows.map(([code = '', zones = '']) => [code, zones.split(',')])),
    names: new Map(
      rows.flatMap(([code = '', , ...names]) =>
        [code.toLowerCase(), ...names].map((name): [string, string] => [name, code]),
      ),
    ),
  };
}
