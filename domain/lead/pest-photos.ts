/** Limits and checks of pest pictures, shared by the browser and the server. */
import * as m from '#messages';

export const PHOTO_LIMITS = {
  /** Most pictures per request; at least one is required. */
  count: 4,
  /** Most bytes per picture. */
  bytes: 10_000_000,
  /** Most pixels per picture (width times height), because a small file can unpack to gigabytes. */
  pixels: 60_000_000,
} as const;

/** Types that the office can open. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * The `accept` of a file field. If only pictures are accepted, Chrome on Android 14 and later offers only the gallery. A type
 * that Chrome does not know makes it offer the camera, too; `capture` would offer no gallery. No file matches that type.
 */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, 'android/allowCamera'].join(',');

/** Why a picture is refused. */
export type PhotoRefusal = 'none' | 'too-many' | 'too-large' | 'heic' | 'wrong-type' | 'unreadable';

/** Messages shown beside the field. */
export const PHOTO_REFUSALS: Record<PhotoRefusal, () => string> = {
  none: m.lead_please_choose_at_least_one_picture,
  'too-many': () => m.lead_please_choose_up_to_pictures({ count: PHOTO_LIMITS.count }),
  'too-large': m.lead_a_picture_can_have_up_to_10_mb,
  heic: m.lead_we_cant_open_heic_pictures_please,
  'wrong-type': m.lead_please_send_a_photo_as_jpeg_png_or,
  unreadable: m.lead_one_picture_cant_be_opened_please,
};

/** The picture's type by its first bytes, whatever its name says; or why it is refused. */
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
