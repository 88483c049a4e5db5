/** Digits in a row, perhaps with spaces and dashes between them, of the length of card numbers. */
const candidates = /\d(?:[ -]?\d){12,18}/g;

function passesCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Whether a text holds what may be the number of a payment card, by the check digit of ISO/IEC 7812-1. Such a text is
 * not stored, whatever it was meant as: a company that keeps one has to guard it (PCI DSS, requirement 3).
 */
export function hasCardNumber(text: string): boolean {
  return (text.match(candidates) ?? []).some((found) => passesCheck(found.replace(/\D/g, '')));
}

/** The same text with dots in the place of what may be the number of a payment card. */
export function maskCardNumbers(text: string): string {
  return text.replace(candidates, (found) =>
    passesCheck(found.replace(/\D/g, '')) ? found.replace(/\d/g, '•') : found,
  );
}
