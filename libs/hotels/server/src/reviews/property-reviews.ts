import type { PropertyReviews } from '@traveldesk/hotels-contract';
import { newId } from '@traveldesk/shared-server';
import { createTally, reportSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import type { Knowing } from '../properties/opened-for';
import type { WantedSearch } from '../search/read-stay';
import { askStays } from '../stay-calls';

const mostReviews = 20;
/** A short deadline, because reviews are an extra of the page. */
const deadlineMs = 10_000;

/** Returns a supplier's newest reviews of a property; those of the last minutes, if this process has them. Never throws for its failure. */
export function reviewsOf(
  tools: HotelTools,
  { company }: Pick<WantedSearch, 'company'>,
  { seller, ref }: Knowing,
): Promise<PropertyReviews> {
  return tools.reviews(`${company?.id} ${seller.id} ${ref}`, async () => {
    const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), tools.stopping]);
    let reviews: PropertyReviews['reviews'] = [];
    const parts = async function* (): AsyncGenerator<number> {
      const caller = { companyId: company?.id ?? null, reference: newId(), signal };
      reviews = await askStays(tools, seller, caller, (stays, call) => stays.reviews(call, ref, mostReviews));
      yield reviews.length;
    };
    const outcome = await reportSupplier(
      {
        supplier: seller.key,
        // Reviews need no check, because they cannot contradict the search.
        tally: createTally<never>(() => null),
        signal,
        emit: () => undefined,
        log: tools.log,
      },
      parts(),
    );
    return { outcome, reviews };
  });
}
