/** States and provinces: the two-letter code, then the names by which it is known, folded. */
const statesOfTheUnitedStates = `
  AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware
  DC districtofcolumbia washingtondc distritodecolumbia|FL florida|GA georgia|HI hawaii hawai
  ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana luisiana|ME maine
  MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi misisipi|MO missouri misuri
  MT montana|NE nebraska|NV nevada|NH newhampshire nuevahampshire nuevohampshire
  NJ newjersey nuevajersey|NM newmexico nuevomexico|NY newyork nuevayork newyorkstate
  NC northcarolina carolinadelnorte|ND northdakota dakotadelnorte|OH ohio|OK oklahoma|OR oregon
  PA pennsylvania pensilvania|RI rhodeisland|SC southcarolina carolinadelsur
  SD southdakota dakotadelsur|TN tennessee|TX texas tejas|UT utah|VT vermont|VA virginia
  WA washington washingtonstate|WV westvirginia virginiaoccidental|WI wisconsin|WY wyoming
  PR puertorico|GU guam|VI virginislands usvirginislands islasvirgenes|AS americansamoa
  MP northernmarianaislands|AA armedforcesamericas|AE armedforceseurope|AP armedforcespacific
`;

const provincesOfCanada = `
  AB alberta|BC britishcolumbia columbiabritanica colombiabritanica|MB manitoba
  NB newbrunswick nuevobrunswick|NL newfoundland newfoundlandandlabrador terranovaylabrador
  NS novascotia nuevaescocia|NT northwestterritories territoriosdelnoroeste|NU nunavut
  ON ontario|PE princeedwardisland isladelprincipeeduardo|QC quebec|SK saskatchewan
  YT yukon yukonterritory
`;

function listCodes(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/[|\n]/).flatMap((line) => {
      const [code = '', ...names] = line.trim().split(' ');
      return code === '' ? [] : [code.toLowerCase(), ...names].map((name) => [name, code]);
    }),
  );
}

/** By country, the code of each region under all of its folded names. */
export const regionCodes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['US', listCodes(statesOfTheUnitedStates)],
  ['CA', listCodes(provincesOfCanada)],
]);
