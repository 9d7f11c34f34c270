/** GET /api/geolocation: the visitor's region, city and postal code; null when unknown (spec §7). */
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../domain/submissions/endpoints.ts';
import { clientAddress } from '../client-address/client-address.ts';
import { belowApi, type RouteContext } from '../http/route-context.ts';
import type { Locate } from './geolocation-service.ts';

export interface GeolocationRouteContext extends RouteContext {
  locate: Locate;
}

export function geolocation(
  api: FastifyInstance,
  { locate, trustProxy, limit }: GeolocationRouteContext,
): void {
  api.get(belowApi(ENDPOINTS.geolocation), { config: limit(120, 60) }, async (request, reply) => {
    const location = await locate({
      ip: clientAddress(request.raw, trustProxy),
      headers: request.headers,
      fromTrustedProxy: trustProxy(request.socket.remoteAddress ?? '', 0),
    });
    return reply.send(location);
  });
}
