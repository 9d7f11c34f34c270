/** `--help` of the commands prints the comment at the top of the program. */
import { readFileSync } from 'node:fs';

/**
 * Prints the program's help and ends the process, if the command line asks for it. Call it before the program does anything.
 * @param program path of its file: `import.meta.filename`
 */
export function answerHelp(program: string): void {
  if (!process.argv.slice(2).includes('--help')) return;
  console.log(helpOf(readFileSync(program, 'utf8')));
  process.exit(0);
}

/** The first doc comment of a source file, without its asterisks. */
export function helpOf(source: string): string {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment.replaceAll(/^[ \t]*\* ?/gm, '').trim();
}
