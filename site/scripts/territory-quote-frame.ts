/** What the framed form tells the page around it. */
export interface FramedFormMessage {
  /** Height of its content, px. */
  height?: number;
  /** A lead was taken. */
  sent?: true;
}

const eachFrame = (act: (frame: HTMLIFrameElement) => void) =>
  document.querySelectorAll<HTMLIFrameElement>('iframe[data-source]').forEach(act);

/** Our own form follows the territory (inline-framed.ts), also one that was begun; a provider's ignores it. */
const sendTerritory = ({ contentWindow, dataset }: HTMLIFrameElement) =>
  contentWindow?.postMessage({ territory: dataset.placed }, '*');

/**
 * Gives every quote form frame of the page the URL of a territory's form. One that someone has begun to use stays with what
 * was typed.
 * @param territory undefined while it is not known.
 */
export function placeQuoteForms(territory: string | undefined): void {
  eachFrame((frame) => {
    const { dataset } = frame;
    const url = dataset[territory as string];
    if (document.activeElement === frame) dataset.touched = '1';
    if (!url || territory === dataset.placed) return;
    dataset.placed = territory;
    if (dataset.touched || url === dataset.at) return sendTerritory(frame);
    // A second URL must not become a step of the Back button.
    if (dataset.at) frame.contentWindow?.location.replace(url);
    else frame.src = url;
    dataset.at = url;
  });
}

/** Listens to the frames. @param place gives them the URL of the territory's form */
export function followQuoteForms(place: () => void): void {
  // The window loses focus to the frame: someone is in the form.
  addEventListener('blur', place);
  addEventListener('message', (event: MessageEvent<FramedFormMessage>) =>
    eachFrame((frame) => {
      if (event.source !== frame.contentWindow || !frame.src.startsWith(`${event.origin}/`)) return;
      frame.dataset.ready = '1';
      // It may have loaded since the last time, and storage may be refused.
      sendTerritory(frame);
      frame.style.height = `${event.data?.height}px`;
    }),
  );
}
