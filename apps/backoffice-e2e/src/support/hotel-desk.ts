import type { APIRequestContext } from '@playwright/test';
import { accounts } from './accounts';
import { apiOf } from './api';
import { dayIn } from './days';

interface Found {
  type: string;
  results?: { property: { id: string } }[];
}

/** Returns the address of a property in Dubai that the training supplier sells, opened with a search for two adults. */
export async function propertyAddress(request: APIRequestContext): Promise<string> {
  const stay = `place=city.DXB&radius=30&check_in=${dayIn(60)}&check_out=${dayIn(63)}&rooms=2`;
  const api = await apiOf(request, accounts.agent);
  const lines = await api.lines<Found>(`/hotels/offers?${stay}`);
  const [first] = lines.flatMap(({ results = [] }) => results);
  if (!first) throw new Error(`No hotel is sold in Dubai: ${JSON.stringify(lines).slice(0, 400)}`);
  return `/hotels/property/${first.property.id}?${stay}`;
}
