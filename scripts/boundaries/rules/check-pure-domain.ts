import { isTestFile } from '../classify-file.ts';
import type { GlobalRead } from '../read-globals.ts';
import type { Repository, SourceFacts } from '../read-repository.ts';
import type { Violation } from '../violation.ts';

const rule = 'pure-domain';

interface Impurity {
  readonly name: RegExp;
  readonly mend: string;
}

const clock = 'take `now` as an argument';
const chance = 'take the random number or id as an argument';
const effect = 'return what is to be done and let the caller do it';

const impurities: readonly Impurity[] = [
  { name: /^(Date\.now|performance\.(now|timeOrigin)|Temporal\.Now)(\.|$)/, mend: clock },
  { name: /^(Math\.random|crypto\.(randomUUID|getRandomValues))$/, mend: chance },
  { name: /^(setTimeout|setInterval|setImmediate|fetch)$/, mend: effect },
  { name: /^console(\.|$)/, mend: effect },
];

/** The domain decides by its arguments alone, so that each decision can be repeated and proven. */
export function checkPureDomain(repository: Repository): Violation[] {
  return repository.files
    .filter(({ workspace }) => workspace.directory === 'packages/domain')
    .flatMap((file) => [
      ...(isTestFile(file.path) ? [] : file.globals.flatMap((read) => judgeRead(file, read))),
      ...judgeImports(file),
    ]);
}

function judgeRead(file: SourceFacts, read: GlobalRead): Violation[] {
  const impurity = impurities.find(({ name }) => name.test(read.name));
  const readsClock = read.name === 'Date' && read.calledWithoutArguments;
  const mend = readsClock ? clock : impurity?.mend;
  if (mend === undefined) return [];
  const shown = readsClock ? 'Date without arguments' : read.name;
  const message = `${shown} makes the domain impure; ${mend}.`;
  return [{ rule, file: file.path, line: read.line, message }];
}

function judgeImports(file: SourceFacts): Violation[] {
  return file.imports
    .filter(({ target }) => target.kind === 'builtin')
    .map(({ specifier, line }) => ({
      rule,
      file: file.path,
      line,
      message: `${specifier} makes the domain impure; do this in the server and pass the result in.`,
    }));
}
