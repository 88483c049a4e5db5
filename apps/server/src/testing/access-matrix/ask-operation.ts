import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Contract, contract } from '@ringfence/contract/contract';
import { problemSchema } from '@ringfence/contract/errors';
import { parseJson } from '../../platform/parse-json.ts';

/** Such as `lists.show`. */
export type OperationName = {
  [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}`;
}[keyof Contract];

/** Every operation that there is, and whether it only reads. */
export const operations: readonly { name: string; isReading: boolean }[] = Object.entries(
  contract,
).flatMap(([feature, its]) =>
  Object.entries(its).map(([operation, { '~orpc': definition }]) => ({
    name: `${feature}.${operation}`,
    isReading: definition.route.method === 'GET',
  })),
);

export interface Answer {
  status: number;
  /** What came, as it came; empty for a stream. */
  text: string;
  /** Of a refusal. */
  code: string | undefined;
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, body } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await body?.cancel();
    return { status, text: '', code: undefined };
  }
  const text = await response.text();
  return { status, text, code: problemSchema.safeParse(parseJson(text)).data?.code };
}

/** Asks as the contract's client does, and takes the answer as it comes over the wire. */
export async function askOperation(
  address: string,
  name: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  let answer: Answer | undefined;
  const link = new OpenAPILink(contract, {
    url: `${address}/api/v1`,
    headers,
    async fetch(request) {
      answer = await readAnswer(await fetch(request));
      throw new Error('the answer was taken');
    },
  });
  await link.call(name.split('.'), input, { context: {} }).catch(() => {});
  if (answer === undefined) throw new Error(`${name} was not answered`);
  return answer;
}
