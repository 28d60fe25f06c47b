import type { StayProperty } from '@traveldesk/hotels-contract';
import { localeOf } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';

/** The address of a property, and its chain. */
export function Address({
  address: { line, city, country_code },
  chain,
}: Pick<StayProperty, 'address' | 'chain'>) {
  const { language } = useLanguage();
  const country = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country_code);
  return [line, city, country, chain]
    .filter((part) => part !== null && part !== undefined)
    .map((part, place) => (
      <span key={part}>
        {place > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ));
}
