/**
 * Loaded into the attacked server (--expose-gc --import): collects garbage when the bench asks and tells what is still
 * held. What the system counts (RSS) also grows when the collector only waits for more work.
 */
export type Held = {
  /** Bytes of objects and buffers in use after a collection. */
  held: number;
};

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external } satisfies Held);
});
// Asking is no reason to live on.
process.channel?.unref();
