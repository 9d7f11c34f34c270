/** GET /api/challenge: a proof of work to be sent along with a request; 204 while none is asked for. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import type { ApiContext } from '../http/api-context.ts';

export function challenge(api: FastifyInstance, { challenges, limit }: ApiContext): void {
  api.get('/challenge', { config: limit(60, 60) }, async (_request, reply) =>
    challenges ? reply.send(await challenges.issue()) : reply.code(204).send(),
  );
}

/** Whether a proof of work was asked for and did not come. When the database can't say, the visitor is believed. */
export async function isUnsolved(
  { challenge_solution, submission_id }: ContactSubmission,
  { challenges }: Pick<ApiContext, 'challenges'>,
  { log }: FastifyRequest,
): Promise<boolean> {
  if (!challenges) return false;
  try {
    return !(await challenges.redeem(challenge_solution, submission_id));
  } catch (err) {
    log.warn({ err }, 'solutions could not be looked up');
    return false;
  }
}
