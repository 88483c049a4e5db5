import { expect, it } from 'vitest';
import { findingKinds } from '../finding-kinds.ts';
import { collectFindings } from '../script-finding.ts';
import { small } from '../testing/change-script.ts';
import { checkChoices } from './check-choices.ts';
import { explorePaths } from './explore-paths.ts';

it('every part of a script is heard on some path, in both languages', () => {
  const { stretches, isComplete, endless } = explorePaths(small);
  expect(isComplete).toBe(true);
  expect(endless.size).toBe(0);
  const heard = new Set(
    stretches.flatMap((stretch) =>
      stretch.heard.map(({ partId, language }) => `${partId} ${language}`),
    ),
  );
  const speaking = small.parts.filter(({ kind }) => kind !== 'language');
  for (const { id } of speaking) {
    expect([...heard]).toContain(`${id} en`);
    expect([...heard]).toContain(`${id} es`);
  }
});

it('a script with more paths than can be walked is refused, never taken for good', () => {
  const exploration = explorePaths(small, { mostSteps: 100 });
  expect(exploration.isComplete).toBe(false);
  const { report, findings } = collectFindings();
  checkChoices(exploration, report);
  expect(findings()).toMatchObject([{ code: 'too_many_paths', ...findingKinds.too_many_paths }]);
});
