export const languages = ['en', 'es'] as const;

/** What messages to people are written in. */
export type Language = (typeof languages)[number];

interface Wish {
  tag: string;
  weight: number;
}

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

/** The language of ours that somebody would rather read (RFC 9110, 12.5.4); English where they name none. */
export function readLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) {
    const found = languages.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
