import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { preloadable } from '@traveldesk/shared-ui';
import { useWriteAddress } from '@traveldesk/shared-web';
import type { RatesOf } from './negotiated.api';

const { Component: RateDialog } = preloadable(async () => (await import('./RateDialog')).RateDialog);

/** The parameter of the address with the rate whose form is open; `new` for a new one. */
const rateParam = 'negotiated';

interface Shown {
  asked: string | undefined;
  rate?: NegotiatedRate | undefined;
  round: number;
}

/**
 * Returns a function that opens the form of a rate, and the dialog. The open form is in the address, so that it survives a reload or
 * sign-in. Without `rates`, none opens.
 */
export function useRateDialog(
  of: RatesOf,
  rates: readonly NegotiatedRate[] | undefined,
): { open: (rateId: string) => void; dialog: ReactNode } {
  const write = useWriteAddress();
  const [params] = useSearchParams();
  const param = params.get(rateParam) ?? undefined;
  const found = rates?.find(({ id, registration }) => id === param && registration.state !== 'removing');
  const asked = rates && (param === 'new' || found) ? param : undefined;
  // The form keeps the rate as it was when the form opened, also while the dialog closes.
  const [shown, setShown] = useState<Shown>({ asked: undefined, round: 0 });
  if (shown.asked !== asked) {
    setShown(asked ? { asked, rate: found, round: shown.round + 1 } : { ...shown, asked });
  }
  const ask = (rateId: string | undefined) =>
    write(
      (address) => {
        if (rateId) address.set(rateParam, rateId);
        else address.delete(rateParam);
        return address;
      },
      { replace: true },
    );
  return {
    open: ask,
    dialog: shown.round > 0 && (
      <Suspense>
        <RateDialog
          key={shown.round}
          open={asked !== undefined}
          of={of}
          rate={shown.rate}
          onClose={() => ask(undefined)}
        />
      </Suspense>
    ),
  };
}
