import * as m from '#messages';
import { observeResize } from '../../lib/browser/observers.ts';

/**
 * Where the visitor says when a visit would suit: the server's own page, in the form's place. In a frame of another site, where a
 * link stays in the frame, a link leads there.
 * @param url of the page as it is framed
 */
export function VisitTimes({ url }: { url: string }) {
  const words = m.common_choose_times_for_a_visit();
  if (window.parent !== window)
    return (
      <a className="button wide" href={url}>
        {words}
      </a>
    );
  return (
    <iframe
      className="visit-times"
      title={words}
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
  const setHeight = () => {
    frame.style.height = `${body.offsetHeight}px`;
  };
  setHeight();
  observeResize(body, setHeight);
  if (isAnswer) frame.scrollIntoView();
}
