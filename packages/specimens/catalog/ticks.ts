/** Ticks of Virginia and the Upstate: unfed females, and the nymph that is hardest to see. */
import type { Mark, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { tick } from '../plans/tick.ts';

const pale = (points: Mark['area'] & object): Mark => ({
  kind: 'mark',
  paired: true,
  area: points,
  fill: '#e6d6b4',
  opacity: 0.9,
});

export const TICKS: Specimen[] = [
  {
    name: 'lone-star-tick',
    title: 'Lone star tick, female',
    latin: 'Amblyomma americanum',
    group: 'ticks',
    shows: 'adult',
    length: 4.4,
    layers: tick({
      length: 4.4,
      width: 3.1,
      mouth: { length: 1.05, width: 0.62 },
      shield: {
        length: 1.9,
        width: 1.86,
        fill: '#8a4a2c',
        marks: [{ kind: 'mark', oval: [0, 2.46, 0.27, 0.22], fill: '#fffbf0', stroke: INK }],
      },
      marks: [
        {
          kind: 'mark',
          paired: true,
          line: [
            [0.6, 2.9],
            [0.7, 3.6],
          ],
          opacity: 0.5,
        },
      ],
      color: '#a55b33',
      legColor: '#a9683c',
      leg: 2.4,
      legWidth: 0.3,
      ring: '#e2c79a',
      festoons: true,
    }),
  },
  {
    name: 'blacklegged-tick',
    title: 'Blacklegged tick, female',
    latin: 'Ixodes scapularis',
    group: 'ticks',
    shows: 'adult',
    length: 3,
    layers: tick({
      length: 3,
      width: 1.86,
      mouth: { length: 0.72, width: 0.44 },
      shield: { length: 1.12, width: 1.06, fill: '#33242a' },
      marks: [
        {
          kind: 'mark',
          line: [
            [-0.4, 2.05],
            [-0.52, 2.5],
          ],
          opacity: 0.5,
        },
        {
          kind: 'mark',
          line: [
            [0.4, 2.05],
            [0.52, 2.5],
          ],
          opacity: 0.5,
        },
        {
          kind: 'mark',
          line: [
            [0, 1.9],
            [0, 2.55],
          ],
          opacity: 0.5,
        },
      ],
      color: '#c4622f',
      legColor: '#3a2a2e',
      leg: 1.75,
      legWidth: 0.19,
    }),
  },
  {
    name: 'dog-tick',
    title: 'American dog tick, female',
    latin: 'Dermacentor variabilis',
    group: 'ticks',
    shows: 'adult',
    length: 4.8,
    layers: tick({
      length: 4.8,
      width: 3.3,
      mouth: { length: 0.66, width: 0.7 },
      shield: {
        length: 2.1,
        width: 2.1,
        fill: '#6e4630',
        marks: [
          pale(
            pairs([
              0.34, 0.7, 0.62, 0.84, 0.72, 1.2, 0.95, 1.5, 0.72, 1.72, 0.6, 1.4, 0.42, 1.2, 0.5,
              0.95,
            ]),
          ),
          pale(
            pairs([
              0.14, 1.35, 0.3, 1.5, 0.28, 1.8, 0.62, 2, 0.5, 2.28, 0.24, 2.2, 0.12, 2.4, 0.08, 1.8,
            ]),
          ),
          pale(pairs([0.06, 0.75, 0.2, 0.9, 0.1, 1.15, 0.03, 1.05])),
          pale(pairs([0.62, 1.05, 0.72, 1.3, 0.6, 1.3])),
        ],
      },
      marks: [
        {
          kind: 'mark',
          paired: true,
          line: [
            [0.6, 3.1],
            [0.75, 4],
          ],
          opacity: 0.5,
        },
        {
          kind: 'mark',
          line: [
            [0, 3],
            [0, 4],
          ],
          opacity: 0.4,
        },
      ],
      color: '#7c4a30',
      legColor: '#7d5236',
      leg: 2.5,
      legWidth: 0.36,
      ring: '#c9ad86',
      festoons: true,
    }),
  },
  {
    name: 'gulf-coast-tick',
    title: 'Gulf Coast tick, female',
    latin: 'Amblyomma maculatum',
    group: 'ticks',
    shows: 'adult',
    length: 5.2,
    layers: tick({
      length: 5.2,
      width: 3.5,
      mouth: { length: 1.15, width: 0.66 },
      shield: {
        length: 2.1,
        width: 2.1,
        fill: '#7b4a30',
        // Bright branching marks on the shield alone.
        marks: [
          pale(pairs([0.06, 1.2, 0.3, 1.1, 0.5, 1.5, 0.72, 1.7, 0.6, 2, 0.34, 1.7, 0.12, 1.6])),
          pale(pairs([0.1, 1.9, 0.36, 2, 0.44, 2.36, 0.2, 2.7, 0.06, 2.4])),
        ],
      },
      marks: [
        {
          kind: 'mark',
          paired: true,
          line: [
            [0.6, 3.4],
            [0.72, 4.2],
          ],
          opacity: 0.5,
        },
      ],
      color: '#8d5a3a',
      legColor: '#a9693c',
      leg: 2.7,
      legWidth: 0.34,
      festoons: true,
    }),
  },
  {
    name: 'brown-dog-tick',
    title: 'Brown dog tick, female',
    latin: 'Rhipicephalus sanguineus',
    group: 'ticks',
    shows: 'adult',
    length: 2.8,
    layers: tick({
      length: 2.8,
      width: 1.5,
      mouth: { length: 0.42, width: 0.5 },
      shield: { length: 1.06, width: 0.98, fill: '#7e3f25' },
      marks: [
        {
          kind: 'mark',
          paired: true,
          line: [
            [0.28, 1.7],
            [0.34, 2.3],
          ],
          opacity: 0.5,
        },
      ],
      color: '#98512f',
      legColor: '#8a4a2c',
      leg: 1.6,
      legWidth: 0.19,
      festoons: true,
    }),
  },
  {
    name: 'asian-longhorned-tick',
    title: 'Asian longhorned tick, female',
    latin: 'Haemaphysalis longicornis',
    group: 'ticks',
    shows: 'adult',
    length: 2.7,
    layers: tick({
      length: 2.7,
      width: 1.7,
      // Short, and wide enough at the base to look like a triangle.
      mouth: { length: 0.4, width: 0.7 },
      shield: { length: 0.98, width: 1.02, fill: '#8f5a38' },
      marks: [
        {
          kind: 'mark',
          paired: true,
          line: [
            [0.34, 1.7],
            [0.38, 2.2],
          ],
          opacity: 0.5,
        },
      ],
      color: '#a8714a',
      legColor: '#9a6540',
      leg: 1.5,
      legWidth: 0.18,
      festoons: true,
    }),
  },
  {
    name: 'blacklegged-tick-nymph',
    title: 'Blacklegged tick, nymph',
    latin: 'Ixodes scapularis',
    group: 'ticks',
    shows: 'stage',
    length: 1.5,
    layers: tick({
      length: 1.5,
      width: 0.86,
      mouth: { length: 0.32, width: 0.22 },
      shield: { length: 0.6, width: 0.58, fill: '#33242a' },
      color: '#c9a98a',
      legColor: '#4a383a',
      leg: 0.92,
      legWidth: 0.1,
    }),
  },
];
