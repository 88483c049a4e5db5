import { callFactKinds } from '@ringfence/domain/callflow/fact-kinds';
import { listAnswers } from '@ringfence/domain/callflow/flow-facts';
import type { FlowCall } from '@ringfence/domain/callflow/follow-flow';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { tries } from '@ringfence/domain/testing/tries';
import { expect, inject, it, vi } from 'vitest';
import { createLoopbackCarrier } from '../loopback/create-loopback-carrier.ts';
import { createChance } from '../people/draw-chance.ts';
import { drawPersona } from '../people/draw-persona.ts';
import type { CallResult } from '../people/persona.ts';
import type { Carrier } from '../port.ts';
import { createSimulatorCarrier } from '../simulator/create-simulator-carrier.ts';
import { startSimulatorForTests } from '../simulator/start-for-tests.ts';
import { sampleScript } from './sample-script.ts';
import { listenWithScript, type Served, serveWithScript } from './serve-script.ts';

const { seed } = inject('drawing');
const from = '+12125550100';
const speed = 2_000;
const mostAtOnce = 30;
const patience = { timeout: 120_000, interval: 5 };
/** Drawn until every kind of fact has been heard. */
const [peopleOfDraw, machinesOfDraw, mostDraws] = [250, 50, 40];
/**
 * The simulator, which speaks HTTP, calls a part of those whom the loopback called: so many of each kind of fact, and
 * so many others. In the deep run they are nearly all.
 */
const [ofEachKind, others] = [tries(8), tries(240)];

/** The numbers that come to what is wanted, from the first or from a later one. */
function findNumbers(wanted: readonly CallResult[], count: number, skipped: number): string[] {
  const numbers: string[] = [];
  for (let line = 0; numbers.length < skipped + count; line += 1) {
    const to = `+1212${2_220_200 + line}`;
    if (wanted.includes(drawPersona(seed, to, 0).comesTo)) numbers.push(to);
  }
  return numbers.slice(skipped);
}

const drawNumbers = (draw: number): string[] => [
  ...findNumbers(['person'], peopleOfDraw, draw * peopleOfDraw),
  ...findNumbers(['machine', 'fax'], machinesOfDraw, draw * machinesOfDraw),
];

function describePerson(to: string) {
  const draw = createChance(`${seed}/${to}/facts`);
  const among = <Choice>(...choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[Math.floor(draw() * choices.length)] ?? choices[0];
  const known = {
    birthYear: among(1951, 1980, 1999),
    postalCode: among('60601', '10001-1234', null),
    reference: among('A-4711', '998877', null),
  };
  const answers = listAnswers(known);
  const { birth_year: birthYear, postal_code: postalCode, reference } = answers;
  const debt = { creditor: among('Acme', null), balanceMinor: 1 + Math.floor(draw() * 90_000) };
  const facts: FlowCall['facts'] = {
    spokenName: 'Harbor',
    personName: 'Ann Smith',
    language: among('en', 'es'),
    ringBackNumber: '+12125550155',
    callerId: from,
    role: among('creditor', 'third_party'),
    isFirst: among(true, false),
    disclosures: among([], [{ en: 'This debt is old.', es: 'Esta deuda es antigua.' }], null),
    debt: { ...debt, currency: 'USD', dueOn: null, reference: known.reference ?? 'A' },
    promise: null,
    promiseTerms: { leastPercent: among(30, 60), latestDays: 60, mostInstalments: among(1, 3) },
    answers,
    today: '2026-11-18',
    announcesRecording: among(true, false),
    wantsRecording: among(true, false),
    lines: among([], ['+12125550150'], ['+12125550191', '+12125550151'], ['+12125550190']),
  };
  const script = among(sampleScript, ...Object.values(startingScripts));
  return { script, facts, person: { birthYear, postalCode, reference } };
}

async function callAll(carrier: Carrier, served: Served, numbers: readonly string[]) {
  const before = served.ended.size;
  for (const [index, to] of numbers.entries()) {
    const ended = before + index - mostAtOnce;
    await vi.waitFor(() => expect(served.ended.size).toBeGreaterThan(ended), patience);
    const reference = to.slice(1);
    const { script, facts, person } = describePerson(to);
    served.application.open(reference, { script, facts });
    const base = `${served.address}/${reference}`;
    const urls = {
      flowUrl: `${base}/flow`,
      statusUrl: `${base}/status`,
      detectionUrl: `${base}/detection`,
    };
    const request = { reference, to, from, ringSeconds: 60, person, ...urls };
    expect(await carrier.placeCall(request)).toMatchObject({ kind: 'placed' });
  }
  await vi.waitFor(() => expect(served.ended.size).toBe(before + numbers.length), patience);
  return new Map(numbers.map((to) => [to, served.application.factsOf(to.slice(1))]));
}

type Heard = ReadonlyMap<string, ReturnType<Served['application']['factsOf']>>;

const listKinds = (heard: Heard): string[] =>
  [...new Set([...heard.values()].flat().map(({ kind }) => kind))].toSorted();

function choosePart(heard: Heard): string[] {
  const chosen = callFactKinds.flatMap((wanted) =>
    [...heard]
      .filter(([, facts]) => facts.some(({ kind }) => kind === wanted))
      .slice(0, ofEachKind)
      .map(([to]) => to),
  );
  return [...new Set([...chosen, ...[...heard.keys()].slice(0, others)])];
}

it('the same people with the same scripts say the same at the simulator and at the loopback', async () => {
  const loopback = createLoopbackCarrier({ seed, speed });
  const pushed = await listenWithScript(loopback);
  let atLoopback: Heard = new Map();
  for (let draw = 0; draw < mostDraws; draw += 1) {
    if (listKinds(atLoopback).length === callFactKinds.length) break;
    const heard = await callAll(loopback, pushed, drawNumbers(draw));
    atLoopback = new Map([...atLoopback, ...heard]);
  }
  expect(listKinds(atLoopback)).toEqual(callFactKinds.toSorted());
  const simulator = await startSimulatorForTests({ seed, speed });
  const simulated = createSimulatorCarrier(simulator.account, { timeoutMilliseconds: 60_000 });
  const web = await serveWithScript(simulated);
  const chosen = choosePart(atLoopback);
  const atSimulator = await callAll(simulated, web, chosen);
  await Promise.all([web.stop(), pushed.stop(), simulator.stop()]);
  for (const to of chosen) expect(atSimulator.get(to), to).toEqual(atLoopback.get(to));
});
