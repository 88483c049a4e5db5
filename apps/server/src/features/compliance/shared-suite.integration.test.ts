import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { decide } from '@ringfence/domain/compliance/decide';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import { rules } from '@ringfence/domain/compliance/rules/index';
import { someOf } from '@ringfence/domain/testing/tries';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { debtCases } from '../../testing/shared-suite/debt-cases.ts';
import { allowOldRecords, enterCase } from '../../testing/shared-suite/enter-case.ts';
import { frequencyCases } from '../../testing/shared-suite/frequency-cases.ts';
import { restrictionCases } from '../../testing/shared-suite/restriction-cases.ts';
import type { SharedCase } from '../../testing/shared-suite/shared-case.ts';
import { stateCases } from '../../testing/shared-suite/state-cases.ts';
import { timeCases } from '../../testing/shared-suite/time-cases.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadFacts } from './load-facts.ts';
import { loadPolicy } from './load-policy.ts';

const { database, connectionString } = useTestDatabase();
const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The same questions for the command line and for the application, which must answer alike. */
const cases: readonly SharedCase[] = [
  ...restrictionCases,
  ...timeCases,
  ...frequencyCases,
  ...stateCases,
  ...debtCases,
];

/** Rules of which one of the two has no facts, and why. */
const notShared: Readonly<Record<string, string>> = {
  ABANDON_CAP: 'the command line knows of no campaign',
  CAMPAIGN_HOURS: 'the command line knows of no campaign',
  LICENSE_MISSING: 'the command line knows of no licences',
  SERVICE_MEMBER: 'the command line has no field for it',
  PROMISE_OPEN: 'the application counts the days of grace from its own promises',
};

const answer = z.object({
  verdict: z.enum(['allow', 'defer', 'block']),
  until: z.string().nullable(),
  reasons: z.array(
    z.object({
      code: z.string(),
      verdict: z.string(),
      until: z.string().nullable(),
      citation: z.string(),
    }),
  ),
  zones: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  liftedBy: z.string().nullable(),
});
type Answer = z.infer<typeof answer>;

/** The command itself, with one line a case. */
async function askCommandLine(): Promise<Answer[]> {
  const child = spawn(process.execPath, ['scripts/decide.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(cases.map(({ line }) => JSON.stringify(line)).join('\n'));
  const lines = (await text(child.stdout)).trim().split('\n');
  return lines.map((line) => answer.parse(JSON.parse(line)));
}

const presentMoment = (moment: Date): string => moment.toISOString().replace('.000Z', 'Z');

/** What the dialer would say: from its own tables, by its own loading, under its own policy. */
async function askApplication({ line }: SharedCase): Promise<Answer> {
  const { organizationId, contactId, phoneId, debtId } = await enterCase(database, line);
  const { mode, purpose = 'collect' } = line;
  const now = new Date(line.now);
  return database.asSystem(async (transaction) => {
    const { policy } = await loadPolicy(transaction, organizationId);
    const kind = { ...campaignCall, mode, purpose };
    const context = { organizationId, campaignId: null, ...kind, roles: policy, now };
    const [known] = await loadFacts(transaction, context, [{ contactId, phoneId, debtId }]);
    if (known === undefined) throw new Error('the person was not found');
    const { verdict, reasons, zones, counts } = decide(known.facts, readPolicy(policy), now);
    return {
      verdict: verdict.kind,
      until: verdict.kind === 'defer' ? presentMoment(verdict.until) : null,
      reasons: reasons.flatMap(({ code, citation, verdict: said }) =>
        said.kind !== 'allow' || said.isNote === true
          ? {
              code,
              verdict: said.kind,
              until:
                said.kind === 'defer' && said.until !== null ? presentMoment(said.until) : null,
              citation: said.citation ?? citation,
            }
          : [],
      ),
      zones: zones.map(({ zone }) => zone),
      counts: { a: counts[debtId] ?? 0 },
      liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
    };
  });
}

const sorted = ({ zones, ...rest }: Answer) => ({ ...rest, zones: [...zones].sort() });

describe('the command line and the application', () => {
  let answers: Answer[] = [];
  beforeAll(async () => {
    await allowOldRecords(connectionString);
    answers = await askCommandLine();
  });

  it('are asked at least 200 questions, three of every rule that both can judge', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(answers).toHaveLength(cases.length);
    const short = rules
      .map(({ code }) => code)
      .filter((code) => !Object.hasOwn(notShared, code))
      .filter((code) => cases.filter(({ rule }) => rule === code).length < 3);
    expect(short).toEqual([]);
    const names = cases.map(({ rule, name }) => `${rule} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have cases in which each of these rules speaks, and in which it does not', () => {
    const silent = rules
      .map(({ code }) => code)
      .filter((code) => !Object.hasOwn(notShared, code))
      .filter((code) => {
        const spoke = cases.map(
          ({ rule }, index) =>
            rule === code && answers[index]?.reasons.some((reason) => reason.code === code),
        );
        return !(spoke.includes(true) && spoke.includes(false));
      });
    expect(silent).toEqual([]);
  });

  it.each(
    someOf(
      80,
      cases.map((one, index) => ({ ...one, index })),
    ),
  )('answer alike on $rule: $name', async ({ index, ...one }) => {
    const answered = answers[index];
    if (answered === undefined) throw new Error('the line was not answered');
    expect(answered.verdict === 'defer' ? answered.until : answered.verdict).toBe(one.answer);
    expect(sorted(await askApplication(one))).toEqual(sorted(answered));
  });
});
