import { problemSchema } from '@traveldesk/shared-contract';

/** Response schemas of the failures a route answers beyond those the kernel adds to every route. */
export function problems<const Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof problemSchema> {
  return Object.fromEntries(statuses.map((status) => [status, problemSchema])) as Record<
    Status,
    typeof problemSchema
  >;
}
