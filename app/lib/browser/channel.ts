/** BroadcastChannel, from which the pages and workers of a site learn that something has changed. */
import { attempt } from './attempt.ts';

interface Channel {
  tell(): void;
  /** Calls `heard` each time another page or worker tells. */
  follow(heard: () => void): void;
}

/** Where it is refused, nobody is told: each page shows what it has read itself. */
export function openChannel(name: string): Channel {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    tell: () => channel?.postMessage('changed'),
    follow: (heard) => {
      if (channel) channel.onmessage = () => heard();
    },
  };
}
