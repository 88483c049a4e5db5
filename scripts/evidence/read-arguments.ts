export interface Asked {
  file: string;
  key: string;
}

/**
 * The file and the key, in any order: `npm run verify-evidence FILE -- --key PUBLIC` and
 * `npm run verify-evidence -- FILE --key PUBLIC` come here alike.
 */
export function readArguments(given: readonly string[]): Asked | undefined {
  const words = given.filter((word) => word !== '--');
  const files: string[] = [];
  let key: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--key') {
      at += 1;
      key = words[at];
    } else if (word.startsWith('--key=')) key = word.slice('--key='.length);
    else files.push(word);
  }
  const [file] = files;
  return file === undefined || key === undefined || files.length > 1 ? undefined : { file, key };
}
