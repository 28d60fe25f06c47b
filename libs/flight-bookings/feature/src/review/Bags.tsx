import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ChosenExtra, Extras, ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import { Bidi, NumberInput } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useExtraWords } from './useExtraWords';

export interface ExtraProps {
  review: Review;
  notes: ReviewNotes;
  extras: Extras;
  value: readonly ChosenExtra[];
  onChange: (value: ChosenExtra[]) => void;
}

/** The bags on sale, with their travelers, flights and quantities. */
export function Bags({ review, notes, extras, value, onChange }: ExtraProps) {
  const format = useFormat();
  const wordsOf = useExtraWords(review, notes);
  const set = (ref: string, quantity: number) =>
    onChange([...value.filter((one) => one.ref !== ref), ...(quantity > 0 ? [{ ref, quantity }] : [])]);
  return (
    <ul className={styles.extras}>
      {extras.bags.map((bag) => {
        const { ref, price, most } = bag;
        const label = wordsOf({ kind: 'bag', price, bag });
        return (
          <li key={ref}>
            <span>{label}</span>
            <Bidi>{format.money(price)}</Bidi>
            <NumberInput
              aria-label={label}
              min={0}
              max={most}
              precision={0}
              value={value.find((one) => one.ref === ref)?.quantity ?? 0}
              onChange={(quantity) => set(ref, Number(quantity ?? 0))}
            />
          </li>
        );
      })}
    </ul>
  );
}
