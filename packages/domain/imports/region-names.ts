/** States and provinces: the two-letter code, then the names by which it is known, folded. */
const statesOfTheUnitedStates = `
  AL alabama|AK alaska|AZ arizona ariz|AR arkansas ark|CA california calif|CO colorado colo
  CT connecticut conn|DE delaware|DC districtofcolumbia washingtondc distritodecolumbia
  FL florida fla|GA georgia|HI hawaii hawai|ID idaho|IL illinois ill|IN indiana ind|IA iowa
  KS kansas kans|KY kentucky|LA louisiana luisiana|ME maine|MD maryland|MA massachusetts mass
  MI michigan mich|MN minnesota minn|MS mississippi miss misisipi|MO missouri misuri
  MT montana mont|NE nebraska nebr|NV nevada nev|NH newhampshire nuevahampshire nuevohampshire
  NJ newjersey nuevajersey|NM newmexico nuevomexico|NY newyork nuevayork newyorkstate
  NC northcarolina carolinadelnorte|ND northdakota dakotadelnorte|OH ohio|OK oklahoma okla
  OR oregon oreg|PA pennsylvania penn penna pensilvania|RI rhodeisland
  SC southcarolina carolinadelsur|SD southdakota dakotadelsur|TN tennessee tenn|TX texas tex tejas
  UT utah|VT vermont|VA virginia|WA washington wash washingtonstate
  WV westvirginia wva virginiaoccidental|WI wisconsin wis wisc|WY wyoming wyo|PR puertorico
  GU guam|VI virginislands usvirginislands islasvirgenes|AS americansamoa
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
