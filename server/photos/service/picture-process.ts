/**
 * The process that opens pictures, one at a time. A malicious picture can only harm this process. picture-queue.ts
 * starts and kills it.
 */
import { setPriority } from 'node:os';
import type { Picture } from './picture-queue.ts';
import { recodePicture } from './recode-picture.ts';

/** Lower priority than the server, which answers pages and leads. */
const PRIORITY = 5;

setPriority(PRIORITY);
process.on('message', async ({ original, longestSidePx }: Picture) => {
  const { buffer, byteOffset, byteLength } = original;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  process.send?.(await recodePicture(bytes, longestSidePx));
});
// Only the server ends this process, even if a terminal or service manager signals the whole group.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
