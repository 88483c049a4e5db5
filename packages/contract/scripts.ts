import { oc } from '@orpc/contract';
import { wordFields } from '@ringfence/domain/callflow/list-words';
import { partKinds, scriptLanguages } from '@ringfence/domain/callflow/script';
import { collectorRoles } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { plainText, readVersion } from './common.ts';
import { scriptContent } from './scripts-content.ts';

/** What a script is for: the four that the product brings, or anything else. */
export const scriptPurposes = [
  'reminder',
  'promise',
  'broken_promise',
  'callback',
  'other',
] as const;
export const scriptPurpose = z.enum(scriptPurposes);
export type ScriptPurpose = z.infer<typeof scriptPurpose>;

/** The purposes for which there is a script to begin with. */
export const startingPurpose = scriptPurpose.exclude(['other']);

const named = z.object({ id: z.uuid(), fullName: z.string() });
const versionNumber = z.int().min(1);

export const scriptVersionState = z.enum(['draft', 'approved', 'withdrawn']);

export const scriptVersion = z.object({
  version: versionNumber,
  state: scriptVersionState,
  /** Rises with each change of a draft. */
  revision: z.int(),
  writtenBy: named,
  writtenAt: z.iso.datetime(),
  approvedBy: named.nullable(),
  approvedAt: z.iso.datetime().nullable(),
  withdrawnBy: named.nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
});

export type ScriptVersionSummary = z.infer<typeof scriptVersion>;

export const script = z.object({
  id: z.uuid(),
  name: z.string(),
  purpose: scriptPurpose,
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  /** The newest version, which people edit; an approved one is followed by a new draft. */
  newest: scriptVersion.pick({ version: true, state: true, writtenAt: true, writtenBy: true }),
  /** The version that campaigns start with; null: none may. */
  approvedVersion: versionNumber.nullable(),
  /** Whether that version can connect people to a staffed line: free places there limit how many calls are made at once. */
  connects: z.boolean(),
  /** How many campaigns that run now speak it, in any version. */
  runningCampaigns: z.int(),
});

export type ScriptSummary = z.infer<typeof script>;

/** A script with its newest words, and all its versions. */
export const scriptDetail = script.extend({
  revision: z.int(),
  content: scriptContent,
  /** Newest first. */
  versions: z.array(scriptVersion),
});

export type ScriptDetail = z.infer<typeof scriptDetail>;

export const scriptFinding = z.object({
  /** A stable word for what was found. */
  code: z.string(),
  /** `refuses`: it is not approved like that. */
  severity: z.enum(['refuses', 'advises']),
  /** The part that it is in, `voicemail` or `recordingNotice`; null: the whole. */
  partId: z.string().nullable(),
  language: z.enum(scriptLanguages).nullable(),
  sentence: z.string(),
  /** What stands in the sentence. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  citation: z.string().nullable(),
});

export type ScriptFinding = z.infer<typeof scriptFinding>;

const spokenDebt = z.object({
  creditor: z.string().nullable(),
  balanceMinor: z.number().int(),
  currency: z.string(),
  dueOn: z.iso.date().nullable(),
  /** Of which only the end can be read. */
  reference: z.string(),
});

/** Everything that a script needs to know of one call, to be spoken in the browser. */
export const flowFacts = z.object({
  spokenName: z.string(),
  personName: z.string(),
  language: z.enum(scriptLanguages),
  ringBackNumber: z.string(),
  callerId: z.string(),
  role: z.enum(collectorRoles),
  isFirst: z.boolean(),
  /** Of debts that can no longer be sued for, in each language. */
  disclosures: z.array(z.object({ en: z.string(), es: z.string() })).nullable(),
  debt: spokenDebt,
  promise: z
    .object({ amountMinor: z.number().int(), currency: z.string(), dueOn: z.iso.date() })
    .nullable(),
  promiseTerms: z.object({
    leastPercent: z.number(),
    latestDays: z.number(),
    mostInstalments: z.number(),
  }),
  answers: z.object({
    birth_year: z.string().nullable(),
    postal_code: z.string().nullable(),
    reference: z.string().nullable(),
  }),
  today: z.iso.date(),
  announcesRecording: z.boolean(),
  wantsRecording: z.boolean(),
  lines: z.array(z.string()),
});

export const listener = z.object({ contactId: z.uuid(), facts: flowFacts });

export type Listener = z.infer<typeof listener>;

/** The people of a list who have no value for something that a script names. */
export const lackingVariable = z.object({
  variable: z.string(),
  people: z.int(),
  /** The first of them. */
  contacts: z.array(z.object({ id: z.uuid(), fullName: z.string() })),
});

export type LackingVariable = z.infer<typeof lackingVariable>;

const tags = ['Scripts'];
const one = z.object({ scriptId: z.uuid() });
const scriptName = plainText(200).min(1, 'Give the script a name.');
const contactPerson = plainText(100).min(1, 'Name somebody for people to ask for.');
const oneVersion = one.extend({ version: z.coerce.number().int().min(1) });

