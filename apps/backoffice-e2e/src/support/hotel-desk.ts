import type { APIRequestContext } from '@playwright/test';
import { accounts } from './accounts';
import { apiOf } from './api';
import type { Desk } from './booking-desk';
import { dayIn } from './days';

interface Found {
  type: string;
  results?: { property: { id: string; name: string } }[];
}

const days = `check_in=${dayIn(60)}&check_out=${dayIn(63)}&rooms=2`;

/** Returns the address of a property in Dubai that the training supplier sells, opened with a search for two adults. */
export const propertyAddress = (request: APIRequestContext): Promise<string> =>
  addressOf(request, accounts.agent, { search: `place=city.DXB&radius=30&${days}` });

/** Returns the address of the test hotel, whose rooms are scenarios (docs/training-supplier.md), for a desk of hotels. */
export const testHotelAddress = (request: APIRequestContext, { company }: Desk): Promise<string> =>
  addressOf(request, accounts.admin, {
    search: `place=office&radius=2&${days}&company_id=${company.id}`,
    name: 'Duffel Test Hotel',
  });

async function addressOf(
  request: APIRequestContext,
  email: string,
  { search, name }: { search: string; name?: string },
): Promise<string> {
  const api = await apiOf(request, email);
  const lines = await api.lines<Found>(`/hotels/offers?${search}`);
  const found = lines
    .flatMap(({ results = [] }) => results)
    .find(({ property }) => name === undefined || property.name === name);
  if (!found) throw new Error(`No hotel is sold: ${JSON.stringify(lines).slice(0, 400)}`);
  return `/hotels/property/${found.property.id}?${search}`;
}
