/** How many campaigns are drawn: a few in the gate, many in the deep run, which has to show the same shares. */
export interface Draws {
  ordinary: number;
  worsened: number;
}

export const listSeeds = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
