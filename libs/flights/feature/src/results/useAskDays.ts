import { useCallback, useEffect, useRef, useState } from 'react';
import { encodeCriteria, onDays, type DayPrice, type FlightCriteria } from '@traveldesk/flights-contract';
import { useAppDispatch } from '@traveldesk/shared-web';
import { dayKey } from './cheapest-day';
import { flightsDayPrice } from './days.api';

/** Days requested at the same time: suppliers have limits, and the main search is still running. */
const atOnce = 2;

/** Milliseconds between updates while days are being requested, so that fast suppliers' results show early. */
const lookEveryMs = 1_500;

type AskedDay = Pick<DayPrice, 'date' | 'return_date'>;

interface AskDays {
  asking: boolean;
  ask: (days: readonly AskedDay[]) => void;
}

/** Requests other days of the same journey from the suppliers; `look` reloads the known prices. */
export function useAskDays(criteria: FlightCriteria, look: () => void): AskDays {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const asked = useRef(new Set<string>());
  const isGone = useRef(false);
  const running = useRef(new Set<{ abort: () => void }>());
  const latest = useRef({ criteria, look });
  useEffect(() => {
    latest.current = { criteria, look };
  });

  // Leaving the page cancels the requests.
  useEffect(() => {
    const { current: asks } = running;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const one of asks) one.abort();
    };
  }, []);

  useEffect(() => {
    if (!asking) return;
    const timer = setInterval(() => latest.current.look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [asking]);

  const ask = useCallback(
    (days: readonly AskedDay[]) => {
      const left = days.filter((day) => !asked.current.has(dayKey(day)));
      if (left.length === 0) return;
      for (const day of left) asked.current.add(dayKey(day));
      setAsking(true);
      const askOn = async () => {
        for (let day = left.shift(); day; day = left.shift()) {
          const query = encodeCriteria(onDays(latest.current.criteria, day));
          const answer = dispatch(flightsDayPrice.initiate(query, { forceRefetch: true }));
          running.current.add(answer);
          await answer;
          running.current.delete(answer);
          answer.unsubscribe();
          if (isGone.current) return;
          // A later click may retry a day that got no answer.
          asked.current.delete(dayKey(day));
          latest.current.look();
        }
      };
      void Promise.all(Array.from({ length: atOnce }, askOn)).then(() => setAsking(false));
    },
    [dispatch],
  );
  return { asking, ask };
}
