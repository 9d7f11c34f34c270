/** Messages of the framed form to the page around it. */
export interface FramedFormMessage {
  /** Height of its content, px. */
  height?: number;
  /** A lead was taken. */
  sent?: true;
}

const eachFrame = (act: (frame: HTMLIFrameElement) => void) =>
  document.querySelectorAll<HTMLIFrameElement>('iframe[data-source]').forEach(act);

/** Our own form follows the territory, even if it was begun (inline-framed.ts); a provider's form ignores the message. */
const sendTerritory = ({ contentWindow, dataset }: HTMLIFrameElement) =>
  contentWindow?.postMessage({ territory: dataset.placed }, '*');

/**
 * Sets the URL of every quote form frame to the territory's form. A form that the visitor has begun stays.
 * @param territory undefined while it is unknown
 */
export function placeQuoteForms(territory: string | undefined): void {
  eachFrame((frame) => {
    const { dataset } = frame;
    const url = dataset[territory as string];
    if (document.activeElement === frame) dataset.touched = '1';
    if (!url || territory === dataset.placed) return;
    dataset.placed = territory;
    if (dataset.touched || url === dataset.at) return sendTerritory(frame);
    // A second URL must not add a step to the history.
    if (dataset.at) frame.contentWindow?.location.replace(url);
    else frame.src = url;
    dataset.at = url;
  });
}

/** Follows the frames' messages and focus. @param place sets their URLs */
export function followQuoteForms(place: () => void): void {
  // The window loses focus to a frame when the visitor enters the form.
  addEventListener('blur', place);
  addEventListener('message', (event: MessageEvent<FramedFormMessage>) =>
    eachFrame((frame) => {
      if (event.source !== frame.contentWindow || !frame.src.startsWith(`${event.origin}/`)) return;
      frame.dataset.ready = '1';
      // The form may have loaded after the last message, and it may have no storage.
      sendTerritory(frame);
      frame.style.height = `${event.data?.height}px`;
    }),
  );
}
