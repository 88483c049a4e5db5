const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;]+/g;
/** Five digits and more, however they are spaced: a number of a phone, an account or a person. */
const longNumber = /\+?\d(?:[\s().-]*\d){4,}/g;

/** Words of a person for a record that is kept for ever: addresses and long numbers are left out. */
export function maskPersonal(text: string): string {
  return text.replaceAll(email, '•••@•••').replaceAll(longNumber, '•••');
}
