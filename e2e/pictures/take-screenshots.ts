import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { awaitDemo, startBrowser, startOwnProduct } from '../support/own-product.ts';
import { runWithStops, type Stops } from '../support/run-with-stops.ts';
import { views } from '../support/views.ts';
import { collectExamples } from './collect-examples.ts';
import { openSessions } from './open-windows.ts';
import { planPictures, type ScreenState, screenStates } from './plan-pictures.ts';
import { readRoutes, takePictures } from './run-pictures.ts';
import type { Taken } from './take-picture.ts';
import { takeReadmePictures } from './take-readme-pictures.ts';

/**
 * `npm run screenshots`: a picture of every screen, full, empty and failing, at two widths and in both colour schemes.
 * Ends with 1 where a screen writes an error to the console, scrolls sideways or keeps somebody from using it.
 */
const usage = `Usage: npm run screenshots -- [--base URL] [--folder FOLDER] [--state full|empty|failing] [--view VIEW]
       [--only TEXT] [--unchecked] [--readme]

--base    a running product with the demo; otherwise one is started, with its data in a temporary folder
--folder  where the pictures go; screenshots/ otherwise
--state   only this state; may be given several times
--view    only this view, such as "390 dark"; may be given several times
--only    only screens whose address or name contains this text
--unchecked  without the accessibility checker, which takes most of the time
--readme  also the six pictures of README.md, into docs/images`;

const auditRoute = '/activity/audit/:auditId';
const say = (sentence: string): void => console.log(`  ${sentence}`);

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        folder: { type: 'string', default: 'screenshots' },
        state: { type: 'string', multiple: true, default: [...screenStates] },
        view: { type: 'string', multiple: true, default: views.map(({ name }) => name) },
        only: { type: 'string', default: '' },
        unchecked: { type: 'boolean', default: false },
        readme: { type: 'boolean', default: false },
      },
    });
    const isState = (word: string): word is ScreenState => screenStates.some((one) => one === word);
    const isView = (word: string): boolean => views.some(({ name }) => name === word);
    return values.state.every(isState) && values.view.every(isView) ? values : undefined;
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exit(1);
}
const { base, folder, state: states, view: chosen, only, unchecked, readme } = options;

async function lookAround(stops: Stops, address: string): Promise<Taken[]> {
  const examples = await collectExamples(address, { wantsAudit: auditRoute.includes(only) });
  const pictures = planPictures(readRoutes(), examples).filter(
    ({ state, route, name }) =>
      states.includes(state) && (route.includes(only) || name.includes(only)),
  );
  const browser = await startBrowser(stops);
  const viewers = new Set(pictures.map(({ viewer }) => viewer));
  const sessions = await openSessions(browser, address, readme ? viewers.add('admin') : viewers);
  if (readme) await takeReadmePictures(browser, { address, sessions, examples });
  return takePictures(browser, pictures, {
    address,
    folder: resolve(folder),
    sessions,
    views: views.filter(({ name }) => chosen.includes(name)),
    isChecked: !unchecked,
    onTaken({ picture, view, faults }) {
      for (const fault of faults) {
        say(`${picture.state} ${picture.path} at ${view}: ${fault.slice(0, 400)}`);
      }
    },
  });
}

async function startDemo(stops: Stops): Promise<string> {
  say('Starting the product with its demo');
  const product = await startOwnProduct(stops, { DEMO: 'full' });
  await awaitDemo(product);
  return product.address;
}

await runWithStops(async (stops) => {
  const taken = await lookAround(stops, base ?? (await startDemo(stops)));
  const faulty = taken.filter(({ faults }) => faults.length > 0);
  const screens = new Set(taken.map(({ picture }) => picture.route)).size;
  console.log(`${taken.length} pictures of ${screens} screens in ${resolve(folder)}`);
  console.log(
    faulty.length === 0
      ? `No console errors and no sideways scrolling${unchecked ? '; barriers were not looked for' : ', no barriers'}.`
      : `${faulty.length} of them have faults: ${[...new Set(faulty.map(({ picture }) => `${picture.state} ${picture.name}`))].join(', ')}`,
  );
  return taken.length > 0 && faulty.length === 0;
});
