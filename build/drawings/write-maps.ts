/** npm run maps: draws the maps into public/maps and writes the table of what stands where on them. */
import { mapFiles } from '@wrenhouse/maps';
import { type DrawnFiles, writeDrawnFiles } from '@wrenhouse/svg';
import { contentDir } from '../../content-loader/load.ts';
import { loadMappedAreas } from '../../content-loader/mapped-places.ts';

export function siteMaps(): DrawnFiles {
  return mapFiles(loadMappedAreas(), {
    folder: 'public/maps',
    table: 'domain/territory/maps.json',
  });
}

if (import.meta.main) {
  if (contentDir !== 'content' && !process.argv.includes('--replace')) {
    console.error(
      `The maps of this checkout show the places of content/. To replace them by those of ${contentDir}: npm run maps -- --replace`,
    );
    process.exit(1);
  }
  const drawn = siteMaps();
  writeDrawnFiles(drawn);
  console.log(`Wrote ${[...drawn.files.keys()].join(', ')}`);
}
