/**
 * The process that opens pictures, one at a time: what a malicious picture does to memory, time or the decoder itself
 * happens here. picture-queue.ts starts and kills it.
 */
import { setPriority } from 'node:os';
import type { Picture } from './picture-queue.ts';
import { recodePicture } from './recode-picture.ts';

/** Pages and leads come first. */
const PRIORITY = 5;

setPriority(PRIORITY);
process.on('message', async ({ original, longestSidePx }: Picture) => {
  const { buffer, byteOffset, byteLength } = original;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  process.send?.(await recodePicture(bytes, longestSidePx));
});
// The server ends it, also where a terminal or a service manager tells all processes to stop.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
