/** A text that stands in a file exactly once, and what is put in its place. */
export interface Edit {
  file: string;
  find: string;
  put: string;
}

/** A slip that anybody could make, and the test that is named beforehand to find it. */
export interface Fault {
  id: string;
  /** What people could no longer rely on. */
  breaks: string;
  edits: readonly Edit[];
  /** The file of both tests. */
  tests: string;
  /** The test that fails by it, by its full name: what it is described under, and its title. */
  finds: string;
  /** A healthy test beside it. */
  passes: string;
  /** Of a fault that only the deep tests find: why that is enough. */
  onlyDeep?: string;
}

export interface Room {
  name: string;
  faults: readonly Fault[];
}

/** A fault that lies in a room. */
export interface RoomFault extends Fault {
  room: string;
}
