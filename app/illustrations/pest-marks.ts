/**
 * Small pest marks on a 64 grid, seen from above (mouse, flea and mosquito from the side). They live in one file,
 * public/art/pests.svg, and take their colors from the page: --pi dark body, --pa warm body, --pl light
 * detail, --pw wing, --pb pale body.
 */
import { PEST_MARKS, type PestMark } from '../../domain/content/home-schema.ts';
import { short } from './shapes.ts';

const pi = 'var(--pi,#2E1430)';
const pa = 'var(--pa,#B23F16)';
const pl = 'var(--pl,#FFB627)';

/** Draws one side and mirrors it. */
const m = (side: string) => `${side}<g transform="matrix(-1 0 0 1 64 0)">${side}</g>`;
const strokes = (width: number, paths: string[]) =>
  m(
    `<path d="${paths.join('')}" fill="none" stroke="${pi}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
const legs = (...paths: string[]) => strokes(2.2, paths);
const fine = (...paths: string[]) => strokes(1.6, paths);

const DRAWINGS: Record<PestMark, string> = {
  ant:
    legs('M29 21 21 17 15 9', 'M28.5 25 17 27 9 35', 'M29 29 19 37 15 53') +
    fine('M29 9 21.5 8.5 16 2.5') +
    `<path d="M29.5 6.5 31.4 4M34.5 6.5 32.6 4" stroke="${pi}" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M32 5.5c4.6 0 7 3.4 7 6.8 0 4-3 6.7-7 6.7s-7-2.7-7-6.7c0-3.4 2.4-6.8 7-6.8Z" fill="${pi}"/>
    <path d="M32 18c3.3 0 4.6 2.4 4.6 4.6 0 1.7-1.2 2.6-1.2 3.9s.7 1.9.7 3.2c0 1.8-1.7 3-4.1 3s-4.1-1.2-4.1-3c0-1.3.7-1.9.7-3.2s-1.2-2.2-1.2-3.9c0-2.2 1.3-4.6 4.6-4.6Z" fill="${pa}"/>
    <ellipse cx="32" cy="33.6" rx="2.3" ry="1.9" fill="${pi}"/>
    <path d="M32 34.5c6.4 0 9.7 5.2 9.7 11.2 0 6.8-4.9 13.8-9.7 13.8s-9.7-7-9.7-13.8c0-6 3.3-11.2 9.7-11.2Z" fill="${pi}"/>
    <path d="M23.2 42.5c5.3 2.3 12.3 2.3 17.6 0M22.8 48.5c5.5 2.3 12.9 2.3 18.4 0" fill="none" stroke="${pa}" stroke-width="1.7"/>`,
  cockroach:
    legs('M24 23 15 19 12 11', 'M22 33 11 32 5 39', 'M23 42 12 48 9 61') +
    fine('M30 9C25 2 14 1 5 7', 'M13.6 47.2l-2.6-.6M12.4 51.4l-2.6-.6M10.8 32.1l-1-2.4') +
    `<ellipse cx="32" cy="10.5" rx="4.2" ry="3.6" fill="${pi}"/>
    <path d="M32 20c7.5 0 11 6 11 15.5C43 48.5 38 60 32 60S21 48.5 21 35.5C21 26 24.5 20 32 20Z" fill="${pa}"/>
    <path d="M32 25v34" stroke="${pi}" stroke-width="1.6"/><path d="M32 27c-2 9-5 16-9 21M32 27c2 9 5 16 9 21" fill="none" stroke="${pi}" stroke-width="1.2" opacity=".55"/>
    <path d="M32 11.5c6.8 0 10.5 4.5 10.5 8.6 0 3.8-4.5 5.7-10.5 5.7s-10.5-1.9-10.5-5.7c0-4.1 3.7-8.6 10.5-8.6Z" fill="${pi}"/>
    <path d="M32 15c-3.6 0-6 2-6 4M32 15c3.6 0 6 2 6 4" fill="none" stroke="${pl}" stroke-width="1.8" stroke-linecap="round"/>`,
  'bed-bug':
    legs('M24 22 16 17 13 10', 'M22 27 12 27 6 33', 'M23 32 13 38 9 48') +
    fine('M30 9 25 6 23 2') +
    `<ellipse cx="32" cy="11.5" rx="4" ry="4.3" fill="${pi}"/>
    <path d="M21.5 22c0-5.5 3.5-8 6-7.6 1.7.3 2.5 1 4.5 1s2.8-.7 4.5-1c2.5-.4 6 2.1 6 7.6Z" fill="${pi}"/>
    <path d="M32 21c9.5 0 15 8.5 15 19.5C47 52 40.5 60 32 60S17 52 17 40.5C17 29.5 22.5 21 32 21Z" fill="${pa}"/>
    <path d="M20.8 28c2.6 3.6 6.5 5.5 11.2 5.5s8.6-1.9 11.2-5.5c-2.6-4.5-6.6-7-11.2-7s-8.6 2.5-11.2 7Z" fill="${pi}" opacity=".85"/>
    <path d="M17.3 38.5c9 3 20.4 3 29.4 0M17.3 44.5c9 3.2 20.4 3.2 29.4 0M19.3 50.5c8 3 17.4 3 25.4 0M24 56.2c5 1.7 11 1.7 16 0" fill="none" stroke="${pi}" stroke-width="1.6"/>`,
  spider:
    legs('M27 20 18 13 15 3', 'M26 23 13 20 5 12', 'M26 26 13 30 5 40', 'M27 29 17 40 14 58') +
    fine('M29.5 17.5 28 12') +
    `<ellipse cx="32" cy="24" rx="7" ry="7.8" fill="${pi}"/>
    <path d="M32 30.5c7 0 11 5.7 11 12.2C43 50.3 38 57 32 57s-11-6.7-11-14.3c0-6.5 4-12.2 11-12.2Z" fill="${pa}"/>
    <path d="M32 33v19M26.5 38.5 32 42l5.5-3.5M26 44l6 3.5 6-3.5M27.5 49.5 32 52l4.5-2.5" fill="none" stroke="${pi}" stroke-width="1.6" stroke-linecap="round"/>
    <circle cx="29.7" cy="19.6" r="1" fill="${pl}"/><circle cx="34.3" cy="19.6" r="1" fill="${pl}"/>`,
  mouse: `<path d="M46 47c9 0 13-3 13-8.5S54 30 50.5 31.5" fill="none" stroke="${pa}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M5 40.5c2.5-5.5 8-9.5 14.5-10.5 2-1.2 4.5-1.8 7-1.8C39 28.2 50 35 50 45c0 3.6-2.6 6-6.5 6H16c-2 0-3.2-1.2-3.2-2.8 0-.8.2-1.4.6-2-3.9-.3-8.4-2.6-8.4-5.7Z" fill="${pi}"/>
    <path d="M34 51c-3.5-2.5-3.8-8.5 1-11.5" fill="none" stroke="${pa}" stroke-width="1.7" stroke-linecap="round"/>
    <path d="M15 51.5h7M33 51.5h9" stroke="${pa}" stroke-width="2.8" stroke-linecap="round"/>
    <circle cx="22.5" cy="26.5" r="6.5" fill="${pi}"/><circle cx="22.8" cy="26.8" r="4" fill="${pa}"/>
    <circle cx="14.3" cy="37" r="1.7" fill="${pl}"/><circle cx="5.6" cy="40" r="1.7" fill="${pa}"/>
    <path d="M10 42.5 3 47M11 43.5 6 50" stroke="${pi}" stroke-width="1.2" stroke-linecap="round"/>`,
  wasp:
    fine('M30 6.5C27 3 22 2 18 4') +
    legs('M27 20 18 17 14 10', 'M27 24 17 28 12 36', 'M28 27 20 36 17 49') +
    m(
      `<path d="M27.5 19C17 15 7 20 3 31c-.8 2.3 1 3.2 3 2.3C14 30 22 26.5 28 24Z" fill="var(--pw,#fff)" stroke="${pi}" stroke-width="1.5" stroke-linejoin="round" opacity=".95"/><path d="M26 21.5C18 22 11 26 6.5 31.5" fill="none" stroke="${pi}" stroke-width="1"/>`,
    ) +
    `<path d="M32 5c4 0 6.5 2.2 6.5 5.2S36 15 32 15s-6.5-1.8-6.5-4.8S28 5 32 5Z" fill="${pi}"/><path d="M29.5 9.5h5" stroke="${pl}" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M32 14.5c4.6 0 7 3 7 7.2 0 4.5-2.8 7.8-7 7.8s-7-3.3-7-7.8c0-4.2 2.4-7.2 7-7.2Z" fill="${pi}"/><path d="M28.5 19.5v5M35.5 19.5v5" stroke="${pl}" stroke-width="1.7" stroke-linecap="round"/>
    <path d="M32 29v5" stroke="${pi}" stroke-width="2.4"/>
    <path d="M32 33c5 0 7.5 4 7.5 9C39.5 50 35 58 32 62c-3-4-7.5-12-7.5-20 0-5 2.5-9 7.5-9Z" fill="${pl}"/>
    <path d="M26 36.5c3.6 2 8.4 2 12 0l1.2 3.6c-4.4 2.3-10 2.3-14.4 0Zm-1.5 8c4.7 2.3 10.3 2.3 15 0l-.9 4.3c-4.1 1.7-9.1 1.7-13.2 0Zm2.7 8.5c3 1.2 6.6 1.2 9.6 0l-1.9 4c-1.9.5-3.9.5-5.8 0Z" fill="${pi}"/>`,
  'carpenter-bee':
    fine('M30 7 26 3.5 22 4') +
    legs('M25 21 16 18 12 12', 'M24 27 14 32 11 40', 'M25 31 18 42 16 54') +
    m(
      `<path d="M25 22C14 15 5 18 2.5 26.5c-.7 2.5 1 4 3.5 3.7C14 29.3 21 28.5 26 27Z" fill="var(--pw,#fff)" stroke="${pi}" stroke-width="1.5" stroke-linejoin="round"/><path d="M26 27c-8 2-13 6-14.5 11-.6 2 .9 3 2.7 2.3C19.5 38 24 34 27 30Z" fill="var(--pw,#fff)" stroke="${pi}" stroke-width="1.5" stroke-linejoin="round"/>`,
    ) +
    `<ellipse cx="32" cy="10.5" rx="7" ry="5.6" fill="${pi}"/>
    <path d="M32 13.5c6.6 0 10.8 4.6 10.8 10.4S38.4 34 32 34s-10.8-4.3-10.8-10.1S25.4 13.5 32 13.5Z" fill="${pl}"/><circle cx="32" cy="24.5" r="3.4" fill="${pi}"/>
    <path d="M32 32.5c8 0 12.6 5.5 12.6 12.5 0 8.5-6 16.5-12.6 16.5S19.4 53.5 19.4 45c0-7 4.6-12.5 12.6-12.5Z" fill="${pi}"/>
    <path d="M24.5 41c-.8 4-.2 8.5 2.2 12.5" fill="none" stroke="var(--pw,#fff)" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>`,
  mosquito: `<g fill="none" stroke="${pi}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    <path d="M24 29 17 41l4 19M27 30l-1 12 7 17M31 30l6 9 2 18M33 28l9 4 4 20M24 27l-9-1-9 18M34 26l11-13 14-3"/><path d="M15.5 26 4 40"/><path d="M16 22 10 18M17 21l-3-7"/></g>
    <path d="M30 22C33 10 44 3 57 4c1.7.1 2.1 1.8.8 2.9C50 13 41 20 34 26Z" fill="var(--pw,#fff)" stroke="${pi}" stroke-width="1.5" stroke-linejoin="round"/><path d="M33 22C39 15 46 9 55 6" stroke="${pi}" stroke-width="1" fill="none"/>
    <path d="M32 24c6 0 13 4.5 22 12 2.2 1.9 2.7 4.3-.3 4-9-.8-17-5-23-10Z" fill="${pa}"/>
    <path d="M37.5 27.2 35 32M43 30.6 40.6 35.6M48.3 34.6 46.2 38.6" stroke="${pi}" stroke-width="1.6"/>
    <path d="M28 19c4.4 0 7 2.7 7 6.2s-3 6-7.2 6-7.3-2.4-7.3-6 3.1-6.2 7.5-6.2Z" fill="${pi}"/><circle cx="18" cy="24.8" r="4.2" fill="${pi}"/><circle cx="17" cy="24.2" r="1.3" fill="${pl}"/>`,
  termite:
    legs('M28 22 20 18 15 11', 'M27.5 26 17 28 10 35', 'M28 30 20 36 17 48') +
    m(
      `<path d="M29 9C26 5 22 3.5 17 3" fill="none" stroke="${pi}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray=".1 3"/>`,
    ) +
    `<path d="M29.5 7 31.5 4M34.5 7 32.5 4" stroke="${pi}" stroke-width="1.9" stroke-linecap="round"/>
    <path d="M32 6c5 0 7.6 3.5 7.6 7.3S36.5 20 32 20s-7.6-2.9-7.6-6.7S27 6 32 6Z" fill="${pa}" stroke="${pi}" stroke-width="1.6"/>
    <path d="M27.5 21.5c0-1.5 2-2.5 4.5-2.5s4.5 1 4.5 2.5L38 32H26Z" fill="var(--pb,#FFE3C2)" stroke="${pi}" stroke-width="1.6"/>
    <path d="M26.2 31c1.8-1 3.7-1.5 5.8-1.5s4 .5 5.8 1.5c3 2.6 4.4 7 4.4 12.2C42.2 53 37.6 60.5 32 60.5S21.8 53 21.8 43.2c0-5.2 1.4-9.6 4.4-12.2Z" fill="var(--pb,#FFE3C2)" stroke="${pi}" stroke-width="1.8"/>
    <path d="M23.2 36.5c5.5 2 12.1 2 17.6 0M22 42.5c6.2 2.2 13.8 2.2 20 0M22.6 48.5c6 2 12.8 2 18.8 0M25 54.3c4.5 1.3 9.5 1.3 14 0" fill="none" stroke="${pa}" stroke-width="1.5"/>`,
  flea: `<g fill="none" stroke="${pi}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"><path d="M18 34 12 41l2 8-4 3M23 37l-5 8 3 8-4 4M33 39l-6 7 12 3-5 9-5 1"/></g>
    <path d="M10 27c1-6 6-8 11-9 10-2 22-1 29 5 6 5 8 13 5 18-3 4-9 4-15 2-9-3-15-3-21-5-5-1.7-10-5.5-9-11Z" fill="${pa}"/>
    <path d="M10 27c.7-4.5 3.8-6.8 7.5-8 2 3.5 2.5 12-.5 17.5-4-2.2-7.7-5-7-9.5Z" fill="${pi}"/>
    <path d="M23 17.8c2.5 6 2.5 14 .5 20.7M30 16.8c3 7 3 15 1.5 22M37 17.5c4 7 4.5 15 3 24.5M44 19.8c4.5 6 6 14 5 24" fill="none" stroke="${pi}" stroke-width="1.6"/>
    <circle cx="13.6" cy="26" r="1.5" fill="${pl}"/>`,
  tick:
    legs('M25 23 15 18 10 8', 'M23 28 11 26 4 18', 'M22 34 11 38 5 47', 'M24 39 16 46 13 58') +
    `<path d="M29.5 13V7.5M34.5 13V7.5M32 13V6" stroke="${pi}" stroke-width="2" stroke-linecap="round"/>
    <path d="M32 13c9 0 15.5 9 15.5 21 0 13-6.5 22-15.5 22s-15.5-9-15.5-22c0-12 6.5-21 15.5-21Z" fill="${pa}"/>
    <path d="M32 12c5.5 0 10 3.3 12 8.5 0 6.5-5.5 12-12 12s-12-5.5-12-12c2-5.2 6.5-8.5 12-8.5Z" fill="${pi}"/><circle cx="32" cy="22" r="2.4" fill="${pl}"/>
    <path d="M22 46c2-2 4-2.5 5-2M42 46c-2-2-4-2.5-5-2M28 53v-5M36 53v-5M32 54v-6" stroke="${pi}" stroke-width="1.5" stroke-linecap="round"/>`,
  centipede:
    strokes(1.5, [...Array.from({ length: 15 }, centipedeLeg), 'M30 8C26 3 18 0 10 4']) +
    `<path d="M32 7c3 0 4.6 2.2 4.6 4.6 0 1.7-.6 2.7-.6 4.4v34c0 5-2 9-4 9s-4-4-4-9V16c0-1.7-.6-2.7-.6-4.4C27.4 9.2 29 7 32 7Z" fill="${pa}"/>
    <path d="M32 15v39" stroke="${pl}" stroke-width="1.5"/><path d="M28 20h8M28 25h8M28 30h8M28 35h8M28 40h8M28 45h8M28.6 50h6.8" stroke="${pi}" stroke-width="1.2"/>`,
  'boxelder-bug':
    legs('M27 20 17 16 13 8', 'M26 27 14 28 8 36', 'M27 33 17 41 14 55') +
    fine('M30 8 23 6 18 1') +
    `<circle cx="32" cy="10" r="4.5" fill="${pi}"/>
    <path d="M32 14c4 0 8 1.5 9.5 8C44 30 43 48 39 56c-2 4-12 4-14 0-4-8-5-26-2.5-34C24 15.5 28 14 32 14Z" fill="${pi}"/>
    <path d="M25.2 17.5 22.6 23M38.8 17.5l2.6 5.5M32 15v8M24 25l8 14 8-14M32 39l-8 15M32 39l8 15" fill="none" stroke="${pa}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  'chinch-bug':
    legs('M28 20 19 16 15 9', 'M27 27 15 28 9 35', 'M28 33 19 41 17 54') +
    fine('M30 8 24 5 20 1') +
    `<circle cx="32" cy="10" r="4.2" fill="${pi}"/>
    <path d="M32 13.5c4.5 0 7.5 2 8 8C42 30 42 48 38 57c-2 3-10 3-12 0-4-9-4-27-2-35.5.5-6 3.5-8 8-8Z" fill="${pi}"/>
    <path d="M24.5 25C30 27 34 27 39.5 25c1.3 9 .8 20-2.5 28.5-2.5 2-7.5 2-10 0C23.7 45 23.2 34 24.5 25Z" fill="var(--pw,#fff)"/>
    <path d="M32 26.5v8M25 35l7 3 7-3-3 8-4-5-4 5Z" fill="${pi}" stroke="${pi}" stroke-width="1.2" stroke-linejoin="round"/>`,
};

/** All marks as one file of symbols. */
export function pestMarks(): string {
  const symbols = PEST_MARKS.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 64 64">${DRAWINGS[name].replace(/>\s+</g, '><')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** One of fifteen: the front legs reach forward, the hind legs, the longest, trail behind. */
function centipedeLeg(_: unknown, index: number): string {
  const y = 13 + index * 2.6;
  const angle = ((index * 8.5 - 50) * Math.PI) / 180;
  const reach = 17 + index * 0.6;
  const [kneeX, kneeY] = [
    30 - reach * 0.55 * Math.cos(angle - 0.3),
    y + reach * 0.55 * Math.sin(angle - 0.3),
  ];
  const [footX, footY] = [30 - reach * Math.cos(angle), y + reach * Math.sin(angle)];
  return `M30 ${short(y)}L${short(kneeX)} ${short(kneeY)} ${short(footX)} ${short(footY)}`;
}
