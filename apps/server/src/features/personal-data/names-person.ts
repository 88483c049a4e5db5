export interface KnownName {
  fullName: string;
  email: string | null;
  reference: string;
  numbers: readonly string[];
}

/** So much of a number tells whose it is. */
const tellingDigits = 7;
/** Shorter parts of names are words as well. */
const shortestName = 3;
const shortestReference = 4;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const keepDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a text tells who somebody is: by a part of their name, a number, their address or reference. */
export function namesPerson(
  text: string,
  { fullName, email, reference, numbers }: KnownName,
): boolean {
  const words = new Set(listWords(text));
  const lower = text.toLowerCase();
  const digits = keepDigits(text);
  return (
    listWords(fullName).some((part) => part.length >= shortestName && words.has(part)) ||
    (email !== null && lower.includes(email.toLowerCase())) ||
    (reference.length >= shortestReference && lower.includes(reference.toLowerCase())) ||
    numbers.some((number) => digits.includes(number.slice(-tellingDigits)))
  );
}
