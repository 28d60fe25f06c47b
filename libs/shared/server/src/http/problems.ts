import { problemSchema } from '@traveldesk/shared-contract';

/** Returns the response schemas of a route's failures, in addition to those that the kernel adds to every route. */
export function problems<const Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof problemSchema> {
  return Object.fromEntries(statuses.map((status) => [status, problemSchema])) as Record<
    Status,
    typeof problemSchema
  >;
}
