import './visit-times.css';
import * as m from '#messages';
import { pageLanguage } from '../../../domain/language/language.ts';
import { visitTimesUrl, wishInQuery } from '../../../domain/visits/visit-paths.ts';
import { observeResize } from '../../lib/browser/observers.ts';

/** Frames the server's page where the visitor chooses times for a visit. @param request submission id */
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

/** Keeps the frame as high as its content. After a choice, scrolls to the top of the answer. */
function followHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const isAnswer = frame.style.height !== '';
  // Without times, the thanks above say enough.
  frame.hidden = body.querySelector('[data-no-times]') !== null;
  const setHeight = () => {
    frame.style.height = `${body.offsetHeight}px`;
  };
  setHeight();
  observeResize(body, setHeight);
  if (isAnswer) frame.scrollIntoView();
}
