/** The brown recluse, and the harmless spiders taken for it. */
import type { Mark, Specimen } from '../anatomy.ts';
import { pairs } from '../geometry.ts';
import { GLOBE } from '../plans/outlines.ts';
import { spider } from '../plans/spider.ts';

export const SPIDERS: Specimen[] = [
  {
    name: 'brown-recluse',
    title: 'Brown recluse',
    latin: 'Loxosceles reclusa',
    group: 'spiders',
    shows: 'adult',
    length: 9,
    ink: 0.85,
    layers: spider({
      length: 9,
      front: {
        length: 4,
        width: 3.5,
        fill: '#b98a54',
        marks: [
          // The violin: body in front, neck to the rear.
          {
            kind: 'mark',
            area: pairs([
              -0.62, 0.45, 0.62, 0.45, 0.78, 1.15, 0.42, 1.65, 0.56, 2.15, 0.14, 2.5, 0.09, 3.5,
              -0.09, 3.5, -0.14, 2.5, -0.56, 2.15, -0.42, 1.65, -0.78, 1.15,
            ]),
            fill: '#5c361f',
            opacity: 0.9,
          },
        ],
        outline: pairs([0, 0.5, 0.2, 0.6, 0.55, 1, 0.82, 0.92, 1, 0.46]),
      },
      abdomen: {
        width: 3.6,
        fill: '#a47c54',
        outline: pairs([0, 0.34, 0.2, 0.84, 0.5, 1, 0.8, 0.78, 0.95, 0.34, 1, 0.05]),
        gloss: 0.12,
      },
      hair: { count: 22, length: 0.16, color: '#8a6440' },
      legs: [14, 15.2, 12, 14],
      legWidth: 0.46,
      legColor: '#bd9160',
      // Six eyes in three pairs: one pair in front, one on each side.
      eyes: [
        { at: [0.15, 0.5], rx: 0.13, ry: 0.13 },
        { at: [0.72, 0.72], rx: 0.12, ry: 0.13 },
        { at: [0.9, 0.95], rx: 0.12, ry: 0.13 },
      ],
    }),
  },
  {
    name: 'wolf-spider',
    title: 'Wolf spider',
    latin: 'Tigrosa helluo',
    group: 'spiders',
    shows: 'adult',
    length: 19,
    layers: spider({
      length: 19,
      front: {
        length: 8.4,
        width: 6.4,
        fill: '#75543a',
        marks: [
          {
            kind: 'mark',
            area: pairs([-0.34, 1.7, 0.34, 1.7, 0.62, 5, 0.3, 8, -0.3, 8, -0.62, 5]),
            fill: '#dcbd86',
          },
          {
            kind: 'mark',
            paired: true,
            area: pairs([2.3, 3.6, 2.75, 4.4, 2.7, 6.2, 2.2, 7]),
            fill: '#c7a672',
            opacity: 0.85,
          },
        ],
        outline: pairs([0, 0.5, 0.18, 0.62, 0.55, 1, 0.82, 0.92, 1, 0.4]),
      },
      abdomen: {
        width: 7,
        fill: '#77593f',
        marks: [
          {
            kind: 'mark',
            area: pairs([
              -0.7, 8.5, 0.7, 8.5, 0.95, 10.4, 0.45, 12.4, 0, 13.2, -0.45, 12.4, -0.95, 10.4,
            ]),
            fill: '#3b281e',
            opacity: 0.9,
          },
          ...[13.9, 15.2, 16.4, 17.4].map(
            (y, index): Mark => ({
              kind: 'mark',
              line: [
                [-1.5 + index * 0.25, y + 0.4],
                [0, y - 0.35],
                [1.5 - index * 0.25, y + 0.4],
              ],
              width: 0.3,
              stroke: '#3b281e',
              tension: 0.4,
            }),
          ),
          {
            kind: 'mark',
            paired: true,
            line: pairs([1.5, 9.6, 2.3, 11.6, 2.2, 14.6]),
            width: 0.5,
            stroke: '#c09a68',
            opacity: 0.6,
          },
        ],
      },
      hair: { count: 16, length: 0.42, color: '#503a2a', all: true },
      legs: [24, 22, 21, 28],
      legWidth: 1.5,
      legColor: '#8d6b46',
      ring: '#57402c',
      eyes: [
        { at: [0.62, 1.45], rx: 0.48, ry: 0.46 },
        { at: [1.32, 2.3], rx: 0.36, ry: 0.36 },
        { at: [0.3, 0.6], rx: 0.17, ry: 0.17 },
        { at: [0.82, 0.62], rx: 0.15, ry: 0.15 },
      ],
      jaws: { length: 1.5, fill: '#3c281f' },
    }),
  },
  {
    name: 'house-spider',
    title: 'Common house spider',
    latin: 'Parasteatoda tepidariorum',
    group: 'spiders',
    shows: 'adult',
    length: 6,
    ink: 0.9,
    layers: spider({
      length: 6,
      front: { length: 2.1, width: 1.75, fill: '#a0733f' },
      abdomen: {
        width: 3.7,
        fill: '#bf9a68',
        outline: GLOBE,
        marks: [
          {
            kind: 'mark',
            paired: true,
            area: pairs([0.35, 2.3, 1.1, 2.5, 1.5, 3.2, 0.8, 3.1]),
            fill: '#6d4a30',
            opacity: 0.85,
          },
          {
            kind: 'mark',
            paired: true,
            area: pairs([0.25, 3.5, 1.4, 3.6, 1.5, 4.2, 0.5, 4]),
            fill: '#7d5838',
            opacity: 0.8,
          },
          {
            kind: 'mark',
            paired: true,
            area: pairs([0.2, 4.4, 1.1, 4.5, 0.9, 5.2, 0.3, 5.1]),
            fill: '#6d4a30',
            opacity: 0.85,
          },
          { kind: 'mark', oval: [0, 3, 0.22, 0.4], fill: '#f0dcb2' },
          {
            kind: 'mark',
            line: pairs([-0.7, 3.35, 0, 3.62, 0.7, 3.35]),
            width: 0.16,
            stroke: '#f0dcb2',
          },
          {
            kind: 'mark',
            line: pairs([-0.7, 4.3, 0, 4.55, 0.7, 4.3]),
            width: 0.14,
            stroke: '#f0dcb2',
          },
        ],
      },
      abdomenFrom: 1.85,
      legs: [10, 7, 5, 7.6],
      legWidth: 0.36,
      legColor: '#d0a76c',
      ring: '#6d4428',
      eyes: [
        { at: [0.15, 0.3], rx: 0.085, ry: 0.085 },
        { at: [0.4, 0.36], rx: 0.08, ry: 0.08 },
      ],
    }),
  },
  {
    name: 'cellar-spider',
    title: 'Cellar spider',
    latin: 'Pholcus phalangioides',
    group: 'spiders',
    shows: 'adult',
    length: 7,
    ink: 0.8,
    layers: spider({
      length: 7,
      front: {
        length: 1.9,
        width: 1.9,
        fill: '#cdb48a',
        marks: [{ kind: 'mark', oval: [0, 1.1, 0.32, 0.6], fill: '#8d7350', opacity: 0.8 }],
      },
      abdomen: {
        width: 2,
        fill: '#c4b394',
        outline: pairs([0, 0.4, 0.12, 0.86, 0.45, 1, 0.85, 0.8, 0.97, 0.34, 1, 0.05]),
        marks: [2.6, 3.6, 4.6, 5.6].map(
          (y): Mark => ({
            kind: 'mark',
            paired: true,
            oval: [0.34, y, 0.16, 0.26],
            fill: '#8d7a60',
            opacity: 0.6,
          }),
        ),
      },
      legs: [27, 20, 16, 20],
      legWidth: 0.3,
      legColor: '#b89b6c',
      ring: '#6e5436',
      eyes: [
        { at: [0.28, 0.4], rx: 0.12, ry: 0.12 },
        { at: [0.1, 0.28], rx: 0.07, ry: 0.07 },
      ],
    }),
  },
  {
    name: 'jumping-spider',
    title: 'Bold jumping spider',
    latin: 'Phidippus audax',
    group: 'spiders',
    shows: 'adult',
    length: 11,
    layers: spider({
      length: 11,
      front: {
        length: 4.8,
        width: 4.5,
        fill: '#2c2428',
        outline: pairs([0, 0.72, 0.25, 0.9, 0.6, 1, 0.86, 0.82, 1, 0.42]),
      },
      abdomen: {
        width: 5.3,
        fill: '#2e2529',
        marks: [
          {
            kind: 'mark',
            area: pairs([0, 7.2, 0.85, 8.2, 0, 8.7, -0.85, 8.2]),
            fill: '#f6efdf',
            tension: 0.6,
          },
          { kind: 'mark', paired: true, oval: [1.3, 9.3, 0.36, 0.24, 25], fill: '#f6efdf' },
          {
            kind: 'mark',
            line: pairs([-1.7, 5.6, 0, 5, 1.7, 5.6]),
            width: 0.36,
            stroke: '#f6efdf',
          },
        ],
      },
      hair: { count: 5, length: 0.4, color: '#5a4c50', all: true },
      legs: [9.5, 7.6, 7.6, 9],
      legWidth: 1.15,
      legColor: '#3a2f32',
      ring: '#cfc4b2',
      eyes: [
        { at: [0.62, 0.28], rx: 0.5, ry: 0.46 },
        { at: [1.5, 0.62], rx: 0.28, ry: 0.3 },
        { at: [1.55, 2.3], rx: 0.22, ry: 0.24 },
      ],
      jaws: { length: 0.8, fill: '#3f9a86' },
    }),
  },
];
