import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialRound } from './dialer/dial-round.ts';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { addCallerId } from './testing/add-caller-id.ts';
import { addEmptyOrganization, addMember } from './testing/add-member.ts';
import { approveScript } from './testing/approve-script.ts';
import { findDifference, readExamples } from './testing/read-examples.ts';
import { useTestDatabase } from './testing/test-database.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let folder: string;
beforeAll(async () => {
  dialing = await startDialing(suite);
  dialing.clock.follow();
  folder = await mkdtemp(join(tmpdir(), 'ringfence-examples-'));
  const portfolio = 'Name,Phone,Balance,Account,State\nAnn Lee,(312) 555-0171,120.50,A-77,IL\n';
  await writeFile(join(folder, 'portfolio.csv'), portfolio);
});
afterAll(async () => {
  await dialing.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads in pieces are gone through by jobs, which no worker does here. */
const needsWorker = (commands: string): boolean => commands.includes('while [');

const mark = '--- example';
/** A refusal ends the run: what is documented is answered. */
const strict = `set -euo pipefail
curl() { command curl -sS --fail-with-body "$@"; }
`;
/** Before the next example, a worker plans and judges those who are new. Nobody is called. */
const letWork = 'read -r _';

/** In at least a week, at an hour that is lawful all over the United States. */
function findWednesday(now: Date): string {
  const days = 7 + ((10 - now.getUTCDay()) % 7);
  return `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`;
}

/** As a worker does beside them. */
const planAndJudge = async (): Promise<void> => {
  while ((await dialRound(dialing.services, ['plans', 'forecasts'])).busy);
};

async function runShell(
  commands: string,
  environment: Readonly<Record<string, string>>,
  between: () => Promise<void>,
) {
  const given = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
  const shell = spawn('bash', ['--norc', '-c', [...given, commands].join('')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: folder,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    shell.once('error', reject);
    shell.once('close', resolve);
  });
  const said = text(shell.stderr);
  let out = '';
  for await (const line of createInterface({ input: shell.stdout })) {
    out += `${line}\n`;
    if (line !== mark) continue;
    await between();
    shell.stdin.write('\n');
  }
  return { out, said: await said, code: await ended };
}

/** What the last command of an example wrote. */
const lastDocument = (output: string): unknown => {
  const begins = [...output.matchAll(/^[[{]/gm)].map(({ index }) => index);
  for (const index of begins) {
    try {
      return JSON.parse(output.slice(index));
    } catch {
      // Another command wrote before it.
    }
  }
  return undefined;
};

describe('the examples of docs/api.md', () => {
  it('answer what stands below them, one after another', async () => {
    const { address } = dialing.application;
    const organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
    const admin = await addMember(database, address, organizationId, 'admin');
    const document = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const examples = readExamples(document).filter(({ commands }) => !needsWorker(commands));
    expect(examples.length).toBeGreaterThanOrEqual(23);
    const script = examples
      .map(({ commands }) => `${commands}\necho; echo '${mark}'\n${letWork}\n`)
      .join('');
    await approveScript(database, organizationId);
    await addCallerId(database, { organizationId });
    const environment = {
      SERVER: address,
      EMAIL: admin.email,
      PASSWORD: admin.password,
      ORGANIZATION: organizationId,
      STARTS_AT: findWednesday(new Date()),
    };
    const { out, said, code } = await runShell(`${strict}${script}`, environment, planAndJudge);
    const outputs = out.split(`${mark}\n`);
    const failed = examples[outputs.length - 1]?.commands;
    expect({ code, said, failed, answer: outputs.at(-1)?.trim() }).toEqual({
      code: 0,
      said: '',
      failed: undefined,
      answer: '',
    });
    const differences = examples.flatMap(({ commands, answer }, index) => {
      if (answer === undefined) return [];
      const difference = findDifference(answer, lastDocument(outputs[index]?.trim() ?? ''));
      return difference === null ? [] : [`${difference}: ${commands}`];
    });
    expect(differences).toEqual([]);
  });
});
