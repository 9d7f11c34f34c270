/**
 * Loaded into the attacked server (--expose-gc --import): collects garbage when the bench asks and reports what is still
 * in use. What the system counts (RSS) also grows when the collector only waits for more work.
 */
export type MemoryReport = {
  /** Bytes of objects and buffers in use after a collection. */
  inUse: number;
};

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ inUse: heapUsed + external } satisfies MemoryReport);
});
// The channel does not keep the process running.
process.channel?.unref();
