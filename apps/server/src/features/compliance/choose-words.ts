import { organizationPolicy } from '@ringfence/contract/compliance';
import type { ScriptLanguage, Words } from '@ringfence/domain/callflow/script';
import { listDisclosures } from '@ringfence/domain/compliance/list-disclosures';
import {
  firstPolicy,
  type OrganizationPolicy,
  readPolicy,
} from '@ringfence/domain/compliance/policy';
import { type CollectorRole, collectorRoles } from '@ringfence/domain/compliance/words';
import * as z from 'zod';

/** What a decision keeps of whom it was about and in which role; the first ones knew of one role alone. */
const judged = z.object({
  collectorRole: z.enum(collectorRoles).default('third_party'),
  person: z.object({
    country: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
    phones: z.array(z.string()).readonly(),
  }),
  phone: z.object({ e164: z.string() }),
  debt: z.object({ isTimeBarred: z.boolean().default(false) }),
});

/** What is stored of the call: the person's language, the facts of its decision, the policy it was made under. */
export interface AnsweredCall {
  language: string;
  facts: unknown;
  policy: unknown;
}

export interface ChosenWords {
  language: ScriptLanguage;
  role: CollectorRole;
  /** Null: it is not known what has to be said. */
  disclosures: readonly Words[] | null;
}

/** What was read of the call: the same, as it is known to be. */
export interface ReadCall extends Pick<AnsweredCall, 'language'> {
  facts: z.output<typeof judged>;
  /** Null: the one that holds where none was decided on. */
  policy: OrganizationPolicy | null;
}

const readLanguage = (language: string): ScriptLanguage => (language === 'es' ? 'es' : 'en');

export function chooseReadWords({ facts, policy, ...call }: ReadCall): ChosenWords {
  const language = readLanguage(call.language);
  const { collectorRole: role, person, phone, debt } = facts;
  if (!debt.isTimeBarred) return { language, role, disclosures: [] };
  const decided = policy ?? firstPolicy;
  const law = readPolicy(decided);
  const inSpanish = decided.timeBarredDisclosuresInSpanish;
  return { language, role, disclosures: listDisclosures(person, phone.e164, law, inSpanish) };
}

/**
 * What is said of the debt follows what the call was allowed on: the facts of its decision and the policy of
 * that version. Where they cannot be read, nothing is said of the debt.
 */
export function chooseWords({ facts, policy, language }: AnsweredCall): ChosenWords {
  const known = judged.safeParse(facts);
  const read = organizationPolicy.nullable().safeParse(policy);
  if (!known.success || !read.success) {
    return { language: readLanguage(language), role: 'third_party', disclosures: null };
  }
  return chooseReadWords({ language, facts: known.data, policy: read.data });
}
