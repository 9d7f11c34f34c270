import { loadMonthSentences } from '../../content-loader/pest-calendar.ts';

/** What is about in every month: a file that home asks for when its own sentence is not the visitor's. */
export function loader(): Response {
  return Response.json(loadMonthSentences());
}
