import { TOTP } from 'otpauth';
import * as z from 'zod';

export interface NewPerson {
  email: string;
  password: string;
  name: string;
}

const session = z.object({ access_token: z.string() });
const enrolment = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const opened = z.object({ membership: z.object({ organizationId: z.string() }) });
const challenge = z.object({ id: z.string() });

/** Sends JSON and reads the answer, which must be a good one. */
export async function send(
  address: string,
  body: object,
  accessToken?: string,
  organizationId?: string,
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(organizationId === undefined ? {} : { 'x-organization-id': organizationId }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Signs a person up, where no mail has to be answered, and gives their access token. */
export async function signUp(address: string, person: NewPerson): Promise<string> {
  const { email, password, name } = person;
  const body = { email, password, data: { full_name: name } };
  return session.parse(await send(`${address}/auth/v1/signup`, body)).access_token;
}

/** Opens an organization in the person's name; answers which. */
export async function openOrganization(
  address: string,
  accessToken: string,
  name: string,
): Promise<string> {
  const { membership } = opened.parse(
    await send(`${address}/api/v1/organizations`, { name }, accessToken),
  );
  return membership.organizationId;
}

/** From now on, the person has to show a code after the password. */
export async function addSecondFactor(address: string, accessToken: string): Promise<void> {
  const factors = `${address}/auth/v1/factors`;
  const enrolled = enrolment.parse(
    await send(factors, { factor_type: 'totp', friendly_name: 'Phone' }, accessToken),
  );
  const factor = `${factors}/${enrolled.id}`;
  const { id } = challenge.parse(await send(`${factor}/challenge`, {}, accessToken));
  const code = new TOTP({ secret: enrolled.totp.secret }).generate();
  await send(`${factor}/verify`, { challenge_id: id, code }, accessToken);
}
