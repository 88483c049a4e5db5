import type { PasswordWeakness } from '../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

const fewestDifferent = 5;
/** How much a password must hold beside the address or number of its person. */
const fewestBesideLogin = 8;
const longestRepeatedPart = 10;
/** Of all steps from one character to the next, the share that makes a password a mere run. */
const shareOfRun = 2 / 3;

// The rows, columns and diagonals that fingers run along, and what everybody can recite.
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
];

const steps = new Set(
  runs.flatMap((run) =>
    [...run].slice(1).flatMap((next, index) => [`${run[index]}${next}`, `${next}${run[index]}`]),
  ),
);

/**
 * Why a password is refused; nothing when it is good. There is no upper limit: argon2 takes all of
 * it, however long, and what guesses need is time.
 */
export function listWeaknesses(
  password: string,
  { login, shortest }: { login: string; shortest: number },
): PasswordWeakness[] {
  const characters = [...password.toLowerCase()];
  const weaknesses: PasswordWeakness[] = [];
  if (characters.length < shortest) weaknesses.push('length');
  if (new Set(characters).size < fewestDifferent) weaknesses.push('characters');
  const isEasy =
    isCommonPassword(password) ||
    isRun(characters) ||
    isRepetition(characters) ||
    isMadeFromLogin(password.toLowerCase(), login.toLowerCase());
  if (isEasy) weaknesses.push('pwned');
  return weaknesses;
}

function isRun(characters: readonly string[]): boolean {
  const taken = characters.filter((next, index) => {
    const before = characters[index - 1];
    return before === next || steps.has(`${before}${next}`);
  });
  return taken.length >= (characters.length - 1) * shareOfRun;
}

function isRepetition(characters: readonly string[]): boolean {
  const longest = Math.min(longestRepeatedPart, Math.floor(characters.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((size) =>
    characters.every((next, index) => index < size || next === characters[index - size]),
  );
}

function isMadeFromLogin(password: string, login: string): boolean {
  const [name = ''] = login.split('@');
  return [login, name]
    .filter((part) => part.length > 2 && password.includes(part))
    .some((part) => password.replaceAll(part, '').length < fewestBesideLogin);
}