const changed = { before: z.string().nullable(), after: z.string().nullable() };

/** What is different in a newer version. */
export const scriptComparison = z.object({
  places: z.array(
    z.object({
      /** A part, `voicemail` or `recordingNotice`. */
      partId: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      kind: z.enum(partKinds).nullable(),
      words: z.array(
        z.object({ field: z.enum(wordFields), language: z.enum(scriptLanguages), ...changed }),
      ),
      /** By the key or the outcome that leads on. */
      ways: z.array(z.object({ on: z.string(), ...changed })),
      hasOtherOffers: z.boolean(),
    }),
  ),
  contactPerson: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** Whether a call begins with another part. */
  beginsElsewhere: z.boolean(),
});

export type ScriptComparison = z.infer<typeof scriptComparison>;

/** All need the X-Organization-Id header. */
export const scriptsContract = {
  list: oc
    .route({ method: 'GET', path: '/scripts', summary: 'What calls say, by name', tags })
    .input(
      z
        .object({
          /** Archived scripts instead of those in use. */
          archived: z.union([z.boolean(), z.stringbool()]).default(false),
        })
        .strict(),
    )
    .output(z.object({ scripts: z.array(script) })),
  show: oc
    .route({
      method: 'GET',
      path: '/scripts/{scriptId}',
      summary: 'One script with its newest words and its versions',
      tags,
    })
    .input(one)
    .output(scriptDetail),
  showVersion: oc
    .route({
      method: 'GET',
      path: '/scripts/{scriptId}/versions/{version}',
      summary: 'The words of one version',
      tags,
    })
    .input(oneVersion)
    .output(scriptVersion.extend({ content: scriptContent })),
  create: oc
    .route({
      method: 'POST',
      path: '/scripts',
      summary: 'Make a script from one that the product brings, or from a copy',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        name: scriptName,
        from: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('starting'),
            purpose: startingPurpose,
            /** Whom a voicemail asks people to call. */
            contactPerson,
          }),
          /** Its newest words. */
          z.object({ kind: z.literal('copy'), scriptId: z.uuid() }),
        ]),
      }),
    )
    .output(scriptDetail),
  rename: oc
    .route({ method: 'PATCH', path: '/scripts/{scriptId}', summary: 'Rename a script', tags })
    .input(one.extend({ name: scriptName }))
    .output(scriptDetail),
  archive: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/archive',
      summary: 'Put a script away; campaigns that speak it go on',
      tags,
    })
    .input(one)
    .output(scriptDetail),
  restore: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/restore',
      summary: 'Take it out again',
      tags,
    })
    .input(one)
    .output(scriptDetail),
  save: oc
    .route({
      method: 'PUT',
      path: '/scripts/{scriptId}/draft',
      summary: 'Save the words as a draft',
      description:
        'Name the newest version and revision that you have read. If somebody saved meanwhile, nothing is changed, and `details` of the answer has what they saved. An approved version never changes: saving begins the next one.',
      tags,
    })
    .input(one.extend({ version: versionNumber, revision: readVersion, content: scriptContent }))
    .output(scriptDetail),
  check: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/check',
      summary: 'What speaks against approving the words',
      description: 'Of the newest version as it is stored, or of the words that are sent.',
      tags,
    })
    .input(one.extend({ content: scriptContent.optional() }))
    .output(z.object({ findings: z.array(scriptFinding) })),
  compare: oc
    .route({
      method: 'GET',
      path: '/scripts/{scriptId}/compare',
      summary: 'What changed between two versions',
      tags,
    })
    .input(
      one.extend({
        before: z.coerce.number().int().min(1),
        after: z.coerce.number().int().min(1),
      }),
    )
    .output(scriptComparison),
  approve: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/approve',
      summary: 'Let campaigns speak the draft from now on',
      description:
        'Refused with the findings of the checker in `details`, without a verified staffed line that takes returned calls, and to the person who wrote it where the policy asks for another.',
      tags,
    })
    .input(one.extend({ version: versionNumber, revision: readVersion }))
    .output(scriptDetail),
  withdraw: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/versions/{version}/withdraw',
      summary: 'Take an approval back',
      description: 'Campaigns that speak this version pause until another script is chosen.',
      tags,
    })
    .input(oneVersion)
    .output(scriptDetail),
  listeners: oc
    .route({
      method: 'GET',
      path: '/script-listeners',
      summary: 'Three people as a script would speak to them',
      description: 'Nobody is called. Account numbers are masked.',
      tags,
    })
    .output(z.object({ listeners: z.array(listener) })),
  lacking: oc
    .route({
      method: 'GET',
      path: '/scripts/{scriptId}/lacking',
      summary: 'Who on a list lacks what the script names',
      description:
        'Of the approved version, or the newest where none is. They hear what the script says instead.',
      tags,
    })
    .input(one.extend({ listId: z.uuid() }))
    .output(z.object({ variables: z.array(lackingVariable) })),
};
