/** What visitors give to the forms of photos and letters. */
import sharp from 'sharp';

/** A photo from a phone. */
export async function picture(name = 'ant.jpg') {
  const shape = { width: 320, height: 240, channels: 3, background: '#a63' } as const;
  const buffer = await sharp({ create: shape }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A date so many days from now, as a date field takes it. */
export function soon(days = 20): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
