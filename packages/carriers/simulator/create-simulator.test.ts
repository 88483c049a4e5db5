import { describe, expect, it } from 'vitest';
import { createSimulator } from './create-simulator.ts';

const simulator = createSimulator({ sid: 'AC00', token: 'secret' });
const ask = (path: string, password = 'secret') =>
  simulator.request(path, {
    headers: { authorization: `Basic ${Buffer.from(`AC00:${password}`).toString('base64')}` },
  });

describe('the simulator carrier', () => {
  it('shows its account to whoever holds the token', async () => {
    const answer = await ask('/2010-04-01/Accounts/AC00.json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sid: 'AC00', status: 'active' });
  });

  it('refuses a wrong token with the code of the real service', async () => {
    const answer = await ask('/2010-04-01/Accounts/AC00.json', 'wrong');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 20003, status: 401 });
  });

  it('answers an unknown resource with the code of the real service', async () => {
    const answer = await ask('/2010-04-01/Accounts/AC00/Nothing.json');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 20404, status: 404 });
  });
});
