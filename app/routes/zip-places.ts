import { loadServedAreas } from '../../content-loader/zip-places.ts';

/** The ZIP codes of every area and place: a file that the ZIP check asks for. */
export function loader(): Response {
  return Response.json(loadServedAreas());
}
