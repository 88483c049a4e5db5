/**
 * A reason not to start that the person at the terminal can mend. Its message is one sentence that
 * goes on from "Ringfence could not start:" and says what to do.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints the one sentence for a known reason, the whole error for an unknown one. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartError) return `Ringfence could not start: ${error.message}`;
  const known = recogniseSystemError(error);
  if (known !== undefined) return `Ringfence could not start: ${known}`;
  return `Ringfence could not start, for a reason it does not know: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

function recogniseSystemError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  if (diskFullCodes.has(String(error.code))) {
    return `the disk is full${path}. Free some space, or set DATA_DIR to a folder on another disk.`;
  }
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return `a folder may not be written${path}. Give this user the right to write there, or set DATA_DIR to another folder.`;
  }
  return undefined;
}
