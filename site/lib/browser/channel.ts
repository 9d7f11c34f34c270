/** BroadcastChannel: tells the other pages and workers of the site that something changed. */
import { attempt } from './attempt.ts';

interface Channel {
  notify(): void;
  /** Calls back each time another page or worker notifies. */
  follow(heard: () => void): void;
}

/** If the browser refuses it, nobody is notified. */
export function openChannel(name: string): Channel {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    notify: () => channel?.postMessage('changed'),
    follow: (heard) => {
      if (channel) channel.onmessage = () => heard();
    },
  };
}
