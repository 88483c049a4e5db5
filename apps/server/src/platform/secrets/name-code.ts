/** What a code that is said to a number belongs to: beside another call it does not open. */
export const nameCode = (verificationId: string): string =>
  `caller ID verification ${verificationId}`;
