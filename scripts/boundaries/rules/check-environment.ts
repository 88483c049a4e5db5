import type { Repository } from '../read-repository.ts';
import type { Violation } from '../violation.ts';

const rule = 'environment';

const onlyReader = 'apps/server/src/config.ts';
const environment = /^(process|import\.meta)\.env(\.|$)/;
// Vite writes these into the bundle when it builds; they say how it was built, not where it runs.
const buildConstant = /^import\.meta\.env\.(BASE_URL|DEV|MODE|PROD|SSR)$/;

/** The environment has one reader, so that every setting is declared, checked and documented there. */
export function checkEnvironment(repository: Repository): Violation[] {
  return repository.files
    .filter(({ path }) => path !== onlyReader)
    .flatMap((file) => {
      const isWebSource = file.path.startsWith('apps/web/src/');
      return file.globals
        .filter(({ name }) => environment.test(name) && !(isWebSource && buildConstant.test(name)))
        .map(({ name, line }) => ({
          rule,
          file: file.path,
          line,
          message: `${name} is read outside ${onlyReader}; add the setting there and pass its value in.`,
        }));
    });
}
