import { imageType, type ImageType, type Kernel } from '@traveldesk/shared-server';
import { fetchFile, type HostPolicy } from '@traveldesk/suppliers-server';
import { createJoined, createKept } from '../joined';
import { createPhotoCache, type PhotoCache } from './photo-cache';

export interface Photo {
  type: ImageType;
  bytes: Buffer;
}

/** The photos of a process. */
export interface Photos {
  /** Returns the photo at an address that a supplier named; null if there is none now. */
  at(address: string): Promise<Photo | null>;
}

interface PhotosOptions {
  /** Where fetched photos are cached. */
  folder: string;
  policy: HostPolicy;
  log: Kernel['log'];
  timeoutMs?: number;
}

const maxBytes = 2 * 1024 * 1024;
/** The maximum number of waiting requests; further photos get a placeholder at once. */
export const mostAtOnce = 20;
/** How long a failed address is not tried again. */
const failedMs = 60_000;

export function createPhotos({ folder, policy, log, timeoutMs = 5_000 }: PhotosOptions): Photos {
  const cache = createPhotoCache(folder);
  const joined = createJoined<Photo | null>();
  const failed = createKept<Photo | null>({ ms: failedMs, most: 1_000, isKept: (photo) => photo === null });
  let fetching = 0;
  const fetchNow = async (address: string): Promise<Photo | null> => {
    fetching += 1;
    try {
      return photoOf(await fetchFile(address, { policy, timeoutMs, maxBytes }));
    } finally {
      fetching -= 1;
    }
  };
  const keep = (address: string, { bytes }: Photo) =>
    cache.put(address, bytes).catch((error: unknown) => log.warn({ err: error }, 'a photo is not cached'));
  return {
    at: (address) =>
      joined(address, async () => {
        const known = await cachedPhoto(cache, address);
        if (known) return known;
        if (fetching >= mostAtOnce) return null;
        const photo = await failed(address, () => fetchNow(address));
        if (photo) await keep(address, photo);
        return photo;
      }),
  };
}

async function cachedPhoto(cache: PhotoCache, address: string): Promise<Photo | null> {
  return photoOf(await cache.get(address));
}

/** The type is that of the content, whatever the supplier says. */
function photoOf(bytes: Buffer | null): Photo | null {
  const type = bytes && imageType(bytes);
  return bytes && type ? { type, bytes } : null;
}
