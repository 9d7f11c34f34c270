import sharp from 'sharp';

/** Of columns, and between them, px. */
const COLUMN_HEIGHT = 1500;
const GAP = 12;

/**
 * A tall picture as columns beside each other, read from the left, on gray.
 * @param width of a column, px
 * @returns a JPEG
 */
export async function contactSheet(picture: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width, height: info.height, channels: info.channels };
  const columns = await Promise.all(
    Array.from({ length: Math.ceil(info.height / COLUMN_HEIGHT) }, async (_, index) => {
      const top = index * COLUMN_HEIGHT;
      const height = Math.min(COLUMN_HEIGHT, info.height - top);
      const column = sharp(data, { raw }).extract({ left: 0, top, width, height });
      return { input: await column.png().toBuffer(), left: index * (width + GAP), top: 0 };
    }),
  );
  return sharp({
    create: {
      width: columns.length * (width + GAP) - GAP,
      height: Math.min(COLUMN_HEIGHT, info.height),
      channels: 3,
      background: '#888',
    },
  })
    .composite(columns)
    .jpeg({ quality: 80 })
    .toBuffer();
}
