import { StandardOpenAPICodec } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type Meta, Procedure, type ProcedureClientInterceptorOptions } from '@orpc/server';
import { findUnstorable } from '@ringfence/domain/text/find-unstorable';
import { type BodyRule, findBodyRule } from './body-rules.ts';
import { ProblemError } from './problem.ts';
import type { RequestContext } from './procedures.ts';

type Decode = StandardOpenAPICodec['decode'];

/** What an operation is asked for, before anything of it was read. */
class UnreadInput {
  readonly read: (body: unknown) => Promise<unknown>;
  constructor(read: (body: unknown) => Promise<unknown>) {
    this.read = read;
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads nothing by itself: who asks, and whether they may, is settled in between. */
class LateCodec extends StandardOpenAPICodec {
  override async decode(...[request, parameters, procedure]: Parameters<Decode>): Promise<unknown> {
    const { url, method, headers, signal } = request;
    return new UnreadInput(async (body) => {
      const asked = { url, method, headers, signal, body: async () => body };
      const input = await super.decode(asked, parameters, procedure);
      // The address says what is acted on, whatever the body says.
      return isFields(input) ? { ...input, ...parameters } : input;
    });
  }
}

export function createLateCodec(
  options: ConstructorParameters<typeof StandardOpenAPICodec>[1],
): StandardOpenAPICodec {
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  return new LateCodec(serializer, options);
}

function refuseUnstorable(input: unknown, { answersForEach = '' }: BodyRule): void {
  const { [answersForEach]: _, ...others } = isFields(input) ? input : { '': input };
  const found = findUnstorable(others);
  if (found !== undefined) throw new ProblemError('validation_failed', undefined, [found]);
}

/** What an operation is given, and what is done for it before. */
export interface ApiContext extends RequestContext {
  /** Under which name the request is logged and measured: the operation's path, never what stands in it. */
  nameRoute(path: string): void;
  /** What the request carries. Asked for once, when it is known who asks. */
  readBody(rule: BodyRule): Promise<unknown>;
}

type AskedOperation = ProcedureClientInterceptorOptions<ApiContext, Record<never, never>, Meta>;

/**
 * The body is read where the operation checks its input, which is after every question of who asks and what
 * they may do. Operations that take nothing read nothing.
 */
export function readLate<Asked extends AskedOperation>(asked: Asked): Asked {
  const { context, input, path, procedure } = asked;
  const { inputSchema: schema, ...definition } = procedure['~orpc'];
  if (schema === undefined || !(input instanceof UnreadInput)) return asked;
  const rule = findBodyRule(path);
  const standard = schema['~standard'];
  const inputSchema = {
    '~standard': {
      ...standard,
      async validate() {
        const given = await input.read(await context.readBody(rule));
        refuseUnstorable(given, rule);
        return standard.validate(given);
      },
    },
  };
  return { ...asked, procedure: new Procedure({ ...definition, inputSchema }) };
}
