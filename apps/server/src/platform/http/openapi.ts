import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@ringfence/contract/contract';
import { problemSchema } from '@ringfence/contract/errors';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { renderDocumentation } from './render-documentation.ts';
import type { HttpEnvironment } from './security-headers.ts';

const problemResponse = {
  description: 'A problem, with one of the codes of the catalogue',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function describeProblems(document: OpenAPI.Document): OpenAPI.Document {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of [item?.get, item?.post, item?.put, item?.patch, item?.delete]) {
      if (operation === undefined) continue;
      operation.responses ??= {};
      Object.assign(operation.responses, { default: problemResponse });
    }
  }
  return document;
}

/** The OpenAPI 3.1 description, made from the contract, and a page to read it. */
export function createDocumentation(version: string): Hono<HttpEnvironment> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = generator.generate(contract, {
    info: {
      title: 'Ringfence',
      version,
      description: 'Every call that should be made, and no call that should not.',
    },
    servers: [{ url: '/api/v1' }],
    commonSchemas: { Problem: { schema: problemSchema } },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of a signed-in person, or a key of an organization (rfk_…).',
        },
      },
    },
  });
  const routes = new Hono<HttpEnvironment>();
  routes.use('*', compress());
  routes.get('/openapi.json', async (context) => context.json(describeProblems(await document)));
  routes.get('/docs', async (context) =>
    context.html(renderDocumentation(describeProblems(await document), context.get('nonce'))),
  );
  return routes;
}
