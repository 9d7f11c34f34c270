import './visit-times.css';
import * as m from '#messages';
import { observeResize } from '../../lib/browser/observers.ts';

/**
 * Where the visitor says when a visit would suit: the server's own page.
 * @param url of the page as it is framed
 */
export function VisitTimes({ url }: { url: string }) {
  return (
    <iframe
      className="visit-times"
      title={m.visit_choose_times_for_a_visit()}
      src={url}
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
