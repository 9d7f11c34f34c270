import type { OfficeContext } from '../../office/calls/context.ts';
import type { PictureQueue } from '../../photos/service/picture-queue.ts';
import type { Renderer } from '../store/renderer.ts';

/** What the calls about the website share. */
export interface ContentContext extends OfficeContext {
  /** Renders pages as they would be with the drafts. */
  renderer: Renderer;
  /** Opens uploaded photos in a process of its own. */
  pictures: PictureQueue;
}
