/** Where the file of a recording lies in the store; the database names it so too when a recording is deleted. */
export const recordingKey = (organizationId: string, recordingId: string): string =>
  `recordings/${organizationId}/${recordingId}`;
