import { useEffect, useState } from 'react';

/** The month, 0 to 11: that of the build in the prerendered page, then that of the visitor's clock. */
export function useMonth(monthOfBuild: number): number {
  const [month, setMonth] = useState(monthOfBuild);
  useEffect(() => {
    const follow = () => setMonth(new Date().getMonth());
    follow();
    // A page can stay open over the end of a month.
    addEventListener('visibilitychange', follow);
    return () => removeEventListener('visibilitychange', follow);
  }, []);
  return month;
}
