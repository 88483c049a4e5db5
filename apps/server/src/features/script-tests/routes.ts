import { organizationRoute } from '../../platform/http/procedures.ts';
import { showTest, showTestNumbers } from './show-test.ts';
import { startTest, type TestServices } from './start-test.ts';

export function createScriptTestRoutes(services: TestServices) {
  const editors = organizationRoute('scripts.edit').scriptTests;
  return {
    numbers: editors.numbers.handler(({ context }) => showTestNumbers(services, context.scope)),
    start: editors.start.handler(({ context, input }) => startTest(services, context.scope, input)),
    show: editors.show.handler(({ context, input }) =>
      showTest(services, context.scope, input.testId),
    ),
  };
}
