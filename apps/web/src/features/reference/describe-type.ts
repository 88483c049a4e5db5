/** The kinds of text of the theme that pages use. */
export const textKinds = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'button'] as const;

const rootSize = 16;

interface TypeStyle {
  fontSize?: unknown;
  fontWeight?: unknown;
  lineHeight?: unknown;
}

export interface TypeFacts {
  /** In pixels, where the browser's own size of text was not changed. */
  size: number;
  weight: number;
  lineHeight: number;
}

/** A style of the theme in figures; sizes are written there in rem. */
export function describeType({ fontSize, fontWeight, lineHeight }: TypeStyle): TypeFacts {
  return {
    size: Number.parseFloat(String(fontSize)) * rootSize,
    weight: Number(fontWeight),
    lineHeight: Number(lineHeight),
  };
}
