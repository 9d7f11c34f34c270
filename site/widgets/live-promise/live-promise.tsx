/**
 * What the office can promise at this very moment (spec §9), once the page runs: live-promise-element.ts.
 * @param about what a call gets: with the next visit, or only whether the office is open; the answer to what is sent; when the phone
 * is answered; or until when somebody answers it
 * @param name who answers
 * @param fixed said once, as of something that has been sent already; else anew with every minute
 * @param children what is true at any time: it stands there before, without scripts, and when nothing can be promised. Empty = the
 * company promises nothing of the kind
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
    // The words may have changed before React came.
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
