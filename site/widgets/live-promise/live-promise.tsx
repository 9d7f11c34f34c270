/**
 * What the office can promise right now (spec §9). live-promise-element.ts writes it once the page runs.
 * @param about `visit`: what a call gets, with the next visit. `office`: the same without the visit. `response`: when a request is
 * answered. `call`: when the phone is answered. `answer`: until when a person answers it
 * @param name the person
 * @param fixed true for a promise about a request that was sent: it is not updated every minute
 * @param children shown without scripts and when nothing can be promised. Empty = nothing is shown
 */
export function LivePromise({
  about = 'office',
  name,
  fixed = false,
  children,
}: {
  about?: 'visit' | 'office' | 'response' | 'call' | 'answer';
  name?: string;
  fixed?: boolean;
  children: string;
}) {
  if (children === '') return null;
  return (
    // The sentence may have changed before React started.
    <live-promise about={about} name={name} fixed={fixed || undefined} suppressHydrationWarning>
      {children}
    </live-promise>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-promise': {
        about: 'visit' | 'office' | 'response' | 'call' | 'answer';
        name: string | undefined;
        fixed: boolean | undefined;
        suppressHydrationWarning: boolean;
        children: string;
      };
    }
  }
}
