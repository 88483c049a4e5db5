import { oc } from '@orpc/contract';
import { expect, it } from 'vitest';
import { writeContract } from './contract-module.ts';

it('gives the browser what a request needs, and nothing of what is written for readers', () => {
  const router = {
    lists: {
      show: oc.route({
        method: 'GET',
        path: '/lists/{listId}',
        inputStructure: 'detailed',
        successStatus: 202,
        summary: 'One list',
        description: 'With its balances.',
        tags: ['Lists'],
      }),
    },
    // Groups and operations may be called like a part of a route.
    tags: { description: oc.route({ method: 'DELETE', path: '/tags/{tagId}' }) },
  };
  const written: unknown = JSON.parse(writeContract(router));
  const operation = (route: object) => ({ '~orpc': { errorMap: {}, meta: {}, route } });
  expect(written).toEqual({
    lists: {
      show: operation({ method: 'GET', path: '/lists/{listId}', inputStructure: 'detailed' }),
    },
    tags: { description: operation({ method: 'DELETE', path: '/tags/{tagId}' }) },
  });
});
