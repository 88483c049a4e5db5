/** Countries of their own to ISO 3166-1, states to the law (12 CFR 1006.2(l)) and to the mail. */
export const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
