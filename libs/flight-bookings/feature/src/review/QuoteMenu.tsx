import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { languages } from '@traveldesk/shared-contract';
import { languageNames, useSharedSaveListMutation } from '@traveldesk/shared-web';

/** Downloads the quote of an offer for a client as PDF, in a chosen language. */
export function QuoteMenu({ offer }: { offer: string }) {
  const { t } = useTranslation('flight-bookings');
  const [save, { isLoading }] = useSharedSaveListMutation();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: languages.map((language) => ({
          key: language,
          label: <bdi>{languageNames[language]}</bdi>,
          onClick: () =>
            void save({
              url: flightBookingPaths.offerDocument(offer),
              params: { language },
              name: `quote-${language}.pdf`,
            }),
        })),
      }}
    >
      <Button icon={<FilePdfOutlined aria-hidden />} loading={isLoading}>
        {t('review.quote')}
      </Button>
    </Dropdown>
  );
}
