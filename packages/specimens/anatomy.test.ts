/** What an entomologist would count first: legs, feelers, wings, regions of the body, and where each is attached. */
import { describe, expect, test } from 'vitest';
import type { Group, Layer, Legs, Part, Region, Specimen } from './anatomy.ts';
import { SPECIMENS } from './catalog.ts';
import { halfWidthAt } from './surfaces.ts';

const ARACHNIDS: Group[] = ['spiders', 'ticks'];
const MANY_LEGGED = ['house-centipede', 'millipede'];
const FOUR_WINGED: Group[] = ['wasps', 'bees'];
const VERTEBRATES: Group[] = ['rodents', 'mammals', 'birds'];
/** Maggots of the water and of the carpet have neither legs nor wings. */
const LEGLESS = ['flea-larva', 'mosquito-larva'];

const animals = SPECIMENS.filter(
  ({ shows, group, name }) =>
    shows !== 'sign' && !VERTEBRATES.includes(group) && !name.endsWith('-egg'),
);
const insects = animals.filter(
  ({ group, name }) => !ARACHNIDS.includes(group) && !MANY_LEGGED.includes(name),
);
const fromAbove = (list: Specimen[]) => list.filter(({ lying }) => !lying);
const titled = (list: Specimen[]) => list.map((one) => [one.name, one] as const);

describe('legs', () => {
  test.each(titled(insects.filter(({ name }) => !LEGLESS.includes(name))))(
    '%s has six',
    (_, one) => {
      expect(legCount(one)).toBe(6);
    },
  );
  test.each(titled(animals.filter(({ group }) => ARACHNIDS.includes(group))))(
    '%s has eight',
    (_, one) => {
      expect(legCount(one)).toBe(8);
    },
  );
  test('a house centipede has fifteen pairs, a millipede two pairs to a ring', () => {
    expect(legCount(named('house-centipede'))).toBe(30);
    const [body] = partsOf(named('millipede'), 'body');
    expect(legCount(named('millipede')) / 4).toBe((body?.sutures?.length ?? 0) + 1);
  });
  test.each(titled(fromAbove(animals).filter((one) => legCount(one) > 0)))(
    '%s wears them on the thorax',
    (_, one) => {
      const carriers = partsOf(one, 'thorax', 'cephalothorax', 'body');
      for (const leg of legsOf(one))
        expect(
          carriers.some((part) => holds(part, leg.at)),
          `leg at ${leg.at}`,
        ).toBe(true);
    },
  );
  test.each(titled(animals))('%s has thighs thicker than its feet', (_, one) => {
    for (const { joints } of legsOf(one)) {
      const widths = joints.filter(({ name }) => name !== 'coxa').map(({ width }) => width);
      expect(widths).toEqual([...widths].sort((a, b) => b - a));
    }
  });
});

describe('feelers', () => {
  test.each(titled(insects))('%s has one pair, on the head', (_, one) => {
    const pairs = layersOf(one, 'antennae');
    const count = pairs.reduce((sum, { side }) => sum + (side ? 1 : 2), 0);
    // Seen from the side a flea hides them in a groove; a beetle larva's are too short to see.
    expect(count).toBe(['cat-flea', 'cat-flea-above'].includes(one.name) || isGrub(one) ? 0 : 2);
    const [head] = partsOf(one, 'head');
    for (const { at, side } of pairs)
      if (head && !side) expect(holds(head, at), `feeler at ${at}`).toBe(true);
  });
  test.each(titled(animals.filter(({ group }) => ARACHNIDS.includes(group))))(
    '%s has none',
    (_, one) => {
      expect(layersOf(one, 'antennae')).toHaveLength(0);
    },
  );
  test('ants have elbowed ones, termites strings of beads', () => {
    for (const one of animals.filter(({ group }) => group === 'ants'))
      expect(layersOf(one, 'antennae')[0]?.form).toBe('elbowed');
    for (const one of animals.filter(({ group }) => group === 'termites'))
      expect(layersOf(one, 'antennae')[0]?.form).toBe('beaded');
  });
});

