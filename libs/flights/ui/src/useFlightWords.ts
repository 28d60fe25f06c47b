import { useTranslation } from 'react-i18next';
import { hasFee, type Bags, type Condition } from '@traveldesk/flights-contract';
import { isolated, useFormat } from '@traveldesk/shared-web';
import './texts';

export type ConditionName = 'change' | 'refund';

/** Formats parts of a journey as texts in the user's language. */
export interface FlightWords {
  duration: (minutes: number) => string;
  stops: (count: number) => string;
  /** Emissions of the whole journey for all travelers, as stated by the supplier. */
  co2: (kilograms: number) => string;
  bags: (bags: Bags) => { carryOn: string; checked: string };
  /** Unknown conditions are stated as unknown, never as "not allowed" (TRAVEL-RULES 15). */
  condition: (name: ConditionName, condition: Condition) => string;
}

export function useFlightWords(): FlightWords {
  const { t } = useTranslation('journey');
  const format = useFormat();
  return {
    duration: (minutes) => {
      const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
      if (parts.hours > 0 && parts.minutes === 0) return t('duration.hours', parts);
      return t(parts.hours > 0 ? 'duration.long' : 'duration.short', parts);
    },
    stops: (count) => t('stops', { count }),
    co2: (kilograms) => t('co2', { kilograms: isolated(format.number(Math.round(kilograms))) }),
    bags: ({ carry_on, checked }) => ({
      carryOn: carry_on === null ? t('bags.carryOnUnknown') : t('bags.carryOn', { count: carry_on }),
      checked: checked === null ? t('bags.checkedUnknown') : t('bags.checked', { count: checked }),
    }),
    condition: (name, condition) => {
      const { state, penalty } = condition;
      const fee = hasFee(condition);
      if (state !== 'allowed') return t(`conditions.${name}.${state}`);
      if (fee === null) return t(`conditions.${name}.allowed`);
      if (!fee) return t(`conditions.${name}.free`);
      if (!penalty) return t(`conditions.${name}.charged`);
      return t(`conditions.${name}.fee`, { fee: isolated(format.money(penalty)) });
    },
  };
}
