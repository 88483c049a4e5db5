/** Of the 872 area; no line ends in 01xx, because the simulator gives those a meaning of their own. */
const first = 4_000_500;
/** More than any journey takes, so that none comes to the next one's. */
const eachFile = 1_000;
let next = first;

/** Gives each file of journeys numbers of its own: no two organizations may have the same. */
export function beginCallerIds(file: number): void {
  next = first + file * eachFile;
}

/** One that nobody has yet. */
export function takeCallerId(): string {
  const e164 = `+1872${next}`;
  next += 1;
  return e164;
}
