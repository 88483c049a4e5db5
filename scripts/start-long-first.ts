import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more, longest first. One that begins last has the whole run wait for it alone. */
export const longFiles: readonly string[] = [
  'apps/server/src/features/imports/killed-imports.integration.deep.test.ts',
  'apps/server/src/features/imports/hostile-neighbour.integration.deep.test.ts',
  'apps/server/src/dialer/killed-workers.integration.deep.test.ts',
  'apps/server/src/nothing-personal-in-activity.integration.deep.test.ts',
  'apps/server/src/access-matrix.integration.test.ts',
  'apps/server/src/features/audits/planted.integration.test.ts',
  'apps/server/src/features/contacts/both-strategies.integration.test.ts',
  'e2e/every-screen.test.ts',
  'e2e/campaign-journey.deep.test.ts',
  'e2e/from-file-to-evidence.test.ts',
  'e2e/contact.deep.test.ts',
  'e2e/first-call.deep.test.ts',
  'e2e/lists.deep.test.ts',
  'e2e/identity.deep.test.ts',
  'e2e/shell.deep.test.ts',
];

const placeOf = (file: string): number => {
  const place = longFiles.findIndex((long) => file.endsWith(`/${long}`));
  return place === -1 ? longFiles.length : place;
};

/** The long files first, and all others in the order of the seed: no file may count on another before it. */
export default class StartLongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const drawn = ({ moduleId }: TestSpecification): string =>
      createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    return files
      .map((file) => ({ file, place: placeOf(file.moduleId), drawn: drawn(file) }))
      .sort((one, other) => one.place - other.place || (one.drawn < other.drawn ? -1 : 1))
      .map(({ file }) => file);
  }
}
