import type { Hono } from 'hono';
import { type DescribeRouteOptions, describeRoute, openAPIRouteHandler, resolver } from 'hono-openapi';
import type { z } from 'zod/mini';
import { api } from '../../contract/routes.ts';
import { VERSION } from '../version.ts';

type Described = {
  summary: string;
  query?: string[];
  header?: string[];
  body?: z.ZodMiniType;
  /** By status: the schema of a JSON answer, or what a problem or an empty answer means. */
  answers: Record<number, z.ZodMiniType | string>;
};

const text = { type: 'string' as const };
const problem = {
  type: 'object' as const,
  required: ['title', 'status', 'detail'],
  properties: { title: text, status: { type: 'integer' as const }, detail: text },
};
const parameters = (place: 'query' | 'header', names: string[]) =>
  names.map((name) => ({ name, in: place, schema: text }));

type Response = NonNullable<DescribeRouteOptions['responses']>[string];

function responseOf(status: number, answer: z.ZodMiniType | string): Response {
  if (typeof answer !== 'string')
    return { description: 'OK', content: { 'application/json': { schema: resolver(answer) } } };
  if (status < 400) return { description: answer };
  return { description: answer, content: { 'application/problem+json': { schema: problem } } };
}

/** Says of a route, beside it, what /api/openapi.json tells of it. */
export const routeDoc = ({ summary, query = [], header = [], body, answers }: Described) =>
  describeRoute({
    summary,
    parameters: [...parameters('query', query), ...parameters('header', header)],
    ...(body && { requestBody: { content: { 'application/json': { schema: resolver(body) } } } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, responseOf(Number(status), answer)]),
    ),
  });

/** The public API as OpenAPI, from the routes and the schemas that guard them. */
export const openApi = (app: Hono) =>
  openAPIRouteHandler(app, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'JK Masters', version: VERSION, description: 'What the public pages ask for' },
    },
    exclude: [/^\/api\/staff/, api.openapi],
    includeEmptyPaths: false,
  });