describe('proportions', () => {
  /** Of the front leg, mm. */
  const thighOf = (one: Specimen) => {
    const [front] = legsOf(one);
    return front?.joints.find(({ name }) => name === 'femur')?.width ?? 0;
  };
  const ants = animals.filter(({ group }) => group === 'ants');

  test.each(titled(insects.filter((one) => layersOf(one, 'antennae').length > 0 && thighOf(one))))(
    '%s has feelers thinner than its thighs',
    (_, one) => {
      const [feeler] = layersOf(one, 'antennae');
      expect(feeler?.width).toBeLessThan(thighOf(one));
    },
  );
  test.each(titled(ants))('%s has feelers thinner than its shins', (_, one) => {
    const [feeler] = layersOf(one, 'antennae');
    const [front] = legsOf(one);
    const shin = front?.joints.find(({ name }) => name === 'tibia')?.width ?? 0;
    expect(feeler?.width).toBeLessThan(shin * 0.7);
  });
  // Measured workers: the scape of a pavement ant does not reach the rear edge of the head, that of an Argentine ant passes it.
  test.each([
    ['odorous-house-ant', 0.9, 1.05],
    ['argentine-ant', 1, 1.15],
    ['carpenter-ant', 0.95, 1.1],
    ['fire-ant', 0.8, 0.95],
    ['pavement-ant', 0.7, 0.85],
  ])('the first joint of the feeler of %s is %f to %f of its head', (name, least, most) => {
    const one = named(name);
    const [scape = 0] = layersOf(one, 'antennae')[0]?.path[0] ?? [];
    const [head] = partsOf(one, 'head');
    const share = scape / ((head?.to ?? 0) - (head?.from ?? 0));
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
  test.each(titled(ants))('%s has ten to twelve joints in its feeler and small eyes', (_, one) => {
    const [feeler] = layersOf(one, 'antennae');
    expect([9, 10, 11]).toContain(feeler?.segments);
    const [head] = partsOf(one, 'head');
    const [eye] = layersOf(one, 'eyes');
    expect((2 * (eye?.ry ?? 1)) / ((head?.to ?? 0) - (head?.from ?? 0))).toBeLessThan(0.22);
    expect((2 * (eye?.rx ?? 1)) / (head?.width ?? 0)).toBeLessThan(0.13);
  });
  test.each(titled(fromAbove(insects).filter((one) => layersOf(one, 'eyes').length > 0)))(
    'the eyes of %s fit its head',
    (_, one) => {
      const [head] = partsOf(one, 'head', 'body');
      for (const { rx, ry } of layersOf(one, 'eyes')) {
        expect(rx * 4).toBeLessThan(head?.width ?? 0);
        expect(ry * 2).toBeLessThan(((head?.to ?? 0) - (head?.from ?? 0)) * 0.95);
      }
    },
  );
});

describe('wings', () => {
  test.each(titled(animals.filter(({ group }) => FOUR_WINGED.includes(group))))(
    '%s has four, on the thorax',
    (_, one) => {
      const wings = layersOf(one, 'wings');
      expect(wings).toHaveLength(2);
      const [thorax] = partsOf(one, 'thorax');
      for (const { at } of wings) expect(holds(thorax as Part, at)).toBe(true);
    },
  );
  test.each(
    titled(animals.filter(({ group, name }) => group === 'flies' && !LEGLESS.includes(name))),
  )('%s has two', (_, one) => {
    expect(layersOf(one, 'wings')).toHaveLength(1);
  });
  test('a winged ant has longer front wings; a termite four of one length, longer than its body', () => {
    const ant = layersOf(named('carpenter-ant-queen'), 'wings').map(({ length }) => length);
    expect(Math.max(...ant) / Math.min(...ant)).toBeGreaterThan(1.3);
    for (const name of ['termite-swarmer', 'formosan-termite-swarmer']) {
      const lengths = layersOf(named(name), 'wings').map(({ length }) => length);
      expect(lengths).toHaveLength(2);
      expect(lengths[0]).toBe(lengths[1]);
      expect(lengths[0]).toBeGreaterThan(named(name).length);
    }
  });
});

describe('animals with a spine', () => {
  test.each([
    ['gray-squirrel', 235],
    ['southern-flying-squirrel', 100],
    ['raccoon', 254],
    ['striped-skunk', 250],
    ['groundhog', 140],
    ['virginia-opossum', 330],
  ])('the tail of %s is as long as it says', (name, length) => {
    const [tail] = layersOf(named(name), 'mark').filter(({ layer }) => layer === 'tail');
    const edge = (tail?.area ?? []).slice(0, (tail?.area?.length ?? 0) / 2);
    const other = (tail?.area ?? []).slice(edge.length).reverse();
    const middle = edge.map(([x, y], index) => {
      const [ox, oy] = other[index] as readonly [number, number];
      return [(x + ox) / 2, (y + oy) / 2] as const;
    });
    const long = middle.slice(1).reduce((sum, [x, y], index) => {
      const [fromX, fromY] = middle[index] as readonly [number, number];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
    expect(long).toBeCloseTo(length, 3);
  });
  test.each([
    ['big-brown-bat', 305],
    ['evening-bat', 265],
    ['little-brown-bat', 245],
    ['chimney-swift', 285],
  ])('%s spans its wings', (name, span) => {
    const wings = layersOf(named(name), 'mark').filter(({ layer }) => layer === 'wings');
    const reach = Math.max(...wings.flatMap(({ area = [] }) => area.map(([x]) => x)));
    expect(reach * 2).toBeCloseTo(span, 6);
  });
});

describe('body', () => {
  test.each(titled(fromAbove(insects).filter(({ shows }) => shows === 'adult')))(
    '%s has head, thorax and abdomen, in this order',
    (_, one) => {
      const regions = (['head', 'thorax', 'abdomen'] as const).map((region) =>
        partsOf(one, region),
      );
      expect(regions.every((parts) => parts.length > 0)).toBe(true);
      const [head, thorax, abdomen] = regions.map((parts) =>
        Math.min(...parts.map(({ from }) => from)),
      );
      expect(head).toBeLessThanOrEqual(thorax as number);
      expect(thorax).toBeLessThan(abdomen as number);
    },
  );
  test.each(titled(animals.filter(({ group }) => group === 'spiders')))(
    '%s has two parts',
    (_, one) => {
      expect(layersOf(one, 'part').map(({ region }) => region)).toEqual([
        'abdomen',
        'cephalothorax',
      ]);
    },
  );
  test.each([
    ['odorous-house-ant', 1],
    ['argentine-ant', 1],
    ['carpenter-ant', 1],
    ['carpenter-ant-queen', 1],
    ['fire-ant', 2],
    ['pavement-ant', 2],
    ['termite-swarmer', 0],
    ['mud-dauber', 1],
  ])('%s has %i nodes or stalks in its waist', (name, nodes) => {
    expect(partsOf(named(name), 'waist')).toHaveLength(nodes);
  });
  test('the node of an odorous house ant lies under the abdomen', () => {
    const ant = named('odorous-house-ant');
    const [node] = partsOf(ant, 'waist');
    const [abdomen] = partsOf(ant, 'abdomen');
    expect(abdomen?.from).toBeLessThan(((node?.from ?? 0) + (node?.to ?? 0)) / 2);
  });
  test('a brown recluse has six eyes in three pairs; a wolf spider two of its four pairs large', () => {
    const eyes = (name: string) => layersOf(named(name), 'eyes');
    expect(eyes('brown-recluse')).toHaveLength(3);
    expect(eyes('wolf-spider')).toHaveLength(4);
    expect(eyes('wolf-spider').filter(({ rx }) => rx > 0.3)).toHaveLength(2);
  });
  test.each(titled(fromAbove(SPECIMENS).filter((one) => layersOf(one, 'part').length > 0)))(
    '%s is as long as it says',
    (_, one) => {
      const ends = layersOf(one, 'part').map(({ to }) => to);
      expect(Math.max(...ends)).toBeCloseTo(one.length, 6);
    },
  );
});

function layersOf<Kind extends Layer['kind']>(one: Specimen, kind: Kind) {
  return one.layers.filter((layer): layer is Extract<Layer, { kind: Kind }> => layer.kind === kind);
}

function partsOf(one: Specimen, ...regions: Region[]): Part[] {
  return layersOf(one, 'part').filter(({ region }) => regions.includes(region));
}

function legsOf(one: Specimen): Legs['legs'][number][] {
  return layersOf(one, 'legs').flatMap(({ legs }) => [...legs]);
}

function legCount(one: Specimen): number {
  return layersOf(one, 'legs').reduce(
    (sum, { legs, side }) => sum + legs.length * (side ? 1 : 2),
    0,
  );
}

function holds(part: Part, [x, y]: readonly [number, number]): boolean {
  const along = (y - part.from) / (part.to - part.from);
  return along >= 0 && along <= 1 && Math.abs(x) <= halfWidthAt(part, along) + 1e-9;
}

function isGrub({ name }: Specimen): boolean {
  return name.endsWith('beetle-larva');
}

function named(name: string): Specimen {
  const found = SPECIMENS.find((one) => one.name === name);
  if (!found) throw new Error(`No specimen ${name}`);
  return found;
}
