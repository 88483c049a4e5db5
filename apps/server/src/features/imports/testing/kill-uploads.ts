import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import type { DeathPoint } from '../../../testing/die-at.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem } from '../../../testing/test-statement.ts';
import { workAndDie } from '../../../testing/work-and-die.ts';
import { doStep } from '../import-jobs.ts';
import { digest } from './queries.ts';
import { startUploads } from './start-uploads.ts';
import type { StepOrder } from './step-and-die.ts';

const now = new Date('2026-06-10T16:00:00Z');
const entry = new URL('./step-and-die.ts', import.meta.url);

/** One row in a hundred has no number, and is rejected. */
const writeFile = (count: number): string =>
  ['Reference,Name,Phone,Balance']
    .concat(
      Array.from({ length: count }, (_, index) => {
        const line = String(index).padStart(4, '0');
        return `R${index},Person ${index},${index % 100 === 0 ? '' : `312-555-${line}`},${index}.25`;
      }),
    )
    .join('\n');

interface StepPoints {
  inspecting: readonly DeathPoint[];
  checking: readonly DeathPoint[];
  storing: readonly DeathPoint[];
  undoing: readonly DeathPoint[];
}

/** What becomes of uploads of so many rows whose workers are killed at the points, in a database of the suite. */
export function describeKilledUploads(count: number, points: StepPoints) {
  const { database, connectionString } = useTestDatabase();
  const uploads = startUploads(database, () => now);
  const file = writeFile(count);
  const rejected = count / 100;
  const good = count - rejected;
  let organization: TestOrganization;
  beforeEach(async () => {
    organization = await addOrganization(database);
    uploads.waiting.length = 0;
  });

  const show = (importId: string) => uploads.show(organization, importId);
  const look = async ({ organizationId } = organization) =>
    (await askSystem(database, digest, [organizationId]))[0];
  const inspect = (of = organization) => uploads.inspect(of, file);
  const check = async (of = organization) => uploads.check(of, await inspect(of));

  /** What an upload that nobody disturbed comes to. */
  async function runUndisturbed() {
    const control = await addOrganization(database);
    await uploads.store(control, (await check(control)).id);
    return look(control);
  }
  let undisturbed: ReturnType<typeof runUndisturbed> | undefined;
  const lookAtUndisturbed = () => {
    undisturbed ??= runUndisturbed();
    return undisturbed;
  };

  /** A worker takes the waiting step up and is killed with -9 at the point. */
  async function takeUpAndDie(point: DeathPoint): Promise<StepOrder> {
    const next = uploads.waiting.shift();
    if (next === undefined) throw new Error('nothing waits');
    const order = { connectionString, ...next, point, now: now.toISOString() };
    await workAndDie(database, entry, order);
    return order;
  }
  /** Another worker takes up what is left, as the queue or the sweep asks it to. */
  const goOn = ({ state, asked }: StepOrder) => doStep(uploads.services, state, asked);

  describe('a worker that is killed while it', () => {
    it.each(points.inspecting)(
      'looks at a file ($when $statement) loses nothing',
      async (point) => {
        const importId = await uploads.send(organization, file);
        await uploads.askToInspect(organization, importId);
        const order = await takeUpAndDie(point);
        const isDone = point.when === 'committed';
        expect(await show(importId)).toMatchObject({ state: isDone ? 'matching' : 'inspecting' });
        await goOn(order);
        expect(await show(importId)).toMatchObject({ state: 'matching' });
      },
    );

    it.each(points.checking)('checks a file ($when $statement) leaves no row', async (point) => {
      const inspected = await inspect();
      await uploads.askToCheck(organization, inspected);
      const order = await takeUpAndDie(point);
      const isDone = point.when === 'committed';
      expect(await show(inspected.id)).toMatchObject({ state: isDone ? 'checked' : 'checking' });
      const rejections = isDone ? rejected : 0;
      expect(await look()).toMatchObject({ contacts: 0, lists: 0, rejections });
      await goOn(order);
      expect(await show(inspected.id)).toMatchObject({
        state: 'checked',
        findings: { rows: count, added: good, rejected },
      });
    });

    it.each(points.storing)(
      'stores a file ($when $statement) has stored nothing, or all of it',
      async (point) => {
        const { id } = await check();
        await uploads.askToStore(organization, id);
        const order = await takeUpAndDie(point);
        expect(await look()).toMatchObject(
          point.when === 'committed'
            ? { contacts: good, lists: 1 }
            : { contacts: 0, lists: 0, summaries: 0 },
        );
        await goOn(order);
        expect(await show(id)).toMatchObject({ state: 'stored', added: good });
        expect(await look()).toEqual(await lookAtUndisturbed());
      },
    );

    it.each(points.undoing)(
      'undoes an upload ($when $statement) has undone nothing, or all of it',
      async (point) => {
        const { id } = await check();
        await uploads.store(organization, id);
        const whole = await look();
        await uploads.askToUndo(organization, id);
        const order = await takeUpAndDie(point);
        if (point.when === 'committed') expect(await look()).toMatchObject({ contacts: 0 });
        else expect(await look()).toEqual(whole);
        await goOn(order);
        expect(await show(id)).toMatchObject({ state: 'undone' });
        expect(await look()).toMatchObject({ contacts: 0, members: 0, summaries: 0, content: '' });
      },
    );
  });

  return {
    database,
    connectionString,
    /** An upload that waits to be stored. */
    async askToStore(): Promise<string> {
      const { id } = await check();
      await uploads.askToStore(organization, id);
      return id;
    },
    show,
    look,
    lookAtUndisturbed,
  };
}
