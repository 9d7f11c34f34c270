/** GET /api/challenge: a proof of work to be sent along with a request; 204 while none is asked for. */
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../http/route-context.ts';
import type { Challenges } from './service.ts';

export interface ChallengeRouteContext extends RouteContext {
  /** null = no proof of work is asked for. */
  challenges: Challenges | null;
}

export function challenge(
  api: FastifyInstance,
  { challenges, limit }: ChallengeRouteContext,
): void {
  api.get('/challenge', { config: limit(60, 60) }, async (_request, reply) =>
    challenges ? reply.send(await challenges.issue()) : reply.code(204).send(),
  );
}
