import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { recordLoader } from '@traveldesk/shared-web';
import './texts';
import { comparedTravellerFields } from './traveller.compared';
import { travellerFormOf, travellerFormSchema, type TravellerForm as Values } from './traveller.form';
import { nameOf } from './traveller.words';
import { TravellerForm } from './TravellerForm';
import { TravellerHistory } from './TravellerHistory';
import {
  bookingsTraveller,
  useBookingsTravellerQuery,
  useBookingsUpdateTravellerMutation,
  useLazyBookingsTravellerQuery,
} from './travellers.api';

export function TravellerEditPage() {
  const { t } = useTranslation('savedTravellers');
  const { id = '' } = useParams();
  const traveller = useBookingsTravellerQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(traveller);
  const [readAgain] = useLazyBookingsTravellerQuery();
  const [update] = useBookingsUpdateTravellerMutation();
  return (
    <FormPage<Values>
      title={t('edit', { name: opened ? nameOf(opened) : '' })}
      back="/travellers"
      backLabel={t('title')}
      initialValues={opened && travellerFormOf(opened)}
      version={opened?.version}
      unkept={unkept}
      loadError={traveller.error}
      onRetry={() => void traveller.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, traveller: travellerFormSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: travellerFormOf(newest), version: newest.version };
        },
        fields: comparedTravellerFields(t),
      }}
      after={<TravellerHistory id={id} />}
    >
      <TravellerForm traveller={opened} />
    </FormPage>
  );
}

/** Document numbers are never stored in the browser. */
const unkept = ['document'];

TravellerEditPage.loader = recordLoader(bookingsTraveller);

export { TravellerEditPage as Component };
