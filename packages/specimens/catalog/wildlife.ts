/** Wild animals of attics, chimneys and crawl spaces; sizes and marks from the sources of their pest pages. */
import type { Mark, Specimen } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { bat } from '../plans/bat.ts';
import { bird } from '../plans/bird.ts';
import { mammal } from '../plans/mammal.ts';

/** A tail that curls around beside the animal. */
const CURLED = [80, 50, 14, -34, -70, -88];
const streaks = (rows: readonly (readonly [x: number, from: number, to: number])[]): Mark => ({
  kind: 'mark',
  paired: true,
  areas: rows.map(([x, from, to]) => [
    [x - 1.3, from],
    [x + 1.3, from],
    [x + 0.9, to],
    [x - 0.9, to],
  ]),
  tension: 0.4,
  fill: '#2f2320',
  opacity: 0.85,
});

export const WILDLIFE: Specimen[] = [
  {
    name: 'southern-flying-squirrel',
    title: 'Southern flying squirrel',
    latin: 'Glaucomys volans',
    group: 'mammals',
    shows: 'adult',
    length: 128,
    layers: mammal({
      length: 128,
      width: 52,
      head: { length: 37, width: 31 },
      ear: { at: [0.92, 0.8], rx: 0.36, ry: 0.2, turn: 30, fill: '#9c8876', inner: '#d8b09c' },
      // Very large for the head.
      eye: 3.9,
      nose: '#b98d80',
      coat: '#a08a74',
      skin: '#d9b7a2',
      // The skin it glides on, from wrist to ankle.
      behind: [
        {
          kind: 'mark',
          layer: 'wings',
          paired: true,
          area: pairs([14, 40, 34, 37, 40, 54, 38, 78, 43, 104, 22, 112, 12, 80]),
          tension: 0.7,
          fill: '#8b7562',
          stroke: INK,
        },
        {
          kind: 'mark',
          layer: 'wings',
          paired: true,
          line: pairs([35, 40, 40, 55, 38.5, 78, 42, 102]),
          width: 2.2,
          stroke: '#efe6d8',
        },
      ],
      tail: {
        length: 100,
        fill: '#93806e',
        widths: [0.08, 0.15, 0.16, 0.16, 0.14, 0.04],
        turns: [86, 74, 60, 50],
        bushy: true,
      },
    }),
  },
  {
    name: 'gray-squirrel',
    title: 'Eastern gray squirrel',
    latin: 'Sciurus carolinensis',
    group: 'mammals',
    shows: 'adult',
    length: 240,
    layers: mammal({
      length: 240,
      width: 88,
      head: { length: 62, width: 48 },
      ear: { at: [0.96, 0.82], rx: 0.3, ry: 0.18, turn: 24, fill: '#8e8982', inner: '#c9a48e' },
      eye: 5,
      nose: '#4a3a36',
      coat: '#8f8a84',
      skin: '#b5a596',
      coatMarks: [
        {
          kind: 'mark',
          area: pairs([-12, 60, 12, 60, 16, 120, 14, 190, 0, 224, -14, 190, -16, 120]),
          fill: '#8a6d52',
          opacity: 0.5,
        },
      ],
      faceMarks: [
        { kind: 'mark', paired: true, oval: [15, 25, 7, 8], fill: '#e9e2d4', opacity: 0.75 },
      ],
      // As long as head and body, edged with pale hairs.
      tail: {
        length: 235,
        fill: '#b3aea6',
        widths: [0.07, 0.14, 0.17, 0.17, 0.15, 0.11, 0.02],
        turns: CURLED,
        bushy: true,
      },
    }),
  },
  {
    name: 'raccoon',
    title: 'Raccoon',
    latin: 'Procyon lotor',
    group: 'mammals',
    shows: 'adult',
    length: 457,
    layers: mammal({
      length: 457,
      width: 224,
      head: {
        length: 132,
        width: 124,
        fill: '#8b8078',
        outline: pairs([0, 0.14, 0.1, 0.26, 0.34, 0.5, 0.58, 0.94, 0.74, 1, 0.92, 0.76, 1, 0.4]),
      },
      ear: { at: [0.82, 0.84], rx: 0.3, ry: 0.19, turn: 28, fill: '#6d635d', inner: '#e6ded0' },
      eye: 6,
      nose: '#241a1e',
      coat: '#7f756c',
      skin: '#4a403f',
      fur: 0.017,
      faceMarks: [
        // White above and below, the black mask between.
        { kind: 'mark', paired: true, oval: [24, 66, 30, 22, 20], fill: '#efe9dc' },
        { kind: 'mark', paired: true, oval: [15, 30, 13, 22, -14], fill: '#efe9dc' },
        {
          kind: 'mark',
          paired: true,
          area: pairs([4, 52, 26, 42, 50, 62, 58, 82, 36, 74, 14, 66]),
          fill: '#2a2024',
        },
        { kind: 'mark', area: pairs([-6, 14, 6, 14, 9, 70, -9, 70]), fill: '#4a4040' },
      ],
      tail: {
        length: 254,
        fill: '#b6a894',
        widths: [0.13, 0.16, 0.17, 0.17, 0.15, 0.03],
        turns: [84, 56, 20, -20, -46],
        bushy: true,
        rings: { count: 6, fill: '#33292b' },
      },
    }),
  },
  {
    name: 'virginia-opossum',
    title: 'Virginia opossum',
    latin: 'Didelphis virginiana',
    group: 'mammals',
    shows: 'adult',
    length: 440,
    layers: mammal({
      length: 440,
      width: 188,
      head: {
        length: 138,
        width: 92,
        fill: '#f3eee4',
        // Long and pointed.
        outline: pairs([0, 0.16, 0.12, 0.26, 0.4, 0.52, 0.66, 0.92, 0.8, 1, 0.94, 0.76, 1, 0.44]),
      },
      // Black and bare.
      ear: { at: [0.94, 0.8], rx: 0.36, ry: 0.15, turn: 24, fill: '#2e2529', inner: '#57474a' },
      eye: 6,
      nose: '#e0a096',
      coat: '#a9a29a',
      skin: '#dcae9f',
      fur: 0.024,
      coatMarks: [
        {
          kind: 'mark',
          area: pairs([-30, 130, 30, 130, 46, 240, 44, 350, 0, 410, -44, 350, -46, 240]),
          fill: '#716a68',
          opacity: 0.55,
        },
      ],
      faceMarks: [
        { kind: 'mark', area: pairs([-4, 60, 4, 60, 12, 128, -12, 128]), fill: '#8d8683' },
      ],
      // Bare like a rat's.
      tail: {
        length: 330,
        fill: '#d9b3a2',
        widths: [0.045, 0.036, 0.028, 0.02, 0.006],
        turns: [84, 58, 26, -12, -46, -70, -84, -96],
      },
    }),
  },
  {
    name: 'striped-skunk',
    title: 'Striped skunk',
    latin: 'Mephitis mephitis',
    group: 'mammals',
    shows: 'adult',
    length: 390,
    layers: mammal({
      length: 390,
      width: 172,
      head: { length: 96, width: 76, fill: '#231c20' },
      ear: { at: [1, 0.72], rx: 0.22, ry: 0.15, turn: 20, fill: '#2f272b' },
      eye: 4.6,
      nose: '#17101a',
      coat: '#262026',
      skin: '#3a3034',
      fur: 0.024,
      coatMarks: [
        // One stripe from the crown that parts at the shoulders.
        {
          kind: 'mark',
          paired: true,
          area: pairs([
            0, 66, 20, 68, 34, 120, 52, 200, 56, 280, 30, 372, 16, 366, 34, 280, 30, 200, 12, 140,
            0, 118,
          ]),
          tension: 0.7,
          fill: '#f7f2e6',
        },
      ],
      faceMarks: [
        { kind: 'mark', area: pairs([-2, 12, 2, 12, 4, 52, -4, 52]), fill: '#f7f2e6' },
        { kind: 'mark', area: pairs([-20, 74, 0, 64, 20, 74, 20, 97, -20, 97]), fill: '#f7f2e6' },
      ],
      tail: {
        length: 250,
        fill: '#3a3136',
        widths: [0.1, 0.2, 0.26, 0.27, 0.22, 0.04],
        turns: [82, 62, 40, 16],
        bushy: true,
      },
    }),
  },
  {
    name: 'groundhog',
    title: 'Groundhog (woodchuck)',
    latin: 'Marmota monax',
    group: 'mammals',
    shows: 'adult',
    length: 455,
    layers: mammal({
      length: 455,
      width: 238,
      head: {
        length: 112,
        width: 108,
        outline: pairs([0, 0.3, 0.08, 0.48, 0.34, 0.74, 0.6, 0.98, 0.78, 1, 0.93, 0.8, 1, 0.5]),
      },
      // Short, well haired, close to the head.
      ear: { at: [0.96, 0.78], rx: 0.17, ry: 0.1, turn: 24, fill: '#6e5a48' },
      eye: 5.4,
      nose: '#2e2226',
      coat: '#8d7861',
      skin: '#3e302d',
      fur: 0.02,
      coatMarks: [
        {
          kind: 'mark',
          area: pairs([-40, 120, 40, 120, 66, 230, 62, 350, 0, 420, -62, 350, -66, 230]),
          fill: '#b5a691',
          opacity: 0.4,
        },
      ],
      tail: {
        length: 140,
        fill: darken('#8d7861', 0.35),
        widths: [0.15, 0.2, 0.22, 0.2, 0.04],
        turns: [88, 66, 44],
        bushy: true,
      },
    }),
  },
  {
    name: 'evening-bat',
    title: 'Evening bat',
    latin: 'Nycticeius humeralis',
    group: 'mammals',
    shows: 'adult',
    length: 87,
    ink: 0.8,
    layers: bat({
      length: 87,
      span: 265,
      width: 28,
      fur: '#6f5442',
      skin: '#3d3234',
      ear: { length: 0.13, width: 0.09 },
    }),
  },
  {
    name: 'little-brown-bat',
    title: 'Little brown bat',
    latin: 'Myotis lucifugus',
    group: 'mammals',
    shows: 'adult',
    length: 92,
    ink: 0.8,
    layers: bat({
      length: 92,
      span: 245,
      width: 26,
      fur: '#84683f',
      skin: '#3f3536',
      ear: { length: 0.16, width: 0.07 },
    }),
  },
  {
    name: 'big-brown-bat',
    title: 'Big brown bat',
    latin: 'Eptesicus fuscus',
    group: 'mammals',
    shows: 'adult',
    length: 116,
    ink: 0.8,
    layers: bat({
      length: 116,
      span: 305,
      width: 38,
      fur: '#8a5a36',
      skin: '#43363a',
      ear: { length: 0.12, width: 0.1 },
    }),
  },
  {
    name: 'chimney-swift',
    title: 'Chimney swift',
    latin: 'Chaetura pelagica',
    group: 'birds',
    shows: 'adult',
    length: 135,
    layers: bird({
      length: 135,
      width: 33,
      head: { length: 28, width: 26, fill: '#5b5248' },
      beak: { length: 4, width: 6, fill: '#241c1c' },
      back: '#4c443c',
      wing: { fill: '#40382f' },
      span: 285,
      // Short, with spines at the tips.
      tail: { from: 92, width: 26, fill: '#564d43' },
    }),
  },
  {
    name: 'house-sparrow',
    title: 'House sparrow, male',
    latin: 'Passer domesticus',
    group: 'birds',
    shows: 'adult',
    length: 160,
    layers: bird({
      length: 160,
      width: 56,
      head: {
        length: 36,
        width: 36,
        fill: '#8a8580',
        marks: [
          { kind: 'mark', paired: true, oval: [12, 32, 5, 10, 14], fill: '#8a4526' },
          { kind: 'mark', paired: true, oval: [15.4, 22, 2, 4.4], fill: '#ece6d8' },
        ],
      },
      beak: { length: 9, width: 11, fill: '#2b2426' },
      back: '#a5764c',
      backMarks: [
        streaks([
          [5, 46, 78],
          [13, 50, 84],
          [20, 56, 80],
        ]),
      ],
      wing: {
        fill: '#8c6140',
        marks: [
          {
            kind: 'mark',
            layer: 'wings',
            paired: true,
            line: pairs([16, 60, 22, 64, 29, 61]),
            width: 3.2,
            stroke: '#f2ece0',
          },
        ],
      },
      tail: { from: 104, width: 26, fill: '#6b5140' },
    }),
  },
  {
    name: 'european-starling',
    title: 'European starling',
    latin: 'Sturnus vulgaris',
    group: 'birds',
    shows: 'adult',
    length: 215,
    layers: bird({
      length: 215,
      width: 72,
      head: { length: 46, width: 42, fill: '#2e2a3c' },
      beak: { length: 24, width: 8, fill: '#d9b23c' },
      back: '#2c3a3c',
      backMarks: [
        {
          kind: 'mark',
          paired: true,
          ovals: [
            [4, 84, 1.6, 2.6],
            [12, 80, 1.6, 2.6],
            [8, 96, 1.6, 2.6],
            [15, 94, 1.6, 2.6],
            [3, 106, 1.6, 2.6],
            [11, 112, 1.6, 2.6],
          ],
          fill: '#e6dcc0',
        },
      ],
      wing: { fill: '#3d3634' },
      // Short and square.
      tail: { from: 152, width: 34, fill: '#332c2c' },
    }),
  },
  {
    name: 'rock-pigeon',
    title: 'Rock pigeon',
    latin: 'Columba livia',
    group: 'birds',
    shows: 'adult',
    length: 325,
    layers: bird({
      length: 325,
      width: 132,
      head: {
        length: 58,
        width: 46,
        fill: '#5a6470',
        marks: [{ kind: 'mark', area: pairs([-20, 56, 20, 56, 23, 76, -23, 76]), fill: '#4e7a62' }],
      },
      beak: { length: 15, width: 9, fill: '#3c3638' },
      back: '#98a0a6',
      wing: {
        fill: '#aab2b8',
        // Two black bars on each wing.
        marks: [
          {
            kind: 'mark',
            layer: 'wings',
            paired: true,
            line: pairs([26, 158, 48, 168, 71, 156]),
            width: 8,
            stroke: '#3a3a40',
          },
          {
            kind: 'mark',
            layer: 'wings',
            paired: true,
            line: pairs([16, 184, 38, 194, 64, 184]),
            width: 8,
            stroke: '#3a3a40',
          },
        ],
      },
      tail: {
        from: 220,
        width: 70,
        fill: '#8e979e',
        bands: [{ along: [0.78, 0.95], fill: '#3f4147' }],
      },
    }),
  },
];
