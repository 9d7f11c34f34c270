/**
 * What stands at the foot of a page's head, one for each kind of page. Each runs from edge to edge of any window: x = 0 is
 * the middle of what it shows, y = 0 the foot of the head, and most of it stays below the words at its left.
 */
import {
  bookShelf,
  cabinet,
  cardDrawer,
  desk,
  jarAndCamera,
  labelBottle,
  magnifier,
  notebook,
  specimenTray,
  workClothes,
} from './on-the-bench.ts';
import {
  crossroads,
  homeLot,
  letters,
  mailboxes,
  porch,
  seasons,
  treatedLot,
  vanOnItsWay,
} from './on-the-street.ts';

/** Left and right end of every head, and its height: units of CSS pixels. */
export const HEAD = { left: -2000, right: 1600, height: 360 } as const;

export const PAGE_HEADS = [
  { name: 'home-lot', words: 'a house between trees, a wren on its chimney', draw: homeLot },
  { name: 'letters', words: 'a mailbox by a fence', draw: letters },
  { name: 'van', words: 'a van on its way', draw: vanOnItsWay },
  { name: 'crossroads', words: 'a signpost where four roads meet', draw: crossroads },
  { name: 'treated-lot', words: 'a house with a treated line around it', draw: treatedLot },
  { name: 'seasons', words: 'a window that shows four seasons', draw: seasons },
  { name: 'tray', words: 'six pests pinned in a tray, beside a lantern', draw: specimenTray },
  { name: 'cabinet', words: 'a cabinet of drawers, one of them open', draw: cabinet },
  { name: 'magnifier', words: 'a magnifier over an ant', draw: magnifier },
  { name: 'bottle', words: 'a bottle with its label, and a measuring cup', draw: labelBottle },
  { name: 'books', words: 'books and a list on a clipboard', draw: bookShelf },
  { name: 'jar', words: 'a phone’s camera over a jar', draw: jarAndCamera },
  { name: 'notebook', words: 'a notebook and a cup', draw: notebook },
  { name: 'work-clothes', words: 'boots, a cap and a flashlight on a bench', draw: workClothes },
  { name: 'porch', words: 'an open door with light in it', draw: porch },
  { name: 'mailboxes', words: 'four mailboxes beside a street', draw: mailboxes },
  { name: 'cards', words: 'a drawer of cards, one of them pulled up', draw: cardDrawer },
  { name: 'desk', words: 'a key and a closed box', draw: desk },
];
