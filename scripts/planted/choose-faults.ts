import type { Room, RoomFault } from './fault.ts';

export const listFaults = (rooms: readonly Room[]): readonly RoomFault[] =>
  rooms.flatMap(({ name, faults }) => faults.map((fault) => ({ ...fault, room: name })));

/** The faults with these ids, or in these rooms; all of them where none is named. */
export function chooseFaults(
  faults: readonly RoomFault[],
  wanted: readonly string[],
): { chosen: readonly RoomFault[]; unknown: readonly string[] } {
  const isNamed = ({ id, room }: RoomFault, word: string): boolean => id === word || room === word;
  return {
    chosen: faults.filter(
      (fault) => wanted.length === 0 || wanted.some((word) => isNamed(fault, word)),
    ),
    unknown: wanted.filter((word) => !faults.some((fault) => isNamed(fault, word))),
  };
}
