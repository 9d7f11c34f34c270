/** What the calls about the website share. */
import type { OfficeContext } from '../../office/calls/office-context.ts';
import type { PictureQueue } from '../../photos/service/picture-queue.ts';
import type { Renderer } from '../store/renderer-process.ts';

export interface ContentContext extends OfficeContext {
  /** Renders previews with the drafts. */
  renderer: Renderer;
  /** Decodes uploaded photos in a separate process. */
  pictures: PictureQueue;
}
