/** Pictures of a pest: how many, how large, and what can be wrong with them. Shared by the browser and by the server. */
import * as m from '#messages';

export const PHOTO_LIMITS = {
  /** Pictures per request, at least one. */
  count: 4,
  /** Bytes of one picture. */
  bytes: 10_000_000,
  /** Width times height of one picture: a small file can unpack to gigabytes. */
  pixels: 60_000_000,
} as const;

/** What the office can open. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * What a file field asks for. Chrome on Android 14 and later shows its gallery alone where only pictures are asked for; a type that it
 * does not know brings back the choice of the camera, and leaves the gallery, as `capture` would not. It matches no file.
 */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, 'android/allowCamera'].join(',');

/** Why a picture can't be taken. */
export type PhotoRefusal = 'none' | 'too-many' | 'too-large' | 'heic' | 'wrong-type' | 'unreadable';

/** One sentence each, to stand beside the field. */
export const PHOTO_REFUSALS: Record<PhotoRefusal, string> = {
  get none() {
    return m.lead_please_choose_at_least_one_picture();
  },
  get 'too-many'() {
    return m.lead_please_choose_up_to_pictures({ count: PHOTO_LIMITS.count });
  },
  get 'too-large'() {
    return m.lead_a_picture_can_have_up_to_10_mb();
  },
  get heic() {
    return m.lead_we_cant_open_heic_pictures_please();
  },
  get 'wrong-type'() {
    return m.lead_please_send_a_photo_as_jpeg_png_or();
  },
  get unreadable() {
    return m.lead_one_picture_cant_be_opened_please();
  },
};

/** The kind of picture by its first bytes, whatever its name says; or why it can't be taken. */
export function photoTypeOf(
  start: Uint8Array,
): (typeof PHOTO_TYPES)[number] | Extract<PhotoRefusal, 'heic' | 'wrong-type'> {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return text(4, 8) === 'ftyp' && /^(he(ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(text(8, 12))
    ? 'heic'
    : 'wrong-type';
}
