import type { TFunction } from 'i18next';
import { eachField } from '@traveldesk/shared-ui';
import type { TravellerForm } from './traveller.form';

const plain = ['given_name', 'family_name', 'born_on', 'email', 'phone'] as const;

/** The fields to compare after a conflicting save. A passport is compared by the choice only; the company cannot change. */
export function comparedTravellerFields(t: TFunction<'savedTravellers'>) {
  return {
    company_id: [],
    title: {
      label: t('fields.title'),
      value: ({ title }: TravellerForm) => (title ? t(`titles.${title}`) : ''),
    },
    gender: {
      label: t('fields.gender'),
      value: ({ gender }: TravellerForm) => (gender ? t(`genders.${gender}`) : ''),
    },
    ...eachField(plain, (field) => ({
      label: t(`fields.${field}`),
      value: (values: TravellerForm) => values[field] ?? '',
    })),
    passport: {
      label: t('fields.document'),
      value: ({ passport }: TravellerForm) => t(`passport.${passport}`),
    },
    document: [],
    loyalty: {
      label: t('fields.loyalty'),
      value: ({ loyalty = [] }: TravellerForm) =>
        loyalty.map(({ airline, number }) => `${airline ?? ''} ${number ?? ''}`),
    },
  };
}
