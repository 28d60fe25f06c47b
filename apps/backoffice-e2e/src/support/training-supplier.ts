import type { adminApi } from './api';

interface Training {
  id: string;
  key: string;
  base_url: string;
  module: { id: string };
}

/** The demo's training supplier of flights. */
export async function trainingSupplier({
  find,
}: Pick<Awaited<ReturnType<typeof adminApi>>, 'find'>): Promise<Training> {
  // The filter finds keys that contain the text.
  const training = (await find<Training>('/suppliers', { key: 'training' })).find(
    ({ key }) => key === 'training',
  );
  if (!training) throw new Error('The demo has no training supplier.');
  return training;
}
