import { z } from 'zod';
import { eventBatch } from './event-batch.ts';
import { branchList, serviceList } from './lists.ts';
import { publishedReviews, ratings, reviewCounts, reviewSubmission } from './reviews.ts';
import { api } from './routes.ts';

const text = { type: 'string' } as const;
const schemaOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return described;
};

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const barberId = { name: 'barberId', in: 'query', required: true, schema: text };
const body = (schema: z.core.$ZodType) => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(schema) } },
});
const refused = {
  400: problem('The request cannot be read'),
  413: problem('The body is too large'),
  415: problem('The body is of another kind'),
  422: problem('A field is not accepted'),
};

/** The public API as OpenAPI 3.1, from the schemas that guard it. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: { title: 'JK Masters', version: '1.0.0' },
  paths: {
    [api.branches]: {
      get: {
        summary: 'The branches',
        responses: {
          200: json('All branches', schemaOf(branchList)),
        },
      },
    },
    [api.services]: {
      get: {
        summary: 'The menu, prices in AED, duration in minutes',
        responses: {
          200: json('All services, hidden ones too', schemaOf(serviceList)),
        },
      },
    },
    [api.reviews]: {
      get: {
        summary: 'Published reviews of a barber, newest first, twenty at a time; Link names the next page',
        parameters: [
          barberId,
          {
            name: 'before',
            in: 'query',
            description: 'Where the page begins, as Link gives it',
            schema: text,
          },
        ],
        responses: {
          200: json('The reviews', schemaOf(publishedReviews)),
          400: problem('No barber is named, or no page begins there'),
          404: problem('There is no such barber'),
        },
      },
      post: {
        summary: 'Send a review; it is published once staff have read it',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'The same key is the same review, however often it is sent; with other words it is refused (422)',
            schema: text,
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: schemaOf(reviewSubmission) },
            // The form of a browser without JavaScript, from our own pages only; it is answered with pages.
            'application/x-www-form-urlencoded': { schema: { type: 'object' } },
          },
        },
        responses: {
          200: json('It was there already', { type: 'object', properties: { id: text } }),
          201: json('Kept', { type: 'object', properties: { id: text } }),
          303: { description: 'Kept; a form is led to a page that says so' },
          403: problem('A form of another site'),
          ...refused,
          429: problem('Too many; Retry-After says when to come back'),
        },
      },
    },
    [api.reviewCounts]: {
      get: {
        summary: 'What became of all reviews of a barber',
        parameters: [barberId],
        responses: {
          200: json('The counts', schemaOf(reviewCounts)),
          404: problem('There is no such barber'),
        },
      },
    },
    [api.ratings]: {
      get: {
        summary: 'The average of every barber who has published reviews, by his id',
        responses: { 200: json('The averages', schemaOf(ratings)) },
      },
    },
    [api.events]: {
      post: {
        summary: 'What was done on a page, without anything about who did it',
        requestBody: body(eventBatch),
        responses: {
          204: { description: 'Kept' },
          ...refused,
          429: problem('Too many; Retry-After says when to come back'),
          503: problem('Too many from everybody; Retry-After says when to come back'),
        },
      },
    },
    '/healthz': { get: { summary: 'The process lives', responses: { 200: { description: 'It does' } } } },
    '/readyz': {
      get: {
        summary: 'The store answers',
        responses: { 200: { description: 'It does' }, 503: problem('It does not') },
      },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: 'object',
        properties: { type: text, title: text, status: { type: 'integer' }, detail: text },
        required: ['title', 'status', 'detail'],
      },
    },
  },
});
