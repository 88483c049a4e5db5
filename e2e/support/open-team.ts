import * as z from 'zod';
import { demoPassword } from './sign-in.ts';
import { type NewPerson, openOrganization, send, signUp } from './sign-up.ts';

export interface Team {
  admin: NewPerson;
  member: NewPerson;
}

const session = z.object({ access_token: z.string() });
const user = z.object({ id: z.string() });

/** Only a super administrator makes somebody a member who was not invited. */
async function addMember(address: string, accessToken: string, organizationId: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { id } = user.parse(await (await fetch(`${address}/auth/v1/user`, { headers })).json());
  const superAdministrator = session.parse(
    await send(`${address}/auth/v1/token?grant_type=password`, {
      email: 'super@ringfence.example',
      password: demoPassword,
    }),
  );
  const token = superAdministrator.access_token;
  await send(`${address}/api/v1/members`, { userId: id }, token, organizationId);
}

/** An organization of a journey's own, for what would change what others see in the sample data. */
export async function openTeam(address: string, name: string): Promise<Team> {
  const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const admin = { email: `admin@${domain}`, password: demoPassword, name: 'Alma Ruiz' };
  const member = { email: `member@${domain}`, password: demoPassword, name: 'Milo Brandt' };
  const organizationId = await openOrganization(address, await signUp(address, admin), name);
  await addMember(address, await signUp(address, member), organizationId);
  return { admin, member };
}
