import {
  acceptanceDoneSchema,
  acceptanceInputSchema,
  flightPaths,
  flightPermissions,
  offerExplanationQuerySchema,
  reviewSchema,
} from '@traveldesk/flights-contract';
import { priceExplanationSchema } from '@traveldesk/markups-contract';
import { idParams, netPricePermission } from '@traveldesk/shared-contract';
import { actorOf, change, done, leavingOf, problems, type App } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { explainOffer } from './explanation';
import { acceptOffer, offerInForce, reviewOffer } from './review';

export function reviewRoutes(app: App, tools: FlightTools): void {
  app.get(
    flightPaths.offer(':id'),
    {
      config: { permission: flightPermissions.search, apiTokens: true },
      schema: {
        summary: 'An offer as its supplier currently sells it, and what has changed',
        params: idParams,
        response: { 200: reviewSchema, ...problems(404, 422) },
      },
    },
    (request, reply) => reviewOffer(request, tools, request.params.id, leavingOf(reply)),
  );

  app.get(
    flightPaths.priceExplanation(':id'),
    {
      config: { permission: netPricePermission },
      schema: {
        summary: 'The explanation of an offer’s price, for staff who manage prices',
        params: idParams,
        querystring: offerExplanationQuerySchema,
        response: { 200: priceExplanationSchema, ...problems(404, 422) },
      },
    },
    (request) => explainOffer(request, tools, { ...request.params, ...request.query }),
  );

  app.post(
    flightPaths.acceptances(':id'),
    {
      config: { permission: flightPermissions.search, apiTokens: true },
      schema: {
        summary: 'Accept the changes that a review of an offer has shown',
        params: idParams,
        body: acceptanceInputSchema,
        response: { 201: acceptanceDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const input = { ...request.params, ...request.body };
      await offerInForce(request, tools, input.id);
      const accepted = await change(request, (tx, record) =>
        acceptOffer(tx, record, actorOf(request), input),
      );
      return reply.code(201).send(done(request, 'changes_accepted', accepted));
    },
  );
}
