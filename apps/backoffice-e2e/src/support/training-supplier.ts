import type { adminApi } from './api';

interface Training {
  id: string;
  key: string;
  base_url: string;
  module: { id: string };
}

/** The demo's training supplier with a key; by default the one of flights. */
export async function trainingSupplier(
  { find }: Pick<Awaited<ReturnType<typeof adminApi>>, 'find'>,
  wanted = 'training',
): Promise<Training> {
  // The filter finds keys that contain the text.
  const training = (await find<Training>('/suppliers', { key: wanted })).find(({ key }) => key === wanted);
  if (!training) throw new Error('The demo has no training supplier.');
  return training;
}
