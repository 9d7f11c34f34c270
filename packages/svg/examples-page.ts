/** A page of Markdown that shows every drawing of a package, for whoever reads the repository. */

interface Shown {
  /** Path of the SVG file from the page. */
  src: string;
  name: string;
  /** What is to be seen. */
  words: string;
}

/** @param width of each drawing on the page, px */
export function examplesPage(title: string, width: number, drawings: readonly Shown[]): string {
  const rows = drawings.map(
    ({ src, name, words }) =>
      `| <img src="${src}" alt="" width="${width}"> | \`${name}\` | ${words} |`,
  );
  return `# ${title}\n\nWritten by \`npm run draw\`; ${drawings.length} drawings.\n\n| | name | what is to be seen |\n|---|---|---|\n${rows.join('\n')}\n`;
}
