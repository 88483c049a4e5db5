const megabyte = 1_000_000;
const gigabyte = 1_000 * megabyte;

/**
 * What the database's disk holds of a file, for each of its bytes: measured with 50,000 and 300,000 people of
 * 125 bytes each, of which the pieces take 1.1, the rows as they were read 7, and the people with their
 * numbers, debts, permissions and all indexes 28.
 */
const keptForByte = 36;
/** The same for each person that is stored: 2.9 kB were measured of rows of 28 bytes, 3.5 kB of those of 125. */
const keptForAdded = 3_600;
/** For each who is changed: the new rows, and what they were before. */
const keptForChanged = 1_800;
/** Of the log that the database writes before, for each byte, person added and person changed. */
const loggedForByte = 52;
const loggedForAdded = 6_500;
const loggedForChanged = 3_500;
/** The database begins to clear its log at a gigabyte. */
const mostLogged = 1.1 * gigabyte;
/** A zip file or workbook is that much smaller than the text in it. */
const packedAway = 4;
/** What everything else writes meanwhile. */
const left = 100 * megabyte;

/** The bytes that a file needs from the first piece to the last person stored. */
export function estimateWholeWay(file: { fileBytes: number; fileName: string }): number {
  const isPacked = /\.(zip|xls[xm]?)$/i.test(file.fileName);
  const bytes = file.fileBytes * (isPacked ? packedAway : 1);
  return bytes * keptForByte + Math.min(bytes * loggedForByte, mostLogged) + left;
}

/** The bytes that storing needs of a file that was checked. */
export function estimateStoring({ added, changed }: { added: number; changed: number }): number {
  const logged = added * loggedForAdded + changed * loggedForChanged;
  return added * keptForAdded + changed * keptForChanged + Math.min(logged, mostLogged) + left;
}

/** Two sizes in one unit, as a sentence has them. */
export function writeSizes(needed: number, free: number) {
  const [unit, bytes, digits] = needed < gigabyte ? ['MB', megabyte, 1] : ['GB', gigabyte, 10];
  const round = (size: number) => Math.round((size / bytes) * digits) / digits;
  // Rounded down, what is free never looks enough.
  const roundDown = (size: number) => Math.floor((size / bytes) * digits) / digits;
  return { needed: round(needed), free: roundDown(free), unit };
}
