const MARK = 'Error: ';

/** Puts "Error: " before the title of the page. @returns takes it away again */
export function markTitle(): () => void {
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  return () => {
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
}
