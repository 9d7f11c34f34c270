/** "60", "90 minutes", "1 hour", "an hour". @throws Error with what is expected */
export function readMinutes(text: string): number {
  const [, count = '', unit = 'm'] =
    /^(?:within )?(\d+|an?|one|two)\s*(m|h)?(?:in|inutes?|ins|rs?|ours?)?\.?$/i.exec(text.trim()) ??
    [];
  const number = { a: 1, an: 1, one: 1, two: 2 }[count.toLowerCase()] ?? Number(count);
  if (!number) throw new Error('minutes, as in 60');
  return /h/i.test(unit) ? number * 60 : number;
}
