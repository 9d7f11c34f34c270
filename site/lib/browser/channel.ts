/** BroadcastChannel, from which the pages and workers of a site learn that something has changed. */
import { attempt } from './attempt.ts';

interface Channel {
  notify(): void;
  /** Calls `heard` each time another page or worker notifies. */
  follow(heard: () => void): void;
}

/** Where it is refused, nobody is notified: each page shows what it has read itself. */
export function openChannel(name: string): Channel {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    notify: () => channel?.postMessage('changed'),
    follow: (heard) => {
      if (channel) channel.onmessage = () => heard();
    },
  };
}
