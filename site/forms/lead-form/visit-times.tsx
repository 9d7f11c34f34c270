import './visit-times.css';
import * as m from '#messages';
import { pageLanguage } from '../../../domain/language/language.ts';
import { visitTimesUrl, wishInQuery } from '../../../domain/visits/visit-paths.ts';
import { observeResize } from '../../lib/browser/observers.ts';

/**
 * Where the visitor says when a visit would suit: the server's own page.
 * @param request its id
 */
export function VisitTimes({ request }: { request: string }) {
  const wish = wishInQuery(location.search);
  return (
    <iframe
      className="visit-times"
      title={m.visit_choose_times_for_a_visit()}
      src={visitTimesUrl(pageLanguage(), request, { framed: true, wish })}
      onLoad={({ currentTarget }) => followHeight(currentTarget)}
    />
  );
}

/** A frame is as high as it is told. The answer to what was sent begins at its top, which may be out of sight. */
function followHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const isAnswer = frame.style.height !== '';
  // The thanks above say that we call to find a day.
  frame.hidden = body.querySelector('[data-no-times]') !== null;
  const setHeight = () => {
    frame.style.height = `${body.offsetHeight}px`;
  };
  setHeight();
  observeResize(body, setHeight);
  if (isAnswer) frame.scrollIntoView();
}
